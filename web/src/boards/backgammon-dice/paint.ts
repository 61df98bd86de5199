// The colours of the pawn dice in both themes, and the names under which the board keeps its gradients.
import type { Theme } from '../design';
import { materialsOf } from '../drawing/materials';

export type Art = 'case' | 'contrast';

export interface ResinPaint {
  light: string; // where light enters
  body: string;
  deep: string; // in the shade, and in the depth of the face
  glow: string; // where the light that went through comes out
  paint: string; // that fills what is engraved
}

export function artOf(theme: Theme): Art {
  return theme === 'contrast' ? 'contrast' : 'case';
}

export const resin: Record<Art, readonly [ResinPaint, ResinPaint]> = {
  case: [
    { light: '#b9efe9', body: '#3aa0a0', deep: '#1c6a6d', glow: '#7fe0d6', paint: '#fffaf0' },
    { light: '#ffd9bd', body: '#d86a3b', deep: '#a04219', glow: '#ffb27d', paint: '#fffaf0' },
  ],
  contrast: [
    { light: '#ffffff', body: '#0072b2', deep: '#0072b2', glow: '#0072b2', paint: '#ffffff' },
    { light: '#000000', body: '#e69f00', deep: '#e69f00', glow: '#e69f00', paint: '#000000' },
  ],
};

export const { id: paintId, url: paintUrl } = materialsOf<Art>('backgammon-dice');
