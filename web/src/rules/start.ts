// Whether dice are rolled for the start.
import type { ScreenView } from '../core/types';

export const forTheStart = ({ scene }: Pick<ScreenView, 'scene'>): boolean => scene.facts.stage === 'opening';
