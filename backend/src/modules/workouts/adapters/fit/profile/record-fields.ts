import { FIT_EPOCH_S } from '../bytes/fit-time.js';
import type { FitColumn } from '../fit-content.js';

export type RecordColumn = FitColumn | 'time';

/** All columns that records may fill. */
export const RECORD_COLUMNS: readonly RecordColumn[] = [
  'time',
  'heartRate',
  'cadence',
  'fractionalCadence',
  'power',
  'speed',
  'altitude',
  'temperature',
  'distance',
  'positionLat',
  'positionLong',
  'leftRightBalance',
];
export const TIME_SLOT = slotOf('time');
export const CADENCE_SLOT = slotOf('cadence');
export const SPEED_SLOT = slotOf('speed');
export const DISTANCE_SLOT = slotOf('distance');
export const FRACTION_SLOT = slotOf('fractionalCadence');

/** One field of the record message and the column that it fills. */
export interface RecordField {
  readonly num: number;
  readonly column: RecordColumn;
  /** Place of the column among `RECORD_COLUMNS`. */
  readonly slot: number;
  readonly scale: number;
  readonly offset: number;
  /** If fields share a column, the valid one with the greatest rank wins. */
  readonly rank: number;
}

type Scaling = Partial<Pick<RecordField, 'scale' | 'offset' | 'rank'>>;

const field = (num: number, column: RecordColumn, scaling: Scaling = {}): RecordField => ({
  ...{ num, column, slot: slotOf(column) },
  ...{ scale: 1, offset: 0, rank: 1, ...scaling },
});

export const CADENCE = 4;
/** Three bytes: speed in 12 bits of 1/100 m/s, then the low 12 bits of the distance in 1/16 m. */
export const COMPRESSED_SPEED_DISTANCE = 8;
export const CADENCE_256 = 52;
export const FRACTIONAL_CADENCE = 53;

/**
 * Source: FIT SDK 21.217, Profile.xlsx, message record. The enhanced fields carry more bits than
 * the plain ones, so they win.
 */
export const RECORD_FIELDS: readonly RecordField[] = [
  field(253, 'time', { offset: -FIT_EPOCH_S }),
  field(0, 'positionLat'),
  field(1, 'positionLong'),
  field(2, 'altitude', { scale: 5, offset: 500, rank: 0 }),
  field(78, 'altitude', { scale: 5, offset: 500 }),
  field(3, 'heartRate'),
  field(CADENCE_256, 'cadence', { scale: 256, rank: 0 }),
  field(CADENCE, 'cadence'),
  field(FRACTIONAL_CADENCE, 'fractionalCadence', { scale: 128 }),
  field(5, 'distance', { scale: 100 }),
  field(6, 'speed', { scale: 1000, rank: 0 }),
  field(73, 'speed', { scale: 1000 }),
  field(7, 'power'),
  field(13, 'temperature'),
  field(30, 'leftRightBalance'),
];

function slotOf(column: RecordColumn): number {
  return RECORD_COLUMNS.indexOf(column);
}
