// What the core says, in French (see messages.ts).
import type { Table } from '../sentences';

const files = import.meta.glob<Table>('../../../../texts/fr/{messages-*,reasons,games}.json', {
  eager: true,
  import: 'default',
});

export default Object.assign({}, ...Object.values(files)) as Table;
