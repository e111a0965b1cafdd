import type { Segment } from '../analysis.js';

/**
 * Seconds that the pace of a row is measured by: those with the timer running. Older engines kept
 * none for some rows, and moving time stands in.
 */
export function rowSeconds({ timerS, movingS }: Pick<Segment, 'timerS' | 'movingS'>): number {
  return timerS ?? movingS;
}
