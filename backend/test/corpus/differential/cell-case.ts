import type { RecordMesg } from '@garmin/fitsdk';
import type { RowField } from './row-fields.js';
import type { Column } from './sdk-columns.js';

/** One cell in which two readers differ, with what the file says around it. */
export interface CellCase {
  readonly column: Column;
  readonly row: number;
  readonly ours: number;
  readonly theirs: number;
  /** The record as the SDK reads it when it neither scales nor unpacks. */
  readonly written: RecordMesg;
  /** Speed in m/s and the low 12 bits of the distance, where the record holds them compressed. */
  readonly packed: { readonly speed: number; readonly distance: number } | null;
  /** Whether the file holds the memory of a strap. */
  readonly joinsBeats: boolean;
  /** Whether the SDK could join it to the records. */
  readonly sdkJoined: boolean;
  readonly hasUntimedRecords: boolean;
  /** Whether the SDK read everything. */
  readonly isWhole: boolean;
  fields(): readonly RowField[];
}

const NUMBERS: Readonly<Record<Column, readonly number[]>> = {
  time: [253],
  heartRate: [3],
  cadence: [4, 52],
  fractionalCadence: [53, 4, 52],
  power: [7],
  speed: [6, 73],
  altitude: [2, 78],
  temperature: [13],
  distance: [5],
  positionLat: [0],
  positionLong: [1],
  leftRightBalance: [30],
};

/** Fields of the record message that bear on a column. */
export function fieldNumbers(column: Column): readonly number[] {
  return NUMBERS[column];
}

export function packedOf(mesg: RecordMesg): CellCase['packed'] {
  const bytes: unknown = mesg.compressedSpeedDistance;
  if (!Array.isArray(bytes) || bytes.length < 3) return null;
  const [low, middle, high] = bytes.map(Number) as [number, number, number];
  return { speed: (low | ((middle & 0x0f) << 8)) / 100, distance: (middle >> 4) | (high << 4) };
}
