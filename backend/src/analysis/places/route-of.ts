import type { Ground } from '../session/ground.js';
import { chainOf, onMap, type Route, type Square } from './route.js';

/** A shorter way is no route to come back to (ours). m. */
const SHORTEST_M = 1000;
/** So many squares draw a route well enough; a longer one takes wider squares (ours). */
const MOST_SQUARES = 600;
/** A square is left when the track is this share of a square outside: jitter is no movement. */
const MARGIN = 0.25;
/** With more of the way, or of its time, without positions it is no route (ours). Share. */
const MOST_GUESSED = 0.1;
/** 2 ** 12 squares of 100 m are wider than any workout is long. */
const WIDEST = 12;

/** The way of a session; null without positions or distance, and where too many are lost. */
export function routeOf({ grid }: Pick<Ground, 'grid'>): Route | null {
  const { distance } = grid.channels;
  const track = trackOf(grid);
  if (!distance || track.length === 0) return null;
  const lengthM = distance.findLast((metres) => Number.isFinite(metres)) ?? 0;
  if (lengthM < SHORTEST_M || track.length < (1 - MOST_GUESSED) * known(distance)) return null;
  for (let level = 0; level <= WIDEST; level++) {
    const { squares, guessed } = drawn(track, 2 ** level);
    if (squares.length > MOST_SQUARES) continue;
    if (guessed > MOST_GUESSED * squares.length) return null;
    const { x, y } = squares[0] as Square;
    return { level, x, y, chain: chainOf(squares), lengthM: Math.round(lengthM) };
  }
  return null;
}

/** The known positions in their order, on the map. */
function trackOf({ channels: { latitude, longitude }, length }: Ground['grid']): Square[] {
  const track: Square[] = [];
  for (let row = 0; row < length; row++) {
    const [north, east] = [latitude?.[row] ?? Number.NaN, longitude?.[row] ?? Number.NaN];
    if (Number.isFinite(north) && Number.isFinite(east)) track.push(onMap(north, east));
  }
  return track;
}

function known(values: Float64Array): number {
  return values.reduce((count, value) => (Number.isFinite(value) ? count + 1 : count), 0);
}

/** The squares that a track goes through, and how many of them only join two distant positions. */
function drawn(track: readonly Square[], wide: number) {
  const first = track[0] as Square;
  const squares: Square[] = [{ x: Math.floor(first.x / wide), y: Math.floor(first.y / wide) }];
  let guessed = 0;
  for (const position of track) {
    let last = squares.at(-1) as Square;
    const [x, y] = [position.x / wide, position.y / wide];
    if (isWithin(x - last.x) && isWithin(y - last.y)) continue;
    const goal = { x: Math.floor(x), y: Math.floor(y) };
    for (let step = 0; last.x !== goal.x || last.y !== goal.y; step++) {
      last = { x: last.x + Math.sign(goal.x - last.x), y: last.y + Math.sign(goal.y - last.y) };
      squares.push(last);
      if (step > 0) guessed++;
      // A step over the map: nothing that was ridden or run.
      if (squares.length > 100 * MOST_SQUARES) return { squares, guessed };
    }
  }
  return { squares, guessed };
}

function isWithin(inSquare: number): boolean {
  return inSquare >= -MARGIN && inSquare <= 1 + MARGIN;
}
