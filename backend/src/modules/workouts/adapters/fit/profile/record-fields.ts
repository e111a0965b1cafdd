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
  /** Of several fields for one column the one with the greater rank wins where it is valid. */
  readonly rank: number;
}

const field = (
  num: number,
  column: RecordColumn,
  scale = 1,
  offset = 0,
  rank = 1,
): RecordField => ({ num, column, slot: slotOf(column), scale, offset, rank });

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
  field(253, 'time', 1, -FIT_EPOCH_S),
  field(0, 'positionLat'),
  field(1, 'positionLong'),
  field(2, 'altitude', 5, 500, 0),
  field(78, 'altitude', 5, 500),
  field(3, 'heartRate'),
  field(CADENCE_256, 'cadence', 256, 0, 0),
  field(CADENCE, 'cadence'),
  field(FRACTIONAL_CADENCE, 'fractionalCadence', 128),
  field(5, 'distance', 100),
  field(6, 'speed', 1000, 0, 0),
  field(73, 'speed', 1000),
  field(7, 'power'),
  field(13, 'temperature'),
  field(30, 'leftRightBalance'),
];

function slotOf(column: RecordColumn): number {
  return RECORD_COLUMNS.indexOf(column);
}
