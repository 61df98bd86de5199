// The sign of each seat, around (0, 0) within 10 units: five round petals, a trefoil, a sun of eight rays, a cross of
// four flared petals. They are told apart by their outline alone, also when they are a few pixels wide.

const round = (value: number): number => Math.round(value * 100) / 100;

function polar(radius: number, degrees: number): string {
  const radians = (degrees * Math.PI) / 180;
  return `${round(radius * Math.sin(radians))} ${round(-radius * Math.cos(radians))}`;
}

const turns = (count: number): number[] => Array.from({ length: count }, (_, index) => (index * 360) / count);

function rounds(count: number, distance: number, radius: number): string {
  const lobes = turns(count).map((angle) => {
    const [from, to] = [polar(distance - radius, angle), polar(distance + radius, angle)];
    return `M${from}A${radius} ${radius} 0 1 1 ${to}A${radius} ${radius} 0 1 1 ${from}Z`;
  });
  return `${lobes.join('')}M${polar(3, 0)}A3 3 0 1 1 ${polar(3, 180)}A3 3 0 1 1 ${polar(3, 0)}Z`;
}

function pointed(count: number, wide: number): string {
  return turns(count)
    .map((angle) => `M0 0Q${polar(6.5, angle - wide)} ${polar(10, angle)}Q${polar(6.5, angle + wide)} 0 0Z`)
    .join('');
}

function rays(count: number): string {
  const points = turns(count * 2).map((angle, index) => polar(index % 2 === 0 ? 10 : 5, angle));
  return `M${points.join('L')}Z`;
}

function flared(count: number, wide: number): string {
  return turns(count)
    .map((angle) => `M0 0L${polar(10, angle - wide)}L${polar(8, angle)}L${polar(10, angle + wide)}Z`)
    .join('');
}

const shapes = [rounds(5, 5.3, 3.5), pointed(3, 62), rays(8), flared(4, 30)];

export function emblemOf(seat: number): string {
  return shapes[(seat - 1) % shapes.length]!;
}
