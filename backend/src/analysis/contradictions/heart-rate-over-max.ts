import { countFrom, maxOf } from '../math/statistics.js';
import type { Session } from '../session/session.js';
import type { Contradiction } from './contradiction.js';

/** A maximum is passed by a few seconds over it; what spikes leave behind is shorter (ours). */
const OVER_MAX_BPM = 1;
const OVER_MAX_S = 3;

/** A heart rate over the maximum that is set. */
export function heartRateOverMax({ grid, thresholds }: Session): Contradiction | null {
  const { heartRate } = grid.channels;
  const max = thresholds.maxHr;
  if (heartRate === undefined || max === null) return null;
  const peak = maxOf(heartRate);
  const over = countFrom(heartRate, max.value + OVER_MAX_BPM);
  if (peak === null || over < OVER_MAX_S) return null;
  return {
    kind: 'heart-rate-over-max',
    text:
      `Your heart rate reached ${Math.round(peak)} bpm, over the maximum of ` +
      `${Math.round(max.value)} bpm that is set. If the strap was right, raise it: zones and ` +
      'heart-rate load follow from it.',
    value: peak,
    against: max.value,
    unit: 'bpm',
  };
}
