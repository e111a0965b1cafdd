import { isKnown } from '../math/known.js';
import { rowAt } from '../recording/grid.js';
import type { Span } from '../recording/recording.js';
import { distanceAt, secondsIn, wholeOf } from '../session/active-rows.js';
import type { Ground } from '../session/ground.js';
import { movingIn, pausedSpans, standingIn, standingSpans } from './standing-spans.js';
import type { Stop, Stops } from './stops.js';
import { stopAndGoOf } from './stop-and-go.js';

/** More stops than this are not listed one by one (ours). */
const MOST_LISTED = 100;

/** The stops of a session; null where nothing can show whether the athlete moved. */
export function stopsOf(ground: Ground): Stops | null {
  if (ground.moving === null) return null;
  const { from: start, to: end } = wholeOf(ground.grid);
  const spans = standingSpans(ground);
  const before = spans.filter(({ from }) => from <= start);
  const after = spans.filter(({ from, to }) => to >= end && from > start);
  const stops = spans
    .filter((span) => !before.includes(span) && !after.includes(span))
    .map((span) => stopOf(ground, span));
  const pauses = pausedSpans(ground);
  return {
    count: stops.length,
    totalS: sumOf(stops, ({ seconds }) => seconds),
    timerS: sumOf(stops, ({ timerS }) => timerS),
    longestS: Math.max(0, ...stops.map(({ seconds }) => seconds)),
    pauses: pauses.length,
    pausedS: sumOf(pauses, ({ from, to }) => to - from),
    list: longest(stops),
    stopAndGo: stopAndGoOf(ground, stops),
    beforeS: sumOf(before, (span) => standingIn(ground, span)),
    afterS: sumOf(after, (span) => standingIn(ground, span)),
  };
}

function stopOf(ground: Ground, span: Span): Stop {
  const { grid } = ground;
  const row = Math.min(rowAt(grid, span.from), grid.length - 1);
  const { latitude, longitude } = grid.channels;
  const [north, east] = [latitude?.[row], longitude?.[row]];
  const known = isKnown(north) && isKnown(east);
  return {
    from: span.from,
    to: span.to,
    seconds: standingIn(ground, span),
    timerS: secondsIn(grid, grid.running, span) - movingIn(ground, span),
    distanceM: distanceAt(grid, span.from),
    latitude: known ? north : null,
    longitude: known ? east : null,
  };
}

function longest(stops: readonly Stop[]): readonly Stop[] {
  if (stops.length <= MOST_LISTED) return stops;
  const shortest = stops.map(({ seconds }) => seconds).sort((a, b) => b - a)[MOST_LISTED - 1] ?? 0;
  return stops.filter(({ seconds }) => seconds >= shortest).slice(0, MOST_LISTED);
}

function sumOf<T>(all: readonly T[], read: (one: T) => number): number {
  return all.reduce((sum, one) => sum + read(one), 0);
}
