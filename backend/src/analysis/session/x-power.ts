import { isKnown } from '../math/known.js';
import { fourthPower } from '../math/rolling.js';
import type { Grid } from '../recording/grid.js';

/** Time constant of the average [Skiba]. s. */
const SMOOTHING_S = 25;
/** What is left of the average after a second: 25 / (25 + 1) [GC BikeScore.cpp]. */
const KEEPS = SMOOTHING_S / (SMOOTHING_S + 1);

/**
 * xPower of the whole ride: fourth-power mean of exponentially weighted power, which starts from
 * nothing and dies away in stops; the seconds of a stop do not count themselves, unlike [GC], and
 * without power a second counts as zero. W.
 */
export function xPowerOf(grid: Grid, power: Float64Array): number | null {
  const { time, paused } = grid;
  let weighted = 0;
  let sum = 0;
  let n = 0;
  for (let row = 0; row < grid.length; row++) {
    const stopped = paused[row] === 1;
    const watts = power[row] as number;
    const hole = row === 0 ? 0 : (time[row] as number) - (time[row - 1] as number) - 1;
    if (hole > 0) weighted *= KEEPS ** hole;
    weighted = weighted * KEEPS + (stopped || !isKnown(watts) ? 0 : watts * (1 - KEEPS));
    if (stopped) continue;
    sum += fourthPower(weighted);
    n++;
  }
  return n === 0 ? null : (sum / n) ** 0.25;
}
