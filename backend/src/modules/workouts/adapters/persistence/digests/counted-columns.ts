import type { WorkoutLoad } from '#analysis/load/workout-load.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { CountedDigest } from '#workouts/domain/progress/digest-views.js';
import { unpackZones } from './digest-row.js';

/**
 * The loads of workouts in one row: thousands of rows would cost more to take apart than to read.
 */
export interface LoadColumns {
  /** YYYY-MM-DD each. */
  readonly days: string;
  /** Big-endian doubles, as many for each as there are columns, NaN for null. */
  readonly numbers: Buffer;
}

export interface CountedColumns extends LoadColumns {
  /** 36 letters each. */
  readonly ids: string;
  /** The first letter of the family, and 1 for indoors. */
  readonly kinds: string;
  /** As they were packed, none filled up with NaN. */
  readonly zones: Buffer;
}

const LOADS = ['load_power', 'load_pace', 'load_heart_rate'];
const NUMBERS = [...LOADS, 'moving_s', 'distance_m', 'elevation_gain_m', 'efficiency_factor'];
const DAY_LETTERS = 10;
const ID_LETTERS = 36;
const DOUBLE_BYTES = 8;
/** Seven zones of three measures, four bytes each. */
const ZONE_BYTES = 7 * 3 * 4;
const NO_ZONES = `decode('${'0000c07f'.repeat(ZONE_BYTES / 4)}', 'hex')`;
const FAMILIES: Readonly<Record<string, SportFamily>> = { c: 'cycling', r: 'running' };

const DAYS = `string_agg(day::text, '') AS days`;
const numbersOf = (columns: readonly string[]) =>
  `string_agg(${columns.map((column) => `float8send(COALESCE(${column}, 'NaN'))`).join(' || ')}, ` +
  `'') AS numbers`;

/**
 * From rows of `LOAD_SOURCE`, or `COUNTED_SOURCE`, that come in their order: no more columns, for
 * they are sorted.
 */
export const LOAD_SOURCE = ['day', ...LOADS].join(', ');
export const LOAD_COLUMNS = `${DAYS}, ${numbersOf(LOADS)}`;
export const COUNTED_SOURCE = [
  'day',
  ...NUMBERS,
  'workout_id',
  'family',
  'indoor',
  'zone_seconds',
].join(', ');
export const COUNTED_COLUMNS = [
  DAYS,
  numbersOf(NUMBERS),
  `string_agg(workout_id::text, '') AS ids`,
  `string_agg(left(family, 1) || CASE WHEN indoor THEN '1' ELSE '0' END, '') AS kinds`,
  `string_agg(COALESCE(zone_seconds, ${NO_ZONES}), '') AS zones`,
].join(', ');

export function loadsOf({ days, numbers }: LoadColumns): WorkoutLoad[] {
  return each(days, (day, at) => loadAt(day, numbers, at * LOADS.length));
}

export function countedOf({ days, numbers, ids, kinds, zones }: CountedColumns): CountedDigest[] {
  return each(days, (day, at) => {
    const first = at * NUMBERS.length;
    return {
      workoutId: ids.slice(at * ID_LETTERS, (at + 1) * ID_LETTERS),
      day,
      family: FAMILIES[kinds.charAt(2 * at)] ?? 'cycling',
      indoor: kinds.charAt(2 * at + 1) === '1',
      load: loadAt(day, numbers, first),
      movingS: numberAt(numbers, first + 3) ?? 0,
      distanceM: numberAt(numbers, first + 4),
      elevationGainM: numberAt(numbers, first + 5),
      efficiencyFactor: numberAt(numbers, first + 6),
      zones: unpackZones(zones.subarray(at * ZONE_BYTES, (at + 1) * ZONE_BYTES)),
    };
  });
}

function each<T>(days: string, one: (day: string, at: number) => T): T[] {
  return Array.from({ length: days.length / DAY_LETTERS }, (_, at) =>
    one(days.slice(at * DAY_LETTERS, (at + 1) * DAY_LETTERS), at),
  );
}

/** Loads stand first among the numbers of a workout. */
function loadAt(day: string, numbers: Buffer, first: number): WorkoutLoad {
  return {
    day,
    power: numberAt(numbers, first),
    pace: numberAt(numbers, first + 1),
    heartRate: numberAt(numbers, first + 2),
  };
}

function numberAt(numbers: Buffer, place: number): number | null {
  const value = numbers.readDoubleBE(place * DOUBLE_BYTES);
  return Number.isNaN(value) ? null : value;
}
