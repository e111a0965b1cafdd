import { squaresOf, type Route, type Square } from './route.js';

/** The same way in the same direction, or from its end to its start. */
export type RouteDirection = 'same' | 'reversed';

/** Lengths of one route differ by less, by GPS and by a side step (ours). Share. */
export const SAME_LENGTH = 0.06;
/** So much of each way is within a square of the other (ours). Share. */
const SHARED = 0.9;
/** Squares are passed at the same part of the way, on average within so much of it (ours). */
const SAME_PART = 0.05;
/** Squares that a way is tried at before all of it is compared. */
const TRIED = 12;
const TRIED_SHARED = 0.75;

/** When a square is first and last passed, as shares of the way. */
interface Passed {
  first: number;
  last: number;
}

type Passages = ReadonlyMap<number, Passed>;

/** Compares routes with one; each answers null where it is another way. */
export function routesLike(route: Route): (other: Route) => RouteDirection | null {
  const own = new Map<number, Passages>();
  const passagesAt = (level: number): Passages => {
    const known = own.get(level) ?? passagesOf(squaresOf(route, level));
    own.set(level, known);
    return known;
  };
  return (other) => {
    const longer = Math.max(route.lengthM, other.lengthM);
    if (longer - Math.min(route.lengthM, other.lengthM) > SAME_LENGTH * longer) return null;
    const level = Math.max(route.level, other.level);
    return directionOf(passagesAt(level), squaresOf(other, level));
  };
}

function directionOf(own: Passages, squares: readonly Square[]): RouteDirection | null {
  if (!isPromising(own, squares)) return null;
  const others = passagesOf(squares);
  if (sharedBy(others, own) < SHARED || sharedBy(own, others) < SHARED) return null;
  if (apart(own, others, false) <= SAME_PART) return 'same';
  return apart(own, others, true) <= SAME_PART ? 'reversed' : null;
}

/** A few squares of the way are enough to see that it is another one. */
function isPromising(own: Passages, squares: readonly Square[]): boolean {
  const every = Math.max(1, Math.floor(squares.length / TRIED));
  const tried = squares.filter((_, at) => at % every === 0);
  const shared = tried.filter(({ x, y }) => nearest(own, keyOf(x, y)) !== null).length;
  return shared >= TRIED_SHARED * tried.length;
}

function passagesOf(squares: readonly Square[]): Passages {
  const passages = new Map<number, Passed>();
  const last = Math.max(1, squares.length - 1);
  for (const [at, { x, y }] of squares.entries()) {
    const key = keyOf(x, y);
    const known = passages.get(key);
    if (known) known.last = at / last;
    else passages.set(key, { first: at / last, last: at / last });
  }
  return passages;
}

/** Share of one way's squares that are, or touch, squares of the other. */
function sharedBy(one: Passages, other: Passages): number {
  let shared = 0;
  for (const key of one.keys()) if (nearest(other, key) !== null) shared++;
  return shared / one.size;
}

/** How far apart on their ways the two are on average where they share a square; shares of them. */
function apart(one: Passages, other: Passages, reversed: boolean): number {
  let sum = 0;
  let count = 0;
  for (const [key, passed] of one) {
    const theirs = nearest(other, key);
    if (theirs === null) continue;
    const { first, last } = reversed ? { first: 1 - theirs.last, last: 1 - theirs.first } : theirs;
    sum += Math.abs(passed.first - first) + Math.abs(passed.last - last);
    count += 2;
  }
  return count === 0 ? 1 : sum / count;
}

/** The square itself where the way goes through it, else one that touches it. */
function nearest(passages: Passages, key: number): Passed | null {
  for (const step of NEAREST_FIRST) {
    const passed = passages.get(key + step);
    if (passed) return passed;
  }
  return null;
}

/** One number for a square: no map has as many squares from north to south. */
const COLUMN = 2 ** 20;
const NEAREST_FIRST = [
  ...[0, -1, 1, -COLUMN, COLUMN],
  ...[-COLUMN - 1, -COLUMN + 1, COLUMN - 1, COLUMN + 1],
];

function keyOf(x: number, y: number): number {
  return x * COLUMN + y;
}
