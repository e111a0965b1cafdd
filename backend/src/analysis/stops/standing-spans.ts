import { oncePer } from '../math/once-per.js';
import type { Span } from '../recording/recording.js';
import { distanceIn, secondsIn } from '../session/active-rows.js';
import type { Ground } from '../session/ground.js';
import { STANDING_MPS } from '../session/movement.js';

/** Standing that is shorter is a turn, a gate, or noise of GPS (ours). s. */
export const SHORTEST_STANDING_S = 10;
/** Pauses of the timer are the athlete's word; a shorter one is a slip of the finger (ours). s. */
const SHORTEST_PAUSE_S = 3;
/** Nobody pauses for over a day: files of two days were joined (ours). s. */
const LONGEST_PAUSE_S = 86_400;
/** Shuffling forward for so long and so far is still the same stop (ours). s, m. */
const SHUFFLE_S = 60;
const SHUFFLE_M = 30;

/**
 * The spans without moving, sorted and apart: the timer paused, or nothing moved while it ran. A
 * span over which the distance went on at moving speed is a hole in the data and not one; nor is
 * time that the device's clock leapt over.
 */
export const standingSpans = oncePer(
  (ground: Ground): readonly Span[] => {
    const spans = joined(ground, [...pausedSpans(ground), ...stillSpans(ground)].sort(byStart));
    return spans.filter((span) => isStanding(ground, span));
  },
  ({ grid }) => grid,
);

const byStart = (a: Span, b: Span): number => a.from - b.from;

/**
 * The pauses of the timer, the holes that must be pauses among them, without the days between joined
 * files.
 */
export function pausedSpans({ grid }: Ground): Span[] {
  return grid.stops.filter(
    ({ from, to }) =>
      to - from <= LONGEST_PAUSE_S &&
      !grid.clockJumps.some((jump) => jump.from < to && jump.to > from),
  );
}

/** Rows on which the timer ran and nothing moved. A row is the second that ends there. */
function stillSpans({ grid, moving }: Ground): Span[] {
  if (moving === null) return [];
  const spans: Span[] = [];
  for (let row = 1; row < grid.length; row++) {
    if (moving[row] === 1 || grid.running[row] === 0) continue;
    const first = row - 1;
    while (row + 1 < grid.length && moving[row + 1] === 0 && grid.running[row + 1] === 1) row++;
    spans.push({ from: grid.time[first] as number, to: grid.time[row] as number });
  }
  return spans;
}

function joined(ground: Ground, spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of spans) {
    const last = out.at(-1);
    if (last !== undefined && isShuffle(ground, { from: last.to, to: span.from }))
      out[out.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else out.push(span);
  }
  return out;
}

function isShuffle({ grid }: Ground, between: Span): boolean {
  const seconds = between.to - between.from;
  if (seconds <= 1) return true;
  return seconds <= SHUFFLE_S && (distanceIn(grid, between) ?? 0) <= SHUFFLE_M;
}

/** Seconds of a span on which the athlete moved. */
export function movingIn({ grid, moving }: Ground, span: Span): number {
  return moving === null ? 0 : secondsIn(grid, moving, span);
}

/** Seconds of a span without moving: steps in between are moving time, and not counted twice. */
export function standingIn(ground: Ground, span: Span): number {
  return span.to - span.from - movingIn(ground, span);
}

function isStanding(ground: Ground, span: Span): boolean {
  const { grid, recording } = ground;
  const seconds = span.to - span.from;
  const paused = grid.stops.some(({ from, to }) => from < span.to && to > span.from);
  if (standingIn(ground, span) < (paused ? SHORTEST_PAUSE_S : SHORTEST_STANDING_S)) return false;
  const named = recording.pauses.some(({ from, to }) => from < span.to && to > span.from);
  const metres = distanceIn(grid, span);
  return named || metres === null || metres <= STANDING_MPS[recording.family] * seconds;
}
