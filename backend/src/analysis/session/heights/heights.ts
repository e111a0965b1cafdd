import { oncePer } from '#analysis/math/once-per.js';
import { breakRows } from '#analysis/recording/breaks.js';
import { rowAt } from '#analysis/recording/grid.js';
import type { Span } from '#analysis/recording/span.js';
import { hysteresisOf } from '../elevation.js';
import type { Ground } from '../ground.js';
import { turningPoints, wavesFrom, type TurningPoints } from './turning-points.js';
import { isSameClimbing, likeDevice } from './like-device.js';

/** Metres up and down. */
export interface HeightChange {
  readonly ascentM: number;
  readonly descentM: number;
}

/** The climbing of a session and of every part of it, from one pass over the recorded heights. */
export interface Heights {
  /** Of the whole: the device's own totals where the recorded heights give the same. */
  readonly total: HeightChange;
  readonly isAscentOfDevice: boolean;
  readonly isDescentOfDevice: boolean;
  /** Metres up and down from the first row to each row. */
  readonly up: Float64Array;
  readonly down: Float64Array;
}

/**
 * Rises and falls of a session; null without altitude. Waves count from a height on that makes the
 * sum of the recorded heights what the device summed up, where there is one, else from the
 * hysteresis of the altitude's source. Breaks of the course are no climbing.
 */
export const heightsOf = oncePer(
  ({ grid, altitude, recording }: Pick<Ground, 'grid' | 'altitude' | 'recording'>) => {
    if (altitude === null) return null;
    const bounds = [0, ...breakRows(grid), grid.length];
    const waves = bounds
      .slice(1)
      .map((to, at) => turningPoints(altitude, 0, { from: bounds[at] as number, to }));
    const { ascentM, descentM } = recording.device;
    const pieces = likeDevice(waves, ascentM) ?? wavesFrom(waves, hysteresisOf(recording));
    const { up, down } = cumulated(altitude, pieces);
    const summed = { ascentM: up.at(-1) ?? 0, descentM: down.at(-1) ?? 0 };
    const isAscentOfDevice = isSameClimbing(summed.ascentM, ascentM);
    const isDescentOfDevice = isAscentOfDevice && isSameClimbing(summed.descentM, descentM);
    return {
      total: {
        ascentM: isAscentOfDevice ? (ascentM as number) : summed.ascentM,
        descentM: isDescentOfDevice ? (descentM as number) : summed.descentM,
      },
      isAscentOfDevice,
      isDescentOfDevice,
      up,
      down,
    };
  },
  ({ grid }) => grid,
) as (ground: Pick<Ground, 'grid' | 'altitude' | 'recording'>) => Heights | null;

/** Metres up and down between two rows, the later one inside. */
export function changeBetween({ up, down }: Heights, from: number, to: number): HeightChange {
  const last = up.length - 1;
  const [a, b] = [Math.min(from, last), Math.min(to, last)];
  if (last < 0) return { ascentM: 0, descentM: 0 };
  return {
    ascentM: (up[b] as number) - (up[a] as number),
    descentM: (down[b] as number) - (down[a] as number),
  };
}

/** Metres up and down in a span of a session; null without altitude. */
export function changeIn(
  ground: Pick<Ground, 'grid' | 'altitude' | 'recording'>,
  { from, to }: Span,
): HeightChange | null {
  const heights = heightsOf(ground);
  return heights && changeBetween(heights, rowAt(ground.grid, from), rowAt(ground.grid, to));
}

function cumulated(altitude: Float64Array, pieces: readonly TurningPoints[]) {
  const up = new Float64Array(altitude.length);
  const down = new Float64Array(altitude.length);
  for (const { rows, heights, count } of pieces)
    for (let at = 1; at < count; at++) {
      const rises = (heights[at] as number) > (heights[at - 1] as number);
      addSteps(rises ? up : down, altitude, rows[at - 1] as number, rows[at] as number);
    }
  for (let row = 1; row < altitude.length; row++) {
    up[row] = (up[row] as number) + (up[row - 1] as number);
    down[row] = (down[row] as number) + (down[row - 1] as number);
  }
  return { up, down };
}

/** On its way up a rise counts at each new height, a fall at each new depth. */
function addSteps(steps: Float64Array, altitude: Float64Array, from: number, to: number): void {
  const start = altitude[from] as number;
  const sign = (altitude[to] as number) > start ? 1 : -1;
  let reached = 0;
  for (let row = from + 1; row <= to; row++) {
    const gone = ((altitude[row] as number) - start) * sign;
    // A row without height goes no further.
    if (!(gone > reached)) continue;
    steps[row] = gone - reached;
    reached = gone;
  }
}
