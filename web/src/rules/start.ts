// Whether dice are rolled for the start.
import type { View } from '../core/types';

export const forTheStart = ({ scene }: Pick<View, 'scene'>): boolean => scene.facts.stage === 'opening';
