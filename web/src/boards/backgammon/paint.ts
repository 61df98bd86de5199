// The colours of checkers and cube in every theme, and the names under which the board keeps its gradients.
import type { Theme } from '../design';
import { materialsOf } from '../drawing/materials';
import { ring } from '../drawing/outlines';
import { flower } from './shapes';

export interface CheckerPaint {
  light: string; // where light falls on the rim
  body: string;
  deep: string; // the rim away from the light
  dish: string; // the hollow of the face
  inlay: string; // what is let into the face
}

export type Art = 'liberty' | 'botanica' | 'classic' | 'club' | 'contrast';

// The theme whose art is drawn when a theme made for another game is asked for.
export function artOf(theme: Theme): Art {
  return theme === 'case' ? 'classic' : theme;
}

export const checkerPaint: Record<Art, readonly [CheckerPaint, CheckerPaint]> = {
  liberty: [
    { light: '#7f9fdd', body: '#2c4d92', deep: '#13264f', dish: '#213b74', inlay: '#f6efdf' },
    { light: '#8a827a', body: '#2b2826', deep: '#060505', dish: '#1d1b1a', inlay: '#e2a93b' },
  ],
  botanica: [
    { light: '#8fbbe4', body: '#34679a', deep: '#173450', dish: '#2a547d', inlay: '#f3f0e6' },
    { light: '#9cc48f', body: '#47784f', deep: '#1c3824', dish: '#386043', inlay: '#f3f0e6' },
  ],
  classic: [
    { light: '#fffdf4', body: '#f2e8d0', deep: '#a8946c', dish: '#e6d8b8', inlay: '#b39a68' },
    { light: '#cf7a6c', body: '#7f2d2c', deep: '#35100f', dish: '#6d2424', inlay: '#f2e8d0' },
  ],
  club: [
    { light: '#ffffff', body: '#f4f3ee', deep: '#9d9c95', dish: '#e8e7e0', inlay: '#8f9096' },
    { light: '#7d848d', body: '#23272d', deep: '#050607', dish: '#191c21', inlay: '#c3c8ce' },
  ],
  contrast: [
    { light: '#ffffff', body: '#0072b2', deep: '#ffffff', dish: '#0072b2', inlay: '#ffffff' },
    { light: '#000000', body: '#e69f00', deep: '#000000', dish: '#e69f00', inlay: '#000000' },
  ],
};

export interface CubePaint {
  light: string;
  face: string;
  deep: string;
  ink: string;
}

export const cubePaint: Record<Art, CubePaint> = {
  liberty: { light: '#fffdf6', face: '#f6efdf', deep: '#c4b48e', ink: '#24407a' },
  botanica: { light: '#fdfbf4', face: '#efe9d8', deep: '#b7a98c', ink: '#3f6b4a' },
  classic: { light: '#fffdf4', face: '#f4ead2', deep: '#b8a377', ink: '#6d2424' },
  club: { light: '#ffffff', face: '#f4f3ee', deep: '#9d9c95', ink: '#20262e' },
  contrast: { light: '#ffffff', face: '#ffffff', deep: '#000000', ink: '#000000' },
};

export const numberInk: Record<Art, string> = {
  liberty: '#24407a',
  botanica: '#f3f0e6',
  classic: '#f0dcae',
  club: '#e6e9ec',
  contrast: '#ffffff',
};

export const { id: paintId, url: paintUrl } = materialsOf<Art>('backgammon');

// What is let into the face of each side's checkers, so that the sides differ by more than colour. Filled, or drawn as
// lines.
export interface Inlay {
  filled: string;
  lines: string;
}

export const inlays: Record<Art, readonly [Inlay, Inlay]> = {
  liberty: [
    { filled: `${flower(0, 0, 21)}`, lines: '' },
    { filled: ring(4), lines: ring(19) + ring(11.5) },
  ],
  botanica: [
    { filled: 'M0 -23L21 14H-21Z', lines: '' },
    {
      filled: 'M0 25C-17 13 -17 -10 0 -25C17 -10 17 13 0 25Z',
      lines: '',
    },
  ],
  classic: [
    { filled: '', lines: ring(20) + ring(8) },
    { filled: ring(4.5), lines: ring(20) },
  ],
  club: [
    { filled: '', lines: ring(18) },
    { filled: 'M0 -15L15 0L0 15L-15 0Z', lines: '' },
  ],
  contrast: [
    { filled: ring(12), lines: '' },
    { filled: 'M-24 -6H24V6H-24Z', lines: '' },
  ],
};

// Cut out of the filled inlay again: the eye of the flower, the veins of the leaf.
export const cuts: Record<Art, readonly [Inlay, Inlay]> = {
  liberty: [{ filled: ring(5.5), lines: '' }, { filled: '', lines: '' }],
  botanica: [
    { filled: '', lines: 'M0 -9L9.5 8.5H-9.5Z' },
    { filled: '', lines: 'M0 30V-16M0 14L-7 6M0 14L7 6M0 4L-7 -4M0 4L7 -4M0 -6L-5 -12M0 -6L5 -12' },
  ],
  classic: [{ filled: '', lines: '' }, { filled: '', lines: '' }],
  club: [{ filled: '', lines: '' }, { filled: ring(4), lines: '' }],
  contrast: [{ filled: '', lines: '' }, { filled: '', lines: '' }],
};
