// A board on its short side, so that it fills a screen that is higher than wide: everything lies where it lay with x and y
// exchanged. That is a quarter turn and a mirror in one, and of all ways to stand a board up the one that leaves the light
// where it was, at the upper left, and the home of whoever looks on at the lower right.
import type { BoardDesign, Lie, Point, Spot } from '../design';

// For what is drawn flat: SVG's matrix of the exchange. Applied again, within it, writing can be read.
export const EXCHANGED = 'matrix(0 1 1 0 0 0)';

// The same around a point that stays where it is.
export function exchangedAt({ x, y }: Point): string {
  return `matrix(0 1 1 0 ${x} ${y})`;
}

function exchanged<Place extends Point>(place: Place): Place {
  return { ...place, x: place.y, y: place.x };
}

// Of an outline made of M, L, h, v and z.
export function exchangedOutline(outline: string): string {
  const others: Record<string, string> = { h: 'v', v: 'h' };
  return outline.replace(/([MLhv])\s*(-?[\d.]+)(?:[\s,]+(-?[\d.]+))?/g, (_, command: string, first: string, second?: string) => {
    return second === undefined ? `${others[command] ?? command}${first}` : `${command}${second} ${first}`;
  });
}

// A piece that is seen from the side leans as its tray does.
function spotOf(spot: Spot): Spot {
  return { ...exchanged(spot), angle: spot.edge ? -90 : spot.angle };
}

// A board that stands has two lies only: the viewer's side at the right, or, turned or left-handed, at the left. What was at
// the near edge is at the right now, and the homes of both sides are below.
export function standingLie(lie: Lie): Lie {
  const left = lie.flipped !== lie.mirrored;
  return { ...lie, standing: true, flipped: left, mirrored: left };
}

// Its lies are those of standingLie. The art looks at `lie.standing` and exchanges itself.
export function standing(design: BoardDesign): BoardDesign {
  return {
    ...design,
    width: design.height,
    height: design.width,
    spaces: (scene, lie) =>
      design.spaces(scene, lie).map((space) => ({
        ...space,
        outline: exchangedOutline(space.outline),
        centre: exchanged(space.centre),
      })),
    layout(space, pieces, scene, lie) {
      const { spots, count } = design.layout(space, pieces, scene, lie);
      return { spots: spots.map(spotOf), count: count && exchanged(count) };
    },
    dice: (seat, number, scene, lie) => design.dice(seat, number, scene, lie).map(exchanged),
  };
}

export interface Room {
  width: number;
  height: number;
}

// Whether the board is larger on its short side in a room of that size, by so much that it is worth the other look.
export function standsBetter({ width, height }: Room, room: Room): boolean {
  const flat = Math.min(room.width / width, room.height / height);
  const upright = Math.min(room.width / height, room.height / width);
  return upright > flat * 1.1;
}

// The board as it is larger in that room: flat, or on its short side where it has one.
export function laidIn(room: Room, design: BoardDesign, lie: Lie): { design: BoardDesign; lie: Lie } {
  if (!design.standing || !standsBetter(design, room)) return { design, lie };
  return { design: design.standing, lie: standingLie(lie) };
}
