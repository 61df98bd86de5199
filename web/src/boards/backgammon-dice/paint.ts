// The colours of the pawn dice in both themes, and the names under which the board keeps its gradients.
import type { Theme } from '../design';

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

// Numbers on the board are set in a humanist serif, whichever the system has.
export const SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";

// Gradients and patterns are defined once in the board and used by every piece.
export function paintId(art: Art, name: string): string {
  return `backgammon-dice-${art}-${name}`;
}

export function paintUrl(art: Art, name: string): string {
  return `url(#${paintId(art, name)})`;
}
