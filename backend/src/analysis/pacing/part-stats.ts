import type { PartStats } from '../analysis.js';
import { isKnown } from '../math/known.js';
import { oncePer } from '../math/once-per.js';
import { meanOf, meanOverZero } from '../math/statistics.js';
import { rowAt, rowsOf } from '../recording/grid.js';
import type { Span } from '../recording/recording.js';
import { distanceIn, secondsIn, wholeOf } from '../session/active-rows.js';
import { changeBetween, heightsOf, type HeightChange } from '../session/heights/heights.js';
import type { Ground } from '../session/ground.js';
import { outputOver } from '../session/mean-output.js';
import { terrainTiles } from '../terrain/tiles.js';

/**
 * Seconds at which a session falls into `parts` equal parts: of the distance on foot, where it is
 * known, else of the time that the timer ran. First and last are the ends of the recording. Null
 * where nothing was recorded.
 */
export function partBounds(ground: Ground, parts: number): number[] | null {
  const { grid } = ground;
  if (grid.length < parts) return null;
  const progress = progressOf(ground);
  const total = progress[grid.length - 1] as number;
  if (!(total > 0)) return null;
  const whole = wholeOf(grid);
  const bounds = [whole.from];
  let row = 0;
  for (let part = 1; part < parts; part++) {
    while (row < grid.length - 1 && (progress[row] as number) < (total * part) / parts) row++;
    bounds.push(grid.time[row] as number);
  }
  return [...bounds, whole.to];
}

/** Means over each part between neighbouring bounds. */
export function partStats(ground: Ground, bounds: readonly number[]): PartStats[] {
  const { grid } = ground;
  const { heartRate, cadence } = grid.channels;
  const heights = heightsBetween(ground, bounds);
  return bounds.slice(1).map((to, part) => {
    const span: Span = { from: bounds[part] as number, to };
    const rows = rowsOf(grid, span);
    return {
      ...span,
      timerS: secondsIn(grid, grid.running, span),
      distanceM: distanceIn(grid, span),
      ...heights?.[part],
      output: outputOver(ground, span),
      heartRate: heartRate === undefined ? null : meanOf(heartRate, rows.from, rows.to),
      cadence: cadence === undefined ? null : meanOverZero(cadence, rows.from, rows.to),
    };
  });
}

/** What the ground did in each part; null where the course is not known. */
function heightsBetween(ground: Ground, bounds: readonly number[]): HeightChange[] | null {
  const heights = heightsOf(ground);
  if (heights === null || terrainTiles(ground).length === 0) return null;
  const rows = bounds.map((bound) => rowAt(ground.grid, bound));
  return rows.slice(1).map((to, at) => changeBetween(heights, rows[at] as number, to));
}

/** How far the session had come by each row: metres on foot, where they are known, else seconds. */
const progressOf = oncePer(
  ({ grid, recording }: Ground): Float64Array => {
    const metresAt = recording.family === 'running' ? grid.channels.distance : undefined;
    const out = new Float64Array(grid.length);
    let reached = 0;
    for (let row = 0; row < grid.length; row++) {
      if (metresAt !== undefined) {
        const metres = metresAt[row] as number;
        if (isKnown(metres)) reached = metres;
      } else {
        reached += grid.running[row] as number;
      }
      out[row] = reached;
    }
    return out;
  },
  ({ grid }) => grid,
);
