import { medianOf } from '../math/statistics.js';
import type { Span } from '../recording/recording.js';
import type { Ground } from '../session/ground.js';
import { Changes } from './detection/change-points.js';
import { outputSeries, type OutputSeries } from './detection/output-series.js';
import { Pieces, type Piece } from './detection/pieces.js';

/** As the coarser views of the search for intervals: see `findStructure`. */
const STEP_S = 5;
const PENALTY = 20;
const REACH_S = 8;
const SHORTEST_S = 20;
const LONGEST_S = 7200;
const LEAST_NOISE = 0.01;
/** Trainers and treadmills hold a level to a few percent; steps of less are one level (ours). */
const SAME_LEVEL = 0.05;
/** Levels must account for so much of what changes … */
const LEAST_FIT = 0.9;
/** … the output stray from them by no more than this share … */
const MOST_STRAY = 0.1;
/** … and they be so many, or there is no plan to see (ours). */
const FEWEST = 3;
const MOST = 30;

/** A stretch at one level, in order and without a gap. W or m/s. */
export interface Level extends Span {
  readonly seconds: number;
  readonly output: number;
}

/**
 * The levels of a session that was held at one after another, as a trainer or a treadmill does it;
 * empty where the output wanders, as it does outdoors.
 */
export function levelsOf(ground: Ground): Level[] {
  const series = outputSeries(ground);
  if (series === null || series.sharp.length < FEWEST * SHORTEST_S) return [];
  const lay = new Pieces(series.sharp);
  const pieces = piecesOf(series, lay);
  if (pieces.length < FEWEST || pieces.length > MOST) return [];
  if (fitOf(lay, pieces) < LEAST_FIT || strayOf(lay, pieces) > MOST_STRAY) return [];
  const at = (second: number): number => ground.grid.time[series.rows[second] as number] as number;
  return pieces.map(({ from, to, mean }) => ({
    from: at(from),
    to: at(to - 1) + 1,
    seconds: to - from,
    output: mean,
  }));
}

function piecesOf({ sharp, smooth }: OutputSeries, lay: Pieces): Piece[] {
  const sampled = new Float64Array(Math.floor(sharp.length / STEP_S));
  for (let at = 0; at < sampled.length; at++)
    sampled[at] = smooth[at * STEP_S + (STEP_S >> 1)] as number;
  const changes = new Changes(sampled, LEAST_NOISE * (medianOf(sampled) ?? 0));
  const rules = {
    shortest: SHORTEST_S / STEP_S,
    longest: LONGEST_S / STEP_S,
    penalty: PENALTY,
  };
  const ends = changes
    .points(rules)
    .map((end, at, all) => (at === all.length - 1 ? sharp.length : end * STEP_S));
  const raw = lay.sharpen(lay.upTo(ends), REACH_S);
  return lay.sharpen(lay.joinAlike(lay.dissolveShort(raw, SHORTEST_S), SAME_LEVEL), REACH_S);
}

/** How far the output strays from its levels, as a share of them: root mean square. */
function strayOf(lay: Pieces, pieces: readonly Piece[]): number {
  let squares = 0;
  let seconds = 0;
  for (const { from, to, mean } of pieces) {
    if (mean <= 0) continue;
    squares += lay.scatter(from, to) / mean ** 2;
    seconds += to - from;
  }
  return seconds > 0 ? Math.sqrt(squares / seconds) : Infinity;
}

/** Share of the squared distances from the mean that the levels account for. */
function fitOf(lay: Pieces, pieces: readonly Piece[]): number {
  const whole = lay.scatter(0, pieces.at(-1)?.to ?? 0);
  const within = pieces.reduce((sum, { from, to }) => sum + lay.scatter(from, to), 0);
  return whole > 0 ? 1 - within / whole : 0;
}
