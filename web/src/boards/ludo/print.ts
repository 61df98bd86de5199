// How the motifs of a printed cloth are spread over one tile of it. What crosses the border of the tile is printed
// again on the other side, so that the cloth has no seams.

export interface Motif {
  shape: string; // the name of a drawing in the board's <defs>
  x: number;
  y: number;
  scale: number;
  angle: number;
}

// Every motif is within this distance of its own middle, at scale 1.
const radius = 30;

export function seamless(tile: number, motifs: readonly Motif[]): Motif[] {
  const copies = (at: number, reach: number): number[] => {
    const places = [at];
    if (at < reach) places.push(at + tile);
    if (at > tile - reach) places.push(at - tile);
    return places;
  };
  return motifs.flatMap((motif) => {
    const reach = radius * motif.scale;
    return copies(motif.x, reach).flatMap((x) => copies(motif.y, reach).map((y) => ({ ...motif, x, y })));
  });
}

function motif(shape: string, x: number, y: number, scale: number, angle: number): Motif {
  return { shape, x, y, scale, angle };
}

export const floralTile = 128;

// The print of a Floral Square: blooms in a half drop, leaves between them, small blossoms scattered.
export const floralPrint: readonly Motif[] = seamless(floralTile, [
  motif('leaf', 58, 16, 0.8, 70),
  motif('leaf', 6, 58, 0.8, 160),
  motif('leaf', 62, 70, 0.85, -35),
  motif('leaf', 122, 74, 0.8, 20),
  motif('leaf', 66, 122, 0.75, 118),
  motif('leaf', 104, 36, 0.7, -70),
  motif('leaf', 22, 108, 0.7, -120),
  motif('bud', 92, 12, 0.5, 0),
  motif('bud', 36, 76, 0.5, 40),
  motif('bud', 118, 52, 0.42, 15),
  motif('bud', 54, 46, 0.4, 60),
  motif('bud', 10, 122, 0.42, 20),
  motif('bud', 74, 96, 0.38, 50),
  motif('bloom', 28, 28, 0.92, -12),
  motif('bloom', 96, 94, 0.92, 24),
  motif('bloom', 88, 38, 0.5, 40),
  motif('bloom', 30, 106, 0.52, -30),
]);

export const clothTile = 128;

// The small print of the cloth under the track; the number of a shape is the seat whose flower it is.
export const clothPrint: readonly Motif[] = seamless(clothTile, [
  motif('leaf2', 30, 14, 0.36, 60),
  motif('leaf2', 74, 30, 0.32, -40),
  motif('leaf2', 110, 60, 0.36, 150),
  motif('leaf2', 46, 64, 0.34, 10),
  motif('leaf2', 14, 90, 0.36, -80),
  motif('leaf2', 82, 96, 0.36, 100),
  motif('leaf2', 54, 116, 0.3, -20),
  motif('leaf2', 118, 112, 0.3, 40),
  motif('bloom1', 18, 22, 0.28, 0),
  motif('bloom4', 58, 16, 0.26, 20),
  motif('bloom3', 100, 20, 0.26, 0),
  motif('bloom2', 84, 52, 0.28, 30),
  motif('bloom3', 26, 58, 0.26, 10),
  motif('bloom1', 62, 84, 0.28, 40),
  motif('bloom4', 108, 88, 0.26, 0),
  motif('bloom2', 30, 106, 0.26, 10),
  motif('bud1', 44, 36, 0.22, 0),
  motif('bud4', 118, 40, 0.2, 0),
  motif('bud3', 6, 66, 0.2, 0),
  motif('bud2', 88, 74, 0.2, 0),
  motif('bud3', 82, 118, 0.22, 0),
  motif('bud4', 46, 88, 0.2, 0),
]);
