// What the core says, in English (see messages.ts).
import type { Table } from '../sentences';

const files = import.meta.glob<Table>('../../../../texts/en/{messages-*,reasons,games}.json', {
  eager: true,
  import: 'default',
});

export default Object.assign({}, ...Object.values(files)) as Table;
