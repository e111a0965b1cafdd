import type { RecordMesg } from '@garmin/fitsdk';
import type { Column } from './sdk-columns.js';

interface Source {
  readonly field: string;
  readonly scale: number;
  readonly offset: number;
}

const plain = (field: string): readonly Source[] => [{ field, scale: 1, offset: 0 }];

/** The fields that fill a column; a later one goes before an earlier one. */
const SOURCES: Readonly<Record<Column, readonly Source[]>> = {
  time: [{ field: 'timestamp', scale: 1, offset: -631_065_600 }],
  heartRate: plain('heartRate'),
  cadence: [{ field: 'cadence256', scale: 256, offset: 0 }, ...plain('cadence')],
  fractionalCadence: [{ field: 'fractionalCadence', scale: 128, offset: 0 }],
  power: plain('power'),
  speed: [
    { field: 'speed', scale: 1000, offset: 0 },
    { field: 'enhancedSpeed', scale: 1000, offset: 0 },
  ],
  altitude: [
    { field: 'altitude', scale: 5, offset: 500 },
    { field: 'enhancedAltitude', scale: 5, offset: 500 },
  ],
  temperature: plain('temperature'),
  distance: [{ field: 'distance', scale: 100, offset: 0 }],
  positionLat: plain('positionLat'),
  positionLong: plain('positionLong'),
  leftRightBalance: plain('leftRightBalance'),
};

const INVALID_WIDE: readonly bigint[] = [0x7fff_ffff_ffff_ffffn, 0xffff_ffff_ffff_ffffn, 0n];

/**
 * The values that a record holds for a column as the SDK hands them out when it neither scales nor
 * unpacks, in the order of SOURCES.
 */
export function writtenValues(column: Column, mesg: RecordMesg): readonly unknown[] {
  const fields = mesg as Readonly<Record<string, unknown>>;
  const own = SOURCES[column].map(({ field }) => fields[field]);
  return column === 'fractionalCadence' ? [...own, fields['cadence'], fields['cadence256']] : own;
}

/** What our reader makes of these values; NaN where none is a number. */
export function asWritten(column: Column, mesg: RecordMesg): number {
  const fields = mesg as Readonly<Record<string, unknown>>;
  const borrowed =
    column === 'fractionalCadence' &&
    Number.isNaN(numberOf(fields['cadence'])) &&
    !Number.isNaN(numberOf(fields['cadence256']));
  if (borrowed) return Number.NaN;
  return SOURCES[column].reduce((value, source) => {
    const own = numberOf(fields[source.field], source);
    return Number.isNaN(own) ? value : own;
  }, Number.NaN);
}

function numberOf(
  value: unknown,
  { scale, offset }: Omit<Source, 'field'> = { scale: 1, offset: 0 },
): number {
  if (typeof value === 'bigint')
    return INVALID_WIDE.includes(value) ? Number.NaN : Number(value) / scale - offset;
  return typeof value === 'number' && Number.isFinite(value) ? value / scale - offset : Number.NaN;
}
