// The address of the editor with a position in it: #/edit/backgammon?rules=tournament&position=4HPwATDgc%2FABMA%3A…
// Besides the rules and the position it carries every option that is not as in the preset.
import type { GameName } from '../core/types';

export interface Link {
  game: string;
  preset: string; // empty: the game's usual one
  options: Record<string, string>;
  position: string; // empty: the start
}

const rulesKey = 'rules';
const positionKey = 'position';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// Readable where an address allows it; slashes would end the part of the address that a page gets.
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',');
}

export function linkIn(hash: string): Link {
  const [path = '', ...rest] = hash.replace(/^#?\/?/, '').split('?');
  const link: Link = { game: decoded(path.split('/')[1] ?? ''), preset: '', options: {}, position: '' };
  for (const pair of rest.join('?').split('&')) {
    const equals = pair.indexOf('=');
    if (equals <= 0) continue;
    const name = decoded(pair.slice(0, equals));
    const value = decoded(pair.slice(equals + 1));
    if (name === rulesKey) link.preset = value;
    else if (name === positionKey) link.position = value;
    else link.options[name] = value;
  }
  return link;
}

export function hashOf(game: GameName, preset: string, options: Record<string, string>, position: string): string {
  const named: [string, string][] = [[rulesKey, preset], ...Object.entries(options).sort(), [positionKey, position]];
  const pairs = named.filter(([, value]) => value !== '').map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return `#/edit/${game}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}
