import type { RecordingWarning } from '../../../../../analysis/recording/recording.js';
import type { FitContent } from '../fit-content.js';
import { placeInTime } from './time-window.js';
import type { TimeWindow } from './time-window.js';

/** The order of the samples: which record goes into which sample, and the samples' own time axis. */
export interface Timeline {
  /** Seconds since 1970. */
  readonly startS: number;
  readonly window: TimeWindow;
  /** Rows of the records that are used, by time; rows of one time stand in file order. */
  readonly rows: Int32Array;
  /** For each used row the sample that it is merged into. */
  readonly sampleOf: Int32Array;
  /** Seconds since the start, strictly rising. */
  readonly time: Float64Array;
  readonly warnings: readonly RecordingWarning[];
}

/** Sorts the records by time, leaves out those that cannot belong to the workout, and gives each time stamp one sample. */
export function timelineOf(content: FitContent): Timeline {
  const { time } = content.records;
  const sorted = timedRowsByTime(time);
  const { startS, window, warnings } = placeInTime(content, Float64Array.from(sorted.rows, (row) => time[row] ?? 0), sorted.backwards);
  const rows = sorted.rows.filter((row) => window.holds(time[row] ?? 0));
  const sampleOf = new Int32Array(rows.length);
  const axis = new Float64Array(rows.length);
  let samples = 0;
  rows.forEach((row, index) => {
    const at = (time[row] ?? 0) - startS;
    if (samples === 0 || axis[samples - 1] !== at) {
      axis[samples] = at;
      samples += 1;
    }
    sampleOf[index] = samples - 1;
  });
  return { startS, window, rows, sampleOf, time: axis.slice(0, samples), warnings };
}

/** Spreads one column over the samples; of several valid values with one time stamp the last in the file wins. */
export function onTimeline(timeline: Timeline, valueAt: (row: number) => number): Float64Array | null {
  const values = new Float64Array(timeline.time.length).fill(Number.NaN);
  let valid = 0;
  for (let index = 0; index < timeline.rows.length; index += 1) {
    const value = valueAt(timeline.rows[index] ?? 0);
    if (Number.isNaN(value)) continue;
    values[timeline.sampleOf[index] ?? 0] = value;
    valid += 1;
  }
  return valid === 0 ? null : values;
}

function timedRowsByTime(time: Float64Array): { rows: Int32Array; backwards: number } {
  const rows = new Int32Array(time.length);
  let count = 0;
  let backwards = 0;
  let previous = Number.NEGATIVE_INFINITY;
  time.forEach((at, row) => {
    if (Number.isNaN(at)) return;
    if (at < previous) backwards += 1;
    previous = at;
    rows[count] = row;
    count += 1;
  });
  const used = rows.slice(0, count);
  if (backwards > 0) used.sort((a, b) => (time[a] ?? 0) - (time[b] ?? 0) || a - b);
  return { rows: used, backwards };
}
