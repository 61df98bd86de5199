// Where in the app we are: the part of the address after '#/'.

export interface Route {
  page: string; // 'new'; empty at home
  rest: string[]; // ['backgammon']
}

export function parse(hash: string): Route {
  const parts = hash.replace(/^#?\/?/, '').split('/').filter(Boolean).map(decoded);
  return { page: parts[0] ?? '', rest: parts.slice(1) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state.raw<Route>(parse(typeof location === 'undefined' ? '' : location.hash));

if (typeof addEventListener !== 'undefined') addEventListener('hashchange', () => (current = parse(location.hash)));

export function route(): Route {
  return current;
}

export function address(page: string, ...rest: string[]): string {
  return `#/${[page, ...rest].filter(Boolean).map(encodeURIComponent).join('/')}`;
}

export function go(page: string, ...rest: string[]): void {
  location.hash = address(page, ...rest);
}
