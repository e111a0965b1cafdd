import { isKnown } from '../math/known.js';
import { meanOf } from '../math/statistics.js';
import { rowsOf } from '../recording/grid.js';
import type { Span } from '../recording/recording.js';
import { distanceIn, secondsIn } from './active-rows.js';
import type { Ground } from './ground.js';

/**
 * Distance over the seconds that the timer ran, so that parts add up to the whole. The samples of
 * speed are smoothed, late and lost at times: their mean is no pace. m/s; null without distance.
 */
export function speedOver({ grid }: Pick<Ground, 'grid'>, span: Span): number | null {
  const metres = distanceIn(grid, span);
  const seconds = secondsIn(grid, grid.running, span);
  return metres !== null && seconds > 0 ? metres / seconds : null;
}

/** Mean output of a stretch as measured: power, or speed as `speedOver`. W, m/s. */
export function outputOver(ground: Ground, span: Span): number | null {
  const { grid, output } = ground;
  if (output === null) return null;
  const { from, to } = rowsOf(grid, span);
  const mean = meanOf(output.values, from, to);
  return output.channel === 'power' ? mean : (speedOver(ground, span) ?? mean);
}

/**
 * Mean effort of a stretch: power, or on foot the grade-adjusted speed: what the slopes make of the
 * samples of speed, on the speed of distance over time. W, m/s.
 */
export function effortOver(ground: Ground, span: Span): number | null {
  const { grid, output } = ground;
  if (output === null) return null;
  const mean = outputOver(ground, span);
  if (output.effort === output.values || mean === null) return mean;
  const { from, to } = rowsOf(grid, span);
  let speed = 0;
  let effort = 0;
  for (let row = from; row < to; row++) {
    const pure = output.values[row];
    const graded = output.effort[row];
    if (grid.paused[row] === 1 || !isKnown(pure) || !isKnown(graded)) continue;
    speed += pure;
    effort += graded;
  }
  return speed > 0 ? (mean * effort) / speed : mean;
}
