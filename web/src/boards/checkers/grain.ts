// Lines of wood grain: long, nearly straight, now and then bending around a knot that is not shown.
import { between, chanceOf } from './chance';

export interface GrainLine {
  path: string;
  width: number;
  opacity: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

// Grain that runs from left to right over an area whose upper left corner is (0, 0).
export function grain(seed: number, width: number, height: number, count: number): GrainLine[] {
  const chance = chanceOf(seed);
  const swell = between(chance, 0.3, 0.7) * height;
  return Array.from({ length: count }, (_, index) => {
    const y = ((index + between(chance, 0.1, 0.9)) / count) * height;
    const near = Math.exp(-Math.pow((y - swell) / (height * 0.3), 2));
    const rise = between(chance, -0.03, 0.03) * height + near * (y < swell ? -0.05 : 0.05) * height;
    const [a, b] = [between(chance, 0.2, 0.4) * width, between(chance, 0.6, 0.8) * width];
    const path =
      `M0 ${round(y)}C${round(a)} ${round(y + rise)} ${round(b)} ${round(y + rise)} ` +
      `${width} ${round(y + between(chance, -0.02, 0.02) * height)}`;
    return { path, width: round(between(chance, 0.5, 2.2)), opacity: round(between(chance, 1, 4)) / 10 };
  });
}
