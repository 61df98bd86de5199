// The colours of the four seats and of the cloth in each theme, by day and by night, and the names of the gradients and prints made of them. These are
// defined once a board and used by every piece. In every theme seat 1 is a rose, 2 a moss green, 3 a saffron yellow and
// 4 a sky blue, so the same words name them everywhere.
import { night } from '../../shell/night.svelte';
import type { Theme } from '../design';
import { materialsOf } from '../drawing/materials';

export type LibertyTheme = 'liberty' | 'liberty-night';
export type ClubTheme = 'club' | 'club-night';
export type LudoTheme = LibertyTheme | ClubTheme | 'contrast';

export interface SeatColours {
  ground: string; // of the Floral Square
  tint: string; // of the home column
  body: string; // of a piece
  shine: string;
  shade: string;
  deep: string; // outlines and emblems
}

const usualTheme = 'liberty';

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
  // The same prints by lamplight: the grounds sink into the dark, and what stands on them keeps its colour.
  'liberty-night': [
    { ground: '#7c2f45', tint: '#5a2a3a', body: '#d4526f', shine: '#f7b0bf', shade: '#98304b', deep: '#2a0d16' },
    { ground: '#41592e', tint: '#35462a', body: '#6f9a50', shine: '#b5d391', shade: '#456a2d', deep: '#131f0b' },
    { ground: '#8a6320', tint: '#5c4620', body: '#e0a02a', shine: '#ffdc88', shade: '#ad7312', deep: '#2b1b04' },
    { ground: '#34627f', tint: '#294a60', body: '#4a92c4', shine: '#b3daf0', shade: '#2b6799', deep: '#0a1c2c' },
  ],
  club: [
    { ground: '#c8455f', tint: '#eaa7b2', body: '#c13a56', shine: '#f09fae', shade: '#8a2139', deep: '#551021' },
    { ground: '#5b8a3c', tint: '#b5cf9c', body: '#538437', shine: '#a8cf88', shade: '#35601f', deep: '#1c380e' },
    { ground: '#e3a72c', tint: '#f3d48a', body: '#dd9c1c', shine: '#ffdb82', shade: '#a66e0c', deep: '#5c3b04' },
    { ground: '#4687bd', tint: '#a9cce6', body: '#3d80b8', shine: '#a6d1ee', shade: '#205a8b', deep: '#0f3355' },
  ],
  'club-night': [
    { ground: '#7d2c3d', tint: '#5c2936', body: '#c13a56', shine: '#f09fae', shade: '#8a2139', deep: '#2b0912' },
    { ground: '#3c5a2a', tint: '#324628', body: '#5d8f3f', shine: '#a8cf88', shade: '#35601f', deep: '#0f1d08' },
    { ground: '#87631c', tint: '#5b4620', body: '#dd9c1c', shine: '#ffdb82', shade: '#a66e0c', deep: '#2a1b03' },
    { ground: '#2f5c80', tint: '#27465d', body: '#3d80b8', shine: '#a6d1ee', shade: '#205a8b', deep: '#081a2b' },
  ],
  contrast: [flat('#cc79a7'), flat('#009e73'), flat('#e69f00'), flat('#0072b2')],
};

export function themeOf(theme: Theme): LudoTheme {
  const known = theme === 'club' || theme === 'contrast' ? theme : usualTheme;
  return night() && known !== 'contrast' ? `${known}-night` : known;
}

export function coloursOf(theme: LudoTheme, seat: number): SeatColours {
  return colours[theme][(seat - 1) % 4]!;
}

// What the cloth of the Liberty board is made of: bound edge, linen, spaces, and the ink that they are printed in.
export interface Cloth {
  binding: readonly [string, string, string];
  stitch: string;
  edge: string;
  linen: string;
  print: number; // how strong the small flowers are
  space: string;
  spaceOpacity: number;
  ink: string;
  paper: string; // of medallions, wells and seams
  medallion: readonly [string, string];
}

const cloths: Record<LibertyTheme, Cloth> = {
  liberty: {
    binding: ['#3a5899', '#24407a', '#182c57'],
    stitch: '#f6efdf',
    edge: '#14244a',
    linen: '#f6efdf',
    print: 0.42,
    space: '#fdf8ec',
    spaceOpacity: 0.55,
    ink: '#24407a',
    paper: '#fdf6e6',
    medallion: ['#fffaf0', '#f3e8d0'],
  },
  'liberty-night': {
    binding: ['#2b3a66', '#1a2648', '#0f1730'],
    stitch: '#c9a95c',
    edge: '#080d1c',
    linen: '#1b2340',
    print: 0.3,
    space: '#36406a',
    spaceOpacity: 0.72,
    ink: '#8b97c4',
    paper: '#e7d6ac',
    medallion: ['#252f55', '#1a2341'],
  },
};

export function clothOf(theme: LibertyTheme): Cloth {
  return cloths[theme];
}

// Leather, stone and the pale lines of the club board.
export interface Stone {
  leather: readonly [string, string, string];
  stitch: string;
  edge: string;
  ground: string;
  space: string;
  line: string;
}

const stones: Record<ClubTheme, Stone> = {
  club: {
    leather: ['#3a4552', '#2d3540', '#20272f'],
    stitch: '#c4ccd4',
    edge: '#12161b',
    ground: '#5a6874',
    space: '#f4f3ee',
    line: '#3a4552',
  },
  'club-night': {
    leather: ['#2c343e', '#20262e', '#151a20'],
    stitch: '#8d98a4',
    edge: '#090b0e',
    ground: '#1d242b',
    space: '#46525e',
    line: '#6c7a88',
  },
};

export function stoneOf(theme: ClubTheme): Stone {
  return stones[theme];
}

export const { id: materialId, url: material } = materialsOf<LudoTheme>('ludo');
