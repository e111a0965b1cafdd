import { gridOf } from '../recording/grid.js';
import type { Recording } from '../recording/recording.js';
import { trustedAltitude } from './elevation.js';
import type { Ground } from './ground.js';
import { movementOf } from './movement.js';
import { outputOf } from './output.js';

/** Lays a repaired recording on its grid, with what every measure of a stretch needs. */
export function groundOf(repaired: Recording): Ground {
  const grid = gridOf(repaired);
  const altitude = trustedAltitude(repaired, grid);
  return {
    recording: repaired,
    grid,
    moving: movementOf(grid, repaired.family),
    altitude,
    output: outputOf(repaired, grid, altitude),
  };
}
