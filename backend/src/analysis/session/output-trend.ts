import { oncePer } from '../math/once-per.js';
import { meanOf } from '../math/statistics.js';
import type { Ground } from './ground.js';
import { timerEffort } from './timer-effort.js';

/**
 * A session is a ramp where each quarter of its time is beyond the one before by this share of it
 * …
 */
const EACH_QUARTER = 0.03;
/**
 * … and the last beyond the first by this (ours: progressive sessions of 20 % and more, and no
 * warm-up, fade or negative split).
 */
export const RAMP_SHARE = 0.2;
const QUARTERS = 4;

/**
 * By how much the greater of first and last quarter is over the lesser, as a share of that; below
 * zero where output fell. 0 where it did not go one way.
 */
export const outputTrend = oncePer(
  (ground: Ground): number => {
    const { values } = timerEffort(ground);
    const size = Math.floor(values.length / QUARTERS);
    const means = Array.from(
      { length: QUARTERS },
      (_, part) => meanOf(values, part * size, (part + 1) * size) ?? 0,
    );
    const [first, last] = [means[0] as number, means[QUARTERS - 1] as number];
    const rises = last > first;
    const upwards = rises ? means : means.toReversed();
    const onwards = upwards.every(
      (mean, part) => part === 0 || mean >= (1 + EACH_QUARTER) * (upwards[part - 1] as number),
    );
    const total = Math.max(first, last) / Math.min(first, last) - 1;
    if (!onwards || !(total >= RAMP_SHARE) || total === Infinity) return 0;
    return rises ? total : -total;
  },
  ({ grid }) => grid,
);
