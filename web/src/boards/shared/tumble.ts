// How a die flies and turns before it rests: the throw, two bounces, and the turns that end on the number. The dice
// decide nothing; the number is known before they are thrown.

// The turn of the cube that brings each number to the front; opposite faces make seven.
const front: Record<number, [number, number]> = {
  1: [0, 0],
  2: [-90, 0],
  3: [0, -90],
  4: [0, 90],
  5: [90, 0],
  6: [0, 180],
};

// Dice never lie quite straight.
export function restOf(value: number, index: number): number {
  return (((value * 29 + index * 53) % 17) - 8) * 0.9;
}

interface Touch {
  at: number;
  ground: [number, number]; // in edges of the die, from where it rests
  height: number;
}

function throwOf(index: number, from: -1 | 1): Touch[] {
  const far = from * (3.6 + index * 0.7);
  const aside = 1.5 - index * 0.8;
  return [
    { at: 0, ground: [far, aside], height: 0.9 },
    { at: 0.2, ground: [far * 0.62, aside * 0.6], height: 0.75 },
    { at: 0.42, ground: [far * 0.3, aside * 0.3], height: 0 },
    { at: 0.58, ground: [far * 0.14, aside * 0.14], height: 0.34 },
    { at: 0.76, ground: [far * 0.04, aside * 0.04], height: 0 },
    { at: 0.87, ground: [far * 0.01, 0], height: 0.07 },
    { at: 1, ground: [0, 0], height: 0 },
  ];
}

// Falling is quick at its end, rising at its beginning.
function easing(height: number, next: number | undefined): string {
  if (next === undefined) return 'linear';
  return next < height ? 'cubic-bezier(0.5, 0.1, 0.9, 0.7)' : 'cubic-bezier(0.1, 0.4, 0.5, 0.95)';
}

export function flightOf(index: number, from: -1 | 1): Keyframe[] {
  const touches = throwOf(index, from);
  return touches.map(({ at, ground: [x, y], height }, i) => ({
    offset: at,
    transform: `translate(${x}em, ${y - height * 0.55}em) scale(${1 + height * 0.34})`,
    easing: easing(height, touches[i + 1]?.height),
  }));
}

export function shadowOf(index: number, from: -1 | 1): Keyframe[] {
  const touches = throwOf(index, from);
  return touches.map(({ at, ground: [x, y], height }, i) => ({
    offset: at,
    transform: `translate(${x + height * 0.25}em, ${y + height * 0.35}em) scale(${1 + height * 0.25})`,
    opacity: i === 0 ? 0 : 1 - height * 0.6,
    easing: easing(height, touches[i + 1]?.height),
  }));
}

// The cube sinks by half an edge, so that the face in front lies on the board and is as large as the flat one.
export function turnsTo(value: number, index: number, from: -1 | 1): Keyframe[] {
  const [x, y] = front[value] ?? [0, 0];
  const turned = (share: number) => {
    const dx = x + share * (index % 2 === 0 ? 470 : -430);
    const dy = y - share * from * (620 + index * 90);
    const dz = share * from * (140 - index * 260);
    return `translateZ(-0.5em) rotateZ(${dz}deg) rotateX(${dx}deg) rotateY(${dy}deg)`;
  };
  // Most of the turning is done in the air; after the second bounce it only rocks.
  return [
    { offset: 0, transform: turned(1), easing: 'linear' },
    { offset: 0.42, transform: turned(0.5), easing: 'linear' },
    { offset: 0.62, transform: turned(0.22), easing: 'linear' },
    { offset: 0.8, transform: turned(0.04), easing: 'ease-out' },
    { offset: 0.9, transform: turned(-0.01), easing: 'ease-in-out' },
    { offset: 1, transform: turned(0) },
  ];
}
