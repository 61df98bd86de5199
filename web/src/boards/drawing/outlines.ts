// Outlines that several games' pieces are drawn with, as SVG path data.

// A circle around (0, 0).
export function ring(radius: number): string {
  const half = `a${radius} ${radius} 0 1 0 `;
  return `M${-radius} 0${half}${2 * radius} 0${half}${-2 * radius} 0Z`;
}
