// The print in which a game's board lies on the table.
import type { BoardDesign, Theme } from '../boards/design';
import { boxOf } from '../core/facts.svelte';
import { boxNamed } from '../shell/boxes';
import { settings } from './settings.svelte';

// What the person has chosen for the game; else that of the box that the rules are from; else the usual one.
export function themeFor(design: BoardDesign | null, preset: string): Theme {
  if (!design) return 'contrast';
  const wished = settings.themes[design.game] ?? boxNamed(boxOf(design.game, preset) ?? '')?.theme;
  return design.themes.find((theme) => theme === wished) ?? design.themes[0]!;
}
