// Who plays at this device: names with a picture each, remembered here and nowhere else. A record knows names only; at
// the table whoever has a name that is known here has its picture, too.
import { readLocal, writeLocal } from '../store/local';

export const pictures = ['bear', 'frog', 'penguin', 'hedgehog', 'lion', 'panda', 'whale', 'bee'] as const;
export type Picture = (typeof pictures)[number];

export interface Person {
  name: string;
  picture: Picture | null; // none: the first letter of the name
}

const place = 'fourfold.people';
const most = 12; // that are remembered

const isPicture = (value: unknown): value is Picture => pictures.includes(value as Picture);

function restored(kept: unknown): Person[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((one: unknown) => {
    const { name, picture } = (typeof one === 'object' && one !== null ? one : {}) as Partial<Person>;
    return typeof name === 'string' && name !== '' ? { name, picture: isPicture(picture) ? picture : null } : [];
  });
}

let known = $state.raw<Person[]>(restored(readLocal(place)));

// Those who played last first.
export function people(): readonly Person[] {
  return known;
}

export function personNamed(name: string): Person | undefined {
  return known.find((person) => person.name === name.trim());
}

function keep(list: Person[]): void {
  known = list.slice(0, most);
  writeLocal(place, known);
}

// They sit down to play.
export function remember(playing: readonly Person[]): void {
  const named = playing.map((person) => ({ ...person, name: person.name.trim() })).filter(({ name }) => name !== '');
  const others = known.filter((person) => !named.some(({ name }) => name === person.name));
  keep([...named, ...others]);
}

export function forget(name: string): void {
  keep(known.filter((person) => person.name !== name));
}
