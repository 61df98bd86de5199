// The colours of the case and of the pawn dice in each theme, and the names under which the board keeps its gradients.
import { night } from '../../shell/night.svelte';
import type { Theme } from '../design';
import { materialsOf } from '../drawing/materials';

export type CaseLight = 'case' | 'case-night'; // by day and by lamplight
export type Art = CaseLight | 'contrast';

export interface ResinPaint {
  light: string; // where light enters
  body: string;
  deep: string; // in the shade, and in the depth of the face
  glow: string; // where the light that went through comes out
  paint: string; // that fills what is engraved
}

export function artOf(theme: Theme): Art {
  if (theme === 'contrast') return theme;
  return night() ? 'case-night' : 'case';
}

export const resin: Record<Art, readonly [ResinPaint, ResinPaint]> = {
  case: [
    { light: '#b9efe9', body: '#3aa0a0', deep: '#1c6a6d', glow: '#7fe0d6', paint: '#fffaf0' },
    { light: '#ffd9bd', body: '#d86a3b', deep: '#a04219', glow: '#ffb27d', paint: '#fffaf0' },
  ],
  // A lamp stands behind them: more of its light comes through.
  'case-night': [
    { light: '#d6fff8', body: '#35a8a6', deep: '#12585c', glow: '#9ffbee', paint: '#fffaf0' },
    { light: '#ffe6cf', body: '#e0703c', deep: '#93380f', glow: '#ffc795', paint: '#fffaf0' },
  ],
  contrast: [
    { light: '#ffffff', body: '#0072b2', deep: '#0072b2', glow: '#0072b2', paint: '#ffffff' },
    { light: '#000000', body: '#e69f00', deep: '#e69f00', glow: '#e69f00', paint: '#000000' },
  ],
};

// What the case is made of.
export interface Shell {
  shell: readonly [string, string, string, string];
  rim: string; // the light on its edge
  floor: readonly [string, string, string];
  hollow: string; // wells
  bay: string; // what a pawn lies in when it is off
  gap: string; // between the halves
  brass: readonly [string, string, string, string];
  inlay: readonly [deep: string, pale: string];
  slate: readonly [deep: string, pale: string];
  line: string; // in an inlaid triangle
  dashes: string; // around a captured pawn
  numbers: string;
}

const shells: Record<CaseLight, Shell> = {
  case: {
    shell: ['#4a4f57', '#363a41', '#2b2e33', '#1c1e22'],
    rim: '#8d949e',
    floor: ['#1b1d21', '#24272c', '#202327'],
    hollow: '#16181b',
    bay: '#0f1113',
    gap: '#0d0e10',
    brass: ['#f6e2a8', '#c8a24a', '#a17f34', '#d9b962'],
    inlay: ['#957a3a', '#c8a24a'],
    slate: ['#3b4047', '#545a63'],
    line: '#2b2e33',
    dashes: '#4d535c',
    numbers: '#f0d998',
  },
  // Ebony lined with wine-red velvet, and brass that has caught the light of a lamp.
  'case-night': {
    shell: ['#4a3b34', '#2f2521', '#211a17', '#120e0c'],
    rim: '#a98a6b',
    floor: ['#2b0f18', '#3d1623', '#34121e'],
    hollow: '#1d0a11',
    bay: '#14060b',
    gap: '#0a0605',
    brass: ['#ffeebc', '#deb65a', '#a9812f', '#efcd78'],
    inlay: ['#a07c31', '#deb65a'],
    slate: ['#4b1c2b', '#6d2c40'],
    line: '#3a1420',
    dashes: '#7d4454',
    numbers: '#f7dfa0',
  },
};

export function shellOf(art: CaseLight): Shell {
  return shells[art];
}

export const { id: paintId, url: paintUrl } = materialsOf<Art>('backgammon-dice');
