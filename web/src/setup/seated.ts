// Whoever sat down to play is known the next time, at any game: their names and pictures, and which name is the first
// person's own.
import { personNamed, remember } from '../people/people.svelte';
import { readLocal, writeLocal } from '../store/local';
import type { ChosenPlayer } from './choice';

const place = 'fourfold.name';

export function ownName(): string {
  const name = readLocal(place);
  return typeof name === 'string' ? name : '';
}

export function rememberSeated(players: readonly ChosenPlayer[]): void {
  const people = players.filter((player) => player.kind === 'human');
  if (people[0]) writeLocal(place, people[0].name.trim());
  remember(
    people.map(({ name, picture }) => ({
      name,
      picture: picture === undefined ? (personNamed(name)?.picture ?? null) : picture,
    })),
  );
}
