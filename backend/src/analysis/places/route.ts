/**
 * The way of a workout as a chain of squares on the map: small enough to be kept beside a thousand
 * others, and compared without the track. Plain JSON.
 */
export interface Route {
  /** Squares are 2 ** level times as wide as the smallest, see `SQUARES_AROUND_EARTH`. */
  readonly level: number;
  /** The first square, counted from 180° west and from the north of the Mercator map. */
  readonly x: number;
  readonly y: number;
  /** One digit for each step to a neighbouring square, see `STEPS` (chain code, Freeman 1961). */
  readonly chain: string;
  readonly lengthM: number;
}

/** A square of the chain. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** Smallest squares around the Earth: 153 m wide at the equator, 98 m at 50° (ours). */
export const SQUARES_AROUND_EARTH = 2 ** 18;

/** East, north-east, and so on against the clock; y grows to the south. */
const STEPS: readonly (readonly [x: number, y: number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

/** A position on the Mercator map, in smallest squares. */
export function onMap(latitude: number, longitude: number): Square {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const north = Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return {
    x: ((longitude + 180) / 360) * SQUARES_AROUND_EARTH,
    y: (0.5 - north) * SQUARES_AROUND_EARTH,
  };
}

/** The chain of squares that touch each other. */
export function chainOf(squares: readonly Square[]): string {
  let chain = '';
  for (let at = 1; at < squares.length; at++) {
    const [from, to] = [squares[at - 1] as Square, squares[at] as Square];
    chain += STEPS.findIndex(([x, y]) => to.x - from.x === x && to.y - from.y === y);
  }
  return chain;
}

/** The squares of a route on squares of a coarser level, or its own; each once in a row. */
export function squaresOf({ level, x, y, chain }: Route, coarser: number): Square[] {
  const shift = Math.max(0, coarser - level);
  const squares: Square[] = [{ x: x >> shift, y: y >> shift }];
  let [atX, atY] = [x, y];
  for (const digit of chain) {
    const [stepX, stepY] = STEPS[Number(digit)] ?? [0, 0];
    atX += stepX;
    atY += stepY;
    const last = squares.at(-1) as Square;
    const next = { x: atX >> shift, y: atY >> shift };
    if (next.x !== last.x || next.y !== last.y) squares.push(next);
  }
  return squares;
}
