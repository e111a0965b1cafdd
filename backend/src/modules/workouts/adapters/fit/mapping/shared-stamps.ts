import type { RecordingWarning } from '#analysis/recording/recording.js';
import type { FitRecords } from '../fit-content.js';
import type { Timeline } from './timeline.js';

/** Clocks that stand for a moment share a stamp now and then: of the corpus up to 4 % do (ours). */
const MANY = 0.1;

/**
 * Named where many records share a time stamp though the distance goes on between them: the clock
 * of the file stopped, and what is counted by time is not to be trusted. Records that split their
 * fields share a stamp too, and lose nothing.
 */
export function sharedStamps(
  { columns, count }: Pick<FitRecords, 'columns' | 'count'>,
  { merge, time }: Pick<Timeline, 'merge' | 'time'>,
): RecordingWarning[] {
  const { distance } = columns;
  if (merge === null || distance === null) return [];
  const last = new Float64Array(time.length).fill(Number.NaN);
  let shared = 0;
  for (let index = 0; index < merge.rows.length; index += 1) {
    const value = distance[merge.rows[index] as number] as number;
    const sample = merge.sampleOf[index] as number;
    if (value > (last[sample] as number)) shared += 1;
    if (!Number.isNaN(value)) last[sample] = value;
  }
  if (shared < MANY * count) return [];
  return [
    {
      kind: 'stamps-shared',
      text:
        `${shared} of ${count} records share their time stamp with the one before, though the ` +
        'distance went on. Of each time stamp the last record was kept, and times and speeds may ' +
        'be wrong.',
    },
  ];
}
