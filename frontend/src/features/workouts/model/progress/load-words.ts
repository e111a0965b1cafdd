import type { Progress } from './progress.js';
import { workoutCount } from './volume.js';

/** What must be known to read sums of load, in sentences; none where they are exact. */
export function loadWords(mixed: boolean, unmeasured: number): readonly string[] {
  return [
    ...(mixed
      ? [
          'Loads taken from power, pace and heart rate are added up here, which makes the ' +
            'sums less exact.',
        ]
      : []),
    ...(unmeasured > 0
      ? [
          `${workoutCount(unmeasured)} ${unmeasured === 1 ? 'has' : 'have'} no load, for ` +
            `want of a sensor or of your thresholds, and ${unmeasured === 1 ? 'is' : 'are'} ` +
            'missing from the sums.',
        ]
      : []),
  ];
}

export function unmeasuredIn(
  parts: readonly Pick<Progress['weeks'][number], 'unmeasured'>[],
): number {
  return parts.reduce((sum, { unmeasured }) => sum + unmeasured, 0);
}
