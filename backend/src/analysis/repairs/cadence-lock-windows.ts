import { isKnown } from '../math/known.js';
import type { Span } from '../recording/recording.js';

const WINDOW_S = 60;
/** A window needs so many samples to speak. */
const FEWEST_SAMPLES = 30;
const NEAR = 3;
const NEAR_SHARE = 0.8;
const LEAST_CORRELATION = 0.6;
/**
 * The sensor counts a moment late: changes are held against those of up to so many samples before.
 */
const MOST_LAG = 3;

/**
 * Stretches (index ranges) of minutes in which heart rate stays by the cadence and moves with it.
 */
export function lockedStretches(
  time: Float64Array,
  heartRate: Float64Array,
  cadence: Float64Array,
): Span[] {
  const spans: Span[] = [];
  let near = 0;
  let to = 0;
  for (let from = 0; from < time.length; from++) {
    for (; to < time.length && (time[to] as number) < (time[from] as number) + WINDOW_S; to++)
      near += isNear(heartRate, cadence, to);
    const count = to - from;
    if (
      count >= FEWEST_SAMPLES &&
      near >= NEAR_SHARE * count &&
      movesAlong(heartRate, cadence, from, to)
    )
      grow(spans, from, to);
    near -= isNear(heartRate, cadence, from);
  }
  return spans.map((span) => trimmed(span, heartRate, cadence));
}

function isNear(heartRate: Float64Array, cadence: Float64Array, at: number): number {
  return Math.abs((heartRate[at] as number) - (cadence[at] as number)) <= NEAR ? 1 : 0;
}

function grow(spans: Span[], from: number, to: number): void {
  const last = spans.at(-1);
  if (last !== undefined && from <= last.to)
    spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, to) };
  else spans.push({ from, to });
}

/** Begins and ends with samples that are near: a window lets a fifth of others in. */
function trimmed({ from, to }: Span, heartRate: Float64Array, cadence: Float64Array): Span {
  let first = from;
  let end = to;
  while (first < end && isNear(heartRate, cadence, first) === 0) first++;
  while (end > first && isNear(heartRate, cadence, end - 1) === 0) end--;
  return { from: first, to: end };
}

function movesAlong(
  heartRate: Float64Array,
  cadence: Float64Array,
  from: number,
  to: number,
): boolean {
  for (let lag = 0; lag <= MOST_LAG; lag++)
    if (correlationOfChanges(heartRate, cadence, { from, to }, lag) > LEAST_CORRELATION)
      return true;
  return false;
}

/**
 * Correlation of the changes from sample to sample, those of cadence `lag` samples before; 0 where
 * either does not change.
 */
function correlationOfChanges(
  heartRate: Float64Array,
  cadence: Float64Array,
  { from, to }: Span,
  lag: number,
): number {
  let n = 0;
  let x = 0;
  let y = 0;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let at = Math.max(from, lag) + 1; at < to; at++) {
    const beats = (heartRate[at] as number) - (heartRate[at - 1] as number);
    const steps = (cadence[at - lag] as number) - (cadence[at - lag - 1] as number);
    if (!isKnown(beats) || !isKnown(steps)) continue;
    n++;
    x += beats;
    y += steps;
    xx += beats * beats;
    yy += steps * steps;
    xy += beats * steps;
  }
  const spread = (xx - (x * x) / n) * (yy - (y * y) / n);
  return n > 2 && spread > 0 ? (xy - (x * y) / n) / Math.sqrt(spread) : 0;
}
