// Clocks as the core writes them ('fischer:10m+5s') and as a form shows them: a kind, minutes and seconds.

export type ClockKind = 'none' | 'fischer' | 'delay' | 'per-move';

export interface ClockForm {
  kind: ClockKind;
  minutes: number; // of the whole game
  seconds: number; // of each turn
}

export const kinds: readonly ClockKind[] = ['none', 'fischer', 'delay', 'per-move'];

// What a kind begins with when it is chosen.
export const usualForms: Record<ClockKind, ClockForm> = {
  none: { kind: 'none', minutes: 0, seconds: 0 },
  fischer: { kind: 'fischer', minutes: 10, seconds: 5 },
  delay: { kind: 'delay', minutes: 5, seconds: 12 },
  'per-move': { kind: 'per-move', minutes: 0, seconds: 30 },
};

export function written({ kind, minutes, seconds }: ClockForm): string {
  if (kind === 'none') return 'none';
  return kind === 'per-move' ? `per-move:${seconds}s` : `${kind}:${minutes}m+${seconds}s`;
}

export function read(text: string): ClockForm {
  const perMove = /^per-move:(\d+)s$/.exec(text);
  if (perMove) return { kind: 'per-move', minutes: 0, seconds: Number(perMove[1]) };
  const found = /^(fischer|delay):(\d+)m\+(\d+)s$/.exec(text);
  if (!found) return usualForms.none;
  return { kind: found[1] as ClockKind, minutes: Number(found[2]), seconds: Number(found[3]) };
}
