import type { Day } from '#analysis/load/days.js';
import type { RecordedWorkout } from '#analysis/performance/records.js';
import { tellingCurves, type PackedCurves } from '#workouts/domain/records/telling-curves.js';
import { curveOf, effortsOf } from './digest-row.js';
import { unpackNumbers } from './packed-numbers.js';

/**
 * All workouts of an athlete column by column in one row: thousands of rows would cost more to take
 * apart than to read.
 */
export interface RecordedColumns {
  /** 36 letters each. */
  readonly ids: string;
  /** YYYY-MM-DD each, rising. */
  readonly days: string;
  /** Big-endian doubles, NaN for null. */
  readonly movingS: Buffer;
  readonly distanceM: Buffer;
  readonly elevationGainM: Buffer;
  /**
   * What was packed for each, one behind the other, and how many bytes each has as a big-endian
   * integer.
   */
  readonly powers: Buffer;
  readonly powerBytes: Buffer;
  readonly times: Buffer;
  readonly timeBytes: Buffer;
}

const packed = (column: string, name: string, bytes: string) =>
  `string_agg(COALESCE(${column}, ''), '') AS ${name}, ` +
  `string_agg(int4send(octet_length(COALESCE(${column}, ''))), '') AS "${bytes}"`;
const double = (column: string, name: string) =>
  `string_agg(float8send(COALESCE(${column}, 'NaN')), '') AS "${name}"`;

/** From rows that come in their order. */
export const RECORDED_COLUMNS = [
  `string_agg(workout_id::text, '') AS ids`,
  `string_agg(day::text, '') AS days`,
  double('moving_s', 'movingS'),
  double('distance_m', 'distanceM'),
  double('elevation_gain_m', 'elevationGainM'),
  packed('asked_powers', 'powers', 'powerBytes'),
  packed('asked_times', 'times', 'timeBytes'),
].join(', ');

const ID_LETTERS = 36;
const DAY_LETTERS = 10;
const WATTS_BYTES = 4;
const NO_CURVE: RecordedWorkout['curve'] = [];

/**
 * @param wholeFrom the first day from which every workout keeps its curve; of those before only the
 * telling ones do
 */
export function recordedOf(columns: RecordedColumns, wholeFrom: Day): RecordedWorkout[] {
  const count = columns.ids.length / ID_LETTERS;
  const days = Array.from({ length: count }, (_, at) =>
    columns.days.slice(at * DAY_LETTERS, (at + 1) * DAY_LETTERS),
  );
  const [powerEnds, timeEnds] = [
    startsOf(columns.powerBytes, count),
    startsOf(columns.timeBytes, count),
  ];
  const curves: PackedCurves = {
    watts: unpackNumbers(columns.powers, WATTS_BYTES) as Float32Array,
    starts: powerEnds.map((bytes) => bytes / WATTS_BYTES),
  };
  const telling = tellingCurves(days, curves, wholeFrom);
  const part = (bytes: Buffer, starts: Int32Array, at: number): Buffer =>
    bytes.subarray(starts[at], starts[at + 1]);
  return days.map((day, at) => ({
    workoutId: columns.ids.slice(at * ID_LETTERS, (at + 1) * ID_LETTERS),
    day,
    movingS: doubleAt(columns.movingS, at),
    distanceM: doubleAt(columns.distanceM, at),
    elevationGainM: doubleAt(columns.elevationGainM, at),
    curve: telling[at] === 1 ? curveOf(part(columns.powers, powerEnds, at)) : NO_CURVE,
    bestEfforts: effortsOf(part(columns.times, timeEnds, at)),
  }));
}

function doubleAt(column: Buffer, at: number): number | null {
  const value = column.readDoubleBE(at * 8);
  return Number.isNaN(value) ? null : value;
}

/** Where each begins, and behind the last one where it ends. */
function startsOf(lengths: Buffer, count: number): Int32Array {
  const starts = new Int32Array(count + 1);
  for (let at = 0; at < count; at++)
    starts[at + 1] = (starts[at] as number) + lengths.readInt32BE(at * 4);
  return starts;
}
