import { rollingMeans } from '../math/rolling.js';
import { meanOf, medianOf } from '../math/statistics.js';

/** A stretch of high output; indexes into the series that it was found in. */
export interface Bout {
  readonly from: number;
  readonly to: number;
  readonly mean: number;
}

const SMOOTHING_S = 15;
const SHORTEST_BOUT_S = 20;
/** Repetitions are alike within these shares [metrics: grouping of repetitions]. */
const SAME_DURATION = 0.15;
const SAME_INTENSITY = 0.08;

/** Finds stretches above the level that best parts the series into high and low (Otsu 1979), after a 15 s mean. */
export function boutsOf(series: Float64Array, contrast: number): Bout[] {
  const smooth = rollingMeans(series, SMOOTHING_S);
  const level = partingLevel(smooth);
  if (level === null) return [];
  const low = meanOf(smooth, 0, smooth.length, (value) => value <= level);
  const high = meanOf(smooth, 0, smooth.length, (value) => value > level);
  if (low === null || high === null || high < contrast * low) return [];
  const bouts: Bout[] = [];
  for (let at = 0; at < smooth.length; at++) {
    if ((smooth[at] as number) <= level) continue;
    const from = at;
    while (at < smooth.length && (smooth[at] as number) > level) at++;
    if (at - from >= SHORTEST_BOUT_S) bouts.push({ from, to: at, mean: meanOf(smooth, from, at) as number });
  }
  return bouts;
}

/** The largest number of bouts that are alike in duration and intensity. */
export function largestGroup(bouts: readonly Bout[]): number {
  return bouts.reduce((largest, model) => Math.max(largest, bouts.filter((bout) => alike(bout, model)).length), 0);
}

function alike(a: Bout, b: Bout): boolean {
  const duration = medianOf([a.to - a.from, b.to - b.from]) as number;
  return (
    Math.abs(a.to - a.from - (b.to - b.from)) <= SAME_DURATION * duration && Math.abs(a.mean - b.mean) <= SAME_INTENSITY * Math.max(a.mean, b.mean)
  );
}

/** The level with the greatest variance between what lies under and over it, on 64 steps; null for a flat series. */
function partingLevel(values: Float64Array): number | null {
  const steps = 64;
  const low = Math.min(...extremes(values));
  const high = Math.max(...extremes(values));
  if (!(high > low)) return null;
  const counts = new Float64Array(steps);
  for (const value of values) {
    const step = Math.min(steps - 1, Math.floor(((value - low) / (high - low)) * steps));
    counts[step] = (counts[step] as number) + 1;
  }
  const total = counts.reduce((sum, count, step) => sum + count * step, 0);
  let best = 0;
  let bestStep = 0;
  let under = 0;
  let underSum = 0;
  for (let step = 0; step < steps - 1; step++) {
    under += counts[step] as number;
    underSum += (counts[step] as number) * step;
    const over = values.length - under;
    if (under === 0 || over === 0) continue;
    const between = under * over * (underSum / under - (total - underSum) / over) ** 2;
    if (between > best) {
      best = between;
      bestStep = step;
    }
  }
  return low + ((bestStep + 1) / steps) * (high - low);
}

function extremes(values: Float64Array): [number, number] {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}
