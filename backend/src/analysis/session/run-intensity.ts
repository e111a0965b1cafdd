import { isKnown } from '../math/known.js';
import { oncePer } from '../math/once-per.js';
import { normalizedMean } from '../math/rolling.js';
import { wholeOf } from './active-rows.js';
import { speedOver } from './mean-output.js';
import { NP_WINDOW_S } from './normalized-power.js';
import type { Session } from './session.js';
import { timerEffort } from './timer-effort.js';

/**
 * Threshold pace as a multiple of the base pace: the edge between zones 3 and 4. Derived, as no
 * field holds it.
 */
export const THRESHOLD_PACE_FACTOR = 1.06;

/**
 * Normalized graded speed: 30-s means of grade-adjusted speed, fourth-power mean, on the scale of
 * distance over time, as every other pace. m/s; null where speed is not to be compared.
 */
export const normalizedGradedSpeed = oncePer((session: Session): number | null => {
  const { output, grid } = session;
  if (output?.channel !== 'speed' || !output.levelled) return null;
  const normalized = normalizedMean(timerEffort(session).values, NP_WINDOW_S);
  const sampled = meanWhile(output.values, grid.running);
  const travelled = speedOver(session, wholeOf(grid));
  return normalized !== null && travelled !== null && sampled !== null && sampled > 0
    ? (normalized * travelled) / sampled
    : normalized;
});

function meanWhile(values: Float64Array, marks: Uint8Array): number | null {
  let sum = 0;
  let n = 0;
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number;
    if (marks[row] !== 1 || !isKnown(value)) continue;
    sum += value;
    n++;
  }
  return n === 0 ? null : sum / n;
}

/** Threshold speed from the base pace; null where none is known. m/s. */
export function thresholdSpeed(session: Session): number | null {
  const base = session.thresholds.basePaceSPerKm;
  return base ? 1000 / (base.value * THRESHOLD_PACE_FACTOR) : null;
}
