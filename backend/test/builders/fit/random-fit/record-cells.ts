import { isInvalidRaw } from './raw-values.js';
import type { WrittenField } from './written.js';

/** What a reader must find in one record: columns by name, NaN where there is no valid value. */
export type Cells = Readonly<Record<string, number>>;

const FIT_EPOCH_S = 631_065_600;

/**
 * number, column, scale, offset; within a column the later field wins. Source: FIT SDK 21.217,
 * Profile.xlsx, record.
 */
const FIELDS: readonly (readonly [num: number, column: string, scale: number, offset: number])[] = [
  [253, 'time', 1, -FIT_EPOCH_S],
  [0, 'positionLat', 1, 0],
  [1, 'positionLong', 1, 0],
  [2, 'altitude', 5, 500],
  [78, 'altitude', 5, 500],
  [3, 'heartRate', 1, 0],
  [52, 'cadence', 256, 0],
  [4, 'cadence', 1, 0],
  [53, 'fractionalCadence', 128, 0],
  [5, 'distance', 100, 0],
  [6, 'speed', 1000, 0],
  [73, 'speed', 1000, 0],
  [7, 'power', 1, 0],
  [13, 'temperature', 1, 0],
  [30, 'leftRightBalance', 1, 0],
];

export const COLUMN_NAMES: readonly string[] = [...new Set(FIELDS.map(([, column]) => column))];

/**
 * The rules of the reader, applied to what was written instead of to bytes. Compressed speed and
 * distance are added by the writer.
 */
export function cellsOf(fields: readonly WrittenField[], headerTime: number | null): Cells {
  const cells: Record<string, number> = Object.fromEntries(
    COLUMN_NAMES.map((name) => [name, Number.NaN]),
  );
  if (headerTime !== null) cells['time'] = headerTime + FIT_EPOCH_S;
  for (const [num, column, scale, offset] of FIELDS) {
    const value = lastValid(fields, num);
    if (value !== null) cells[column] = Number(value) / scale - offset;
  }
  const borrowed = lastValid(fields, 4) === null && lastValid(fields, 52) !== null;
  if (borrowed) cells['fractionalCadence'] = Number.NaN;
  return cells;
}

/** First element of the last field of this number whose first element is valid. */
export function lastValid(fields: readonly WrittenField[], num: number): number | bigint | null {
  const valid = fields.filter(
    (field) => field.num === num && field.extra === 0 && field.type !== 'string' && isGiven(field),
  );
  return valid.at(-1)?.values[0] ?? null;
}

function isGiven({ type, values: [first] }: WrittenField): boolean {
  return first !== undefined && !isInvalidRaw(type, first);
}
