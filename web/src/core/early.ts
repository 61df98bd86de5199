// Fetches the core, and the pages on the way to a table, while the first page is read, so that they are there when a box is
// opened. The whole app is kept for times without a network only after that: on a slow line the two would share it, and a
// person waits for one of them.
import { keepForOffline } from '../offline/release.svelte';
import { pageNamed } from '../shell/pages';
import { route } from '../shell/route.svelte';
import { gameFacts } from './facts.svelte';

const afterTheShelf = ['box', 'new', 'table'];
const aWhile = 30_000; // milliseconds after which it is kept in any case

export function fetchEarly(): void {
  const settled = async (): Promise<void> => {
    const late = new Promise((resolve) => setTimeout(resolve, aWhile));
    const next = route().page === '' ? afterTheShelf : [];
    await Promise.race([Promise.allSettled([...next.map(pageNamed), gameFacts()]), late]);
    keepForOffline();
  };
  if (document.readyState === 'complete') void settled();
  else addEventListener('load', () => void settled(), { once: true });
}
