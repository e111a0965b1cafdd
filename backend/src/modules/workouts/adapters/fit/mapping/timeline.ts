import type { RecordingWarning } from '#analysis/recording/recording.js';
import type { FitContent } from '../fit-content.js';
import { placeInTime } from './time-window.js';
import type { PlaceRange } from './time-spans.js';
import type { TimeWindow } from './time-window.js';

/**
 * The order of the samples: which record goes into which sample, and the samples' own time axis.
 */
export interface Timeline {
  /** Seconds since 1970. */
  readonly startS: number;
  readonly window: TimeWindow;
  /**
   * How records become samples; null where every record is one sample, in the order of the file, as
   * nearly always.
   */
  readonly merge: Merge | null;
  /** Seconds since the start, strictly rising. */
  readonly time: Float64Array;
  readonly warnings: readonly RecordingWarning[];
}

export interface Merge {
  /** Rows of the records that are used, by time; rows of one time stand in file order. */
  readonly rows: Int32Array;
  /** For each used row the sample that it is merged into. */
  readonly sampleOf: Int32Array;
}

/**
 * Sorts the records by time, leaves out those that cannot belong to the workout, and gives each
 * time stamp one sample.
 */
export function timelineOf(content: FitContent): Timeline {
  const recorded = content.records.time;
  const sorted = isInOrder(recorded)
    ? null
    : timedRowsByTime(recorded, content.records.laterFiles ?? []);
  const times = sorted === null ? recorded : sorted.times;
  const placement = placeInTime(content, times, sorted?.backwards ?? 0);
  const { startS, window, kept } = placement;
  const warnings = [
    ...placement.warnings,
    ...overlapping(sorted?.overlaps ?? 0),
    ...withoutTime(recorded.length - times.length),
  ];
  const time = samplesOf(times, kept, startS);
  const merge =
    sorted === null && time.length === recorded.length
      ? null
      : mergeOf(times, sorted?.rows ?? null, kept);
  return { startS, window, merge, time, warnings };
}

/**
 * Spreads one column over the samples; if valid values share a time stamp, the last one in the file
 * wins. Null where no valid value is left.
 *
 * @param column by record; may become the result itself
 */
export function onTimeline({ merge, time }: Timeline, column: Float64Array): Float64Array | null {
  if (merge === null) return holdsValue(column) ? column : null;
  const { rows, sampleOf } = merge;
  const values = new Float64Array(time.length).fill(Number.NaN);
  for (let index = 0; index < rows.length; index += 1) {
    const value = column[rows[index] as number] as number;
    if (!Number.isNaN(value)) values[sampleOf[index] as number] = value;
  }
  return holdsValue(values) ? values : null;
}

function holdsValue(values: Float64Array): boolean {
  for (let index = 0; index < values.length; index += 1)
    if (!Number.isNaN(values[index])) return true;
  return false;
}

/** Records that cannot be placed; their values are lost. */
function withoutTime(count: number): RecordingWarning[] {
  if (count === 0) return [];
  return [
    {
      kind: 'records-without-time',
      text:
        `${count === 1 ? '1 record holds' : `${count} records hold`} no time stamp and ` +
        `${count === 1 ? 'was' : 'were'} left out.`,
    },
  ];
}

/** A file that begins before the one in front of it ended says nothing against any clock. */
function overlapping(count: number): RecordingWarning[] {
  if (count === 0) return [];
  return [
    {
      kind: 'recordings-overlap',
      text:
        'The file holds several recordings one after the other, and they overlap in time. They ' +
        'were laid over one another, one sample for each moment.',
    },
  ];
}

/** Whether every record has a time, none before that of the one before it. */
function isInOrder(time: Float64Array): boolean {
  let previous = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < time.length; row += 1) {
    const at = time[row] as number;
    if (!(at >= previous)) return false;
    previous = at;
  }
  return true;
}

interface RowsByTime {
  readonly rows: Int32Array;
  readonly times: Float64Array;
  /** How often the clock ran backwards within a file. */
  readonly backwards: number;
  /** How many later files begin before the one in front ended. */
  readonly overlaps: number;
}

/** @param laterFiles first rows of the files that follow the first one, rising */
function timedRowsByTime(time: Float64Array, laterFiles: readonly number[]): RowsByTime {
  const rows = new Int32Array(time.length);
  let count = 0;
  let backwards = 0;
  let overlaps = 0;
  let file = 0;
  let isFirst = false;
  let previous = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < time.length; row += 1) {
    for (; file < laterFiles.length && row >= (laterFiles[file] as number); file += 1)
      isFirst = true;
    const at = time[row] as number;
    if (Number.isNaN(at)) continue;
    if (at < previous && isFirst) overlaps += 1;
    else if (at < previous) backwards += 1;
    isFirst = false;
    previous = at;
    rows[count] = row;
    count += 1;
  }
  const used = rows.subarray(0, count);
  if (backwards + overlaps > 0) used.sort((a, b) => (time[a] ?? 0) - (time[b] ?? 0) || a - b);
  const times = new Float64Array(count);
  for (let index = 0; index < count; index += 1)
    times[index] = time[used[index] as number] as number;
  return { rows: used, times, backwards, overlaps };
}

/** The different ones of the times that are kept, counted from the start. */
function samplesOf(times: Float64Array, kept: readonly PlaceRange[], startS: number): Float64Array {
  const axis = new Float64Array(times.length);
  let samples = 0;
  let previous = Number.NaN;
  for (const { from, to } of kept) {
    for (let index = from; index < to; index += 1) {
      const at = times[index] as number;
      if (at === previous) continue;
      previous = at;
      axis[samples] = at - startS;
      samples += 1;
    }
  }
  return samples === axis.length ? axis : axis.slice(0, samples);
}

function mergeOf(
  times: Float64Array,
  sortedRows: Int32Array | null,
  kept: readonly PlaceRange[],
): Merge {
  const count = kept.reduce((sum, { from, to }) => sum + to - from, 0);
  const rows = new Int32Array(count);
  const sampleOf = new Int32Array(count);
  let used = 0;
  let sample = -1;
  let previous = Number.NaN;
  for (const { from, to } of kept) {
    for (let index = from; index < to; index += 1) {
      const at = times[index] as number;
      if (at !== previous) sample += 1;
      previous = at;
      rows[used] = sortedRows === null ? index : (sortedRows[index] as number);
      sampleOf[used] = sample;
      used += 1;
    }
  }
  return { rows, sampleOf };
}
