// The names of gradients and patterns. They are defined once a board and used by every piece on it, so that a page with
// several boards needs a name for each game and theme.

export function materialsOf<Theme extends string>(game: string) {
  // `seat` where each side has its own.
  function id(theme: Theme, name: string, seat?: number): string {
    return `${game}-${theme}-${name}${seat ?? ''}`;
  }
  function url(theme: Theme, name: string, seat?: number): string {
    return `url(#${id(theme, name, seat)})`;
  }
  return { id, url };
}
