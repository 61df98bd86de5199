// What a link to a position says about its rules besides the preset.
import type { GameFacts, ScreenView } from '../core/types';

// The options that are not as the preset has them.
export function optionsBesides(view: Pick<ScreenView, 'preset' | 'options'>, facts: GameFacts | null): Record<string, string> {
  const usual = facts?.presets.find((preset) => preset.name === view.preset)?.values ?? {};
  return Object.fromEntries(Object.entries(view.options).filter(([name, value]) => usual[name] !== value));
}
