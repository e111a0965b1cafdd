import type { Grid } from '../recording/grid.js';
import type { Recording } from '../recording/recording.js';
import { coverageOf } from './channel-quality.js';
import { isBarometric } from './elevation.js';
import { gradeAdjustedSpeed, SLOPE_LENGTH_M } from './grade-adjusted-speed.js';

/** Output speaks for a session only if it was there for most of it (ours). */
const OUTPUT_COVERAGE = 0.8;

/** What the athlete put out, the ground of every comparison within a session. */
export interface Output {
  readonly channel: 'power' | 'speed';
  /** As measured: W or m/s. */
  readonly values: Float64Array;
  /** What it cost: power itself, or on foot the grade-adjusted speed where slopes are known. */
  readonly effort: Float64Array;
  /** Whether slopes need no correction: power, indoors, or grade-adjusted. */
  readonly levelled: boolean;
  /** Whether it was there for most of the session: else nothing can be said of its shape. */
  readonly usable: boolean;
}

/**
 * Power on rides that have it, else speed; null where there is neither. Running power is never
 * taken.
 */
export function outputOf(
  recording: Recording,
  grid: Grid,
  altitude: Float64Array | null,
): Output | null {
  const { power, speed } = grid.channels;
  if (
    recording.family === 'cycling' &&
    power !== undefined &&
    coverageOf(grid, power) >= OUTPUT_COVERAGE
  ) {
    return { channel: 'power', values: power, effort: power, levelled: true, usable: true };
  }
  if (speed === undefined) return null;
  const usable = coverageOf(grid, speed) >= OUTPUT_COVERAGE;
  if (recording.family === 'cycling' || recording.indoor) {
    return { channel: 'speed', values: speed, effort: speed, levelled: recording.indoor, usable };
  }
  const adjusted = gradeAdjustedSpeed(
    grid,
    altitude,
    isBarometric(recording) ? SLOPE_LENGTH_M.barometric : SLOPE_LENGTH_M.gps,
  );
  return {
    channel: 'speed',
    values: speed,
    effort: adjusted ?? speed,
    levelled: adjusted !== null,
    usable,
  };
}
