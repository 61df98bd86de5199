// Fibres in handmade paper, for a tile that is repeated: short, thin, in every direction, none of them across its
// border.
import { between, chanceOf } from './chance';

export interface Fibre {
  path: string;
  colour: string;
}

const colours = ['#d9cfb4', '#cfc3a2', '#c9cfae', '#e4d9bd'];
const round = (value: number): number => Math.round(value * 10) / 10;

export function paperFibres(size: number, count: number): Fibre[] {
  const chance = chanceOf(41);
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = [between(chance, 16, size - 16), between(chance, 16, size - 16)];
    const [angle, long] = [between(chance, 0, 2 * Math.PI), between(chance, 3, 13)];
    const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
    const bow = between(chance, -0.5, 0.5);
    const path =
      `M${round(x)} ${round(y)}q${round(dx / 2 - dy * bow)} ${round(dy / 2 + dx * bow)} ${round(dx)} ${round(dy)}`;
    return { path, colour: colours[index % colours.length]! };
  });
}
