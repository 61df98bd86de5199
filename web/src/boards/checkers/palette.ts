// The colours of the checkers of each theme, and the names of the gradients made of them. The gradients are defined
// once a board (Materials.svelte) and used by every piece.
import type { Theme } from '../design';
import { materialsOf } from '../drawing/materials';

export type CheckersTheme = 'botanica' | 'classic' | 'club' | 'contrast';

export interface CheckerColours {
  shine: string; // where the light falls
  body: string;
  shade: string; // turned away from the light
  edge: string; // the outline, and the side in the dark
  inlay: string; // rings and emblems
  crown: string; // the emblem of a king
}

export const usualTheme: CheckersTheme = 'botanica';

const colours: Record<CheckersTheme, [CheckerColours, CheckerColours]> = {
  botanica: [
    { shine: '#6f9fcb', body: '#2f5d8a', shade: '#1d416a', edge: '#122c49', inlay: '#dfe9ee', crown: '#f5e3b0' },
    { shine: '#8fbb7d', body: '#437a4c', shade: '#2a5636', edge: '#173822', inlay: '#eef0d8', crown: '#f8e8b4' },
  ],
  classic: [
    { shine: '#c8656a', body: '#8f2c31', shade: '#641a20', edge: '#360c10', inlay: '#e8c9a0', crown: '#f3d694' },
    { shine: '#fffaf0', body: '#f2e8d0', shade: '#d3bf98', edge: '#8a7048', inlay: '#a9834c', crown: '#7a4f1c' },
  ],
  club: [
    { shine: '#6b727b', body: '#2a2f36', shade: '#15181c', edge: '#050607', inlay: '#b9c0c8', crown: '#f1e3b4' },
    { shine: '#ffffff', body: '#f1f0ea', shade: '#cfcdc4', edge: '#83827b', inlay: '#7d8188', crown: '#4a5058' },
  ],
  contrast: [
    { shine: '#0072b2', body: '#0072b2', shade: '#0072b2', edge: '#000000', inlay: '#ffffff', crown: '#ffffff' },
    { shine: '#e69f00', body: '#e69f00', shade: '#e69f00', edge: '#000000', inlay: '#000000', crown: '#000000' },
  ],
};

export function themeOf(theme: Theme): CheckersTheme {
  return theme in colours ? (theme as CheckersTheme) : usualTheme;
}

export function coloursOf(theme: CheckersTheme, seat: number): CheckerColours {
  return colours[theme][seat === 1 ? 0 : 1];
}

export const { id: materialId, url: material } = materialsOf<CheckersTheme>('checkers');
