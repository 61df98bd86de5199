// The colours of the four seats in each theme, and the names of the gradients and prints made of them. These are
// defined once a board and used by every piece. In every theme seat 1 is a rose, 2 a moss green, 3 a saffron yellow and
// 4 a sky blue, so the same words name them everywhere.
import type { Theme } from '../design';
import { materialsOf } from '../drawing/materials';

export type LudoTheme = 'liberty' | 'contrast';

export interface SeatColours {
  ground: string; // of the Floral Square
  tint: string; // of the home column
  body: string; // of a piece
  shine: string;
  shade: string;
  deep: string; // outlines and emblems
}

export const usualTheme: LudoTheme = 'liberty';

const flat = (colour: string): SeatColours => ({
  ground: colour,
  tint: colour,
  body: colour,
  shine: colour,
  shade: colour,
  deep: '#000',
});
const colours: Record<LudoTheme, SeatColours[]> = {
  liberty: [
    { ground: '#d9657f', tint: '#f2bcc6', body: '#d4526f', shine: '#f7b0bf', shade: '#98304b', deep: '#6b1a31' },
    { ground: '#6f8f4e', tint: '#c3d3a3', body: '#67904a', shine: '#b5d391', shade: '#456a2d', deep: '#273f16' },
    { ground: '#e2a93b', tint: '#f5d795', body: '#e0a02a', shine: '#ffdc88', shade: '#ad7312', deep: '#633f05' },
    { ground: '#6aa3c8', tint: '#bcd8e9', body: '#4a92c4', shine: '#b3daf0', shade: '#2b6799', deep: '#153b5e' },
  ],
  contrast: [flat('#cc79a7'), flat('#009e73'), flat('#e69f00'), flat('#0072b2')],
};

export function themeOf(theme: Theme): LudoTheme {
  return theme === 'contrast' ? theme : usualTheme;
}

export function coloursOf(theme: LudoTheme, seat: number): SeatColours {
  return colours[theme][(seat - 1) % 4]!;
}

export const { id: materialId, url: material } = materialsOf<LudoTheme>('ludo');
