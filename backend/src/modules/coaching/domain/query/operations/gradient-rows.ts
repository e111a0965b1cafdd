import { isKnown } from '#analysis/math/known.js';
import { oncePer } from '#analysis/math/once-per.js';
import type { Ground } from '#analysis/session/ground.js';
import { hasRoad } from '../metrics/steepest.js';

/** A gradient is that of the road so far before and behind (ours). m. */
const AROUND_M = 50;

/** The gradient at each row, in percent; null without heights or distance. */
export const gradientRows = oncePer((ground: Ground): Float64Array | null => {
  const { grid, altitude } = ground;
  const { distance } = grid.channels;
  if (altitude === null || distance === undefined || !hasRoad(ground)) return null;
  const gradients = new Float64Array(grid.length).fill(Number.NaN);
  let [behind, ahead] = [0, 0];
  for (let row = 0; row < grid.length; row++) {
    const here = distance[row];
    if (!isKnown(here)) continue;
    while (behind < row && !(here - (distance[behind] ?? Number.NaN) <= AROUND_M)) behind++;
    while (ahead + 1 < grid.length && !((distance[ahead] ?? Number.NaN) - here >= AROUND_M))
      ahead++;
    const metres = (distance[ahead] ?? Number.NaN) - (distance[behind] ?? Number.NaN);
    const height = (altitude[ahead] ?? Number.NaN) - (altitude[behind] ?? Number.NaN);
    if (metres >= AROUND_M && isKnown(height)) gradients[row] = (height / metres) * 100;
  }
  return gradients;
});
