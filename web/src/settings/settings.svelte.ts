// What a person has set for this browser: kept in local storage, read by whoever draws.
import type { Theme } from '../boards/design';
import type { GameName } from '../core/types';
import { readLocal, writeLocal } from '../store/local';

export type Animation = 'system' | 'off' | 'slow' | 'normal' | 'fast';
// How the board lies for several people at one screen: as it is; turned by half a circle for whoever acts, to be handed
// round; or lying flat between two people, with only the writing turned.
export type Turning = 'never' | 'pass' | 'across';

// What games differ in: as is usual at the game, always, or never. Whether a turn ends only when its player says so, and
// whether numbers are printed on the board.
export type Wish = 'usual' | 'always' | 'never';

export interface Settings {
  light: 'system' | 'light' | 'dark';
  language: string; // empty: as the browser says
  animation: Animation;
  sound: boolean;
  soundAsked: boolean; // whether sound is wanted: once, at the first roll
  autoForced: boolean;
  autoRoll: boolean;
  confirmTurns: Wish;
  flipped: boolean;
  leftHanded: boolean;
  numbers: Wish;
  pips: boolean;
  turning: Turning;
  themes: Partial<Record<GameName, Theme>>;
}

const usual: Settings = {
  light: 'system',
  language: '',
  animation: 'system',
  sound: false,
  soundAsked: false,
  autoForced: false,
  autoRoll: false,
  confirmTurns: 'usual',
  flipped: false,
  leftHanded: false,
  numbers: 'usual',
  pips: true,
  turning: 'never',
  themes: {},
};

const place = 'fourfold.settings';

// Only what is known and of the right kind is taken over; anything else in the storage is an older or a stranger's.
function restored(kept: unknown): Settings {
  if (typeof kept !== 'object' || kept === null) return { ...usual };
  const entries = Object.entries(usual).map(([name, value]) => {
    const found = (kept as Record<string, unknown>)[name];
    return [name, typeof found === typeof value && found !== null ? found : value];
  });
  const taken = Object.fromEntries(entries) as unknown as Settings;
  // Earlier releases knew yes, which was usual, and no.
  for (const name of ['confirmTurns', 'numbers'] as const) {
    if ((kept as Record<string, unknown>)[name] === false) taken[name] = 'never';
  }
  return taken;
}

export const settings: Settings = $state(restored(readLocal(place)));

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  writeLocal(place, settings);
}

function granted(wish: Wish, usual: boolean): boolean {
  return wish === 'usual' ? usual : wish === 'always';
}

// Whether turns of this game are confirmed.
export function confirmsTurns({ confirms }: { confirms: boolean }): boolean {
  return granted(settings.confirmTurns, confirms);
}

// Whether the board of this game carries numbers.
export function printsNumbers({ numbered }: { numbered: boolean }): boolean {
  return granted(settings.numbers, numbered);
}

const lessMotion = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');

const speeds: Record<Animation, number> = { system: 1, off: 0, slow: 0.55, normal: 1, fast: 2 };

// How fast pieces move: 1 is normal, 0 not at all.
export function speed(): number {
  return settings.animation === 'system' && lessMotion?.matches === true ? 0 : speeds[settings.animation];
}
