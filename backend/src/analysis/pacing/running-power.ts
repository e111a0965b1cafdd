import { coverageOf } from '../session/channel-quality.js';
import type { Session } from '../session/session.js';

/** As for any output that is to speak for a session. */
const COVERAGE = 0.8;
/** Grade-adjusted pace and running power wander apart by this much of themselves (ours). */
const APART = 0.05;

/** Power of a run as its watch or pod gives it; undefined where it misses much of it. W. */
export function runningPowerOf({ recording, grid }: Session): Float64Array | undefined {
  const { power } = grid.channels;
  const usable = recording.family === 'running' && coverageOf(grid, power) >= COVERAGE;
  return usable ? power : undefined;
}

/**
 * Why pacing is not judged where grade-adjusted pace and running power tell different stories of
 * it; null where they agree, or there is no such power. Changes as shares.
 */
export function powerDisagrees(change: number, power: number | null): string | null {
  if (power === null || Math.abs(change - power) < APART) return null;
  const words = (share: number): string =>
    `${share < 0 ? 'fell' : 'rose'} by ${Math.abs(Math.round(share * 100))} %`;
  return (
    `Grade-adjusted pace ${words(change)} and running power ${words(power)}, so the two disagree ` +
    'about your pacing.'
  );
}
