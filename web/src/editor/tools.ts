// What one can have in the hand, and what seats and pieces are called.
import type { GameName } from '../core/types';
import { t } from '../texts/texts.svelte';

export interface Tool {
  seat: number; // 0 for the eraser
  kind: string;
}

export const sameTool = (a: Tool, b: Tool): boolean => a.seat === b.seat && a.kind === b.kind;

export function seatName(game: GameName, seat: number): string {
  return t(`editor.seat.${game}.${seat}`);
}

export function pieceName(game: GameName, { seat, kind }: Tool): string {
  return t(`editor.piece.${kind}`, { owner: seatName(game, seat) });
}
