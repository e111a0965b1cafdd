import { DISTANCE_SLOT, SPEED_SLOT } from '../profile/record-fields.js';
import type { Layout } from '../walk/layout.js';
import type { LoggedPart, MessageLog, RecordRun } from '../walk/message-log.js';
import type { ColumnSet } from './column-set.js';

const UNITS_PER_METRE = 16;
const LOW_BITS = 0xfff;
const SPEED_SCALE = 100;
const INVALID = 0xff;

/**
 * Fills speed and distance from compressed_speed_distance where no field of their own gives them.
 * Only the low 12 bits of the distance are stored, so it goes on from the record before: by the
 * least distance that ends in these bits. Each part of a chained file starts from zero. Source: FIT
 * SDK 21.217, Profile.xlsx, record 8; FIT Protocol, "Accumulated fields".
 *
 * @param packed the offset of the field in each layout that has it
 */
export function fillCompressed(
  bytes: Uint8Array,
  log: MessageLog,
  columns: ColumnSet,
  packed: ReadonlyMap<Layout, number>,
): void {
  const { parts, recordsAt, runs, recordCount } = log;
  const [speed, distance] = [columns.of(SPEED_SLOT), columns.of(DISTANCE_SLOT)];
  const [speeds, distances] = [speed.values, distance.values];
  // Mostly no field of their own gives them, and the columns need not be looked at.
  const [speedGiven, distanceGiven] = [speed.valid > 0, distance.valid > 0];
  const total = new Accumulated();
  const fillRow = (row: number, at: number, full: number): boolean => {
    if (isInvalid(bytes, at)) return false;
    const middle = bytes[at + 1] as number;
    const metres = total.add((middle >> 4) | ((bytes[at + 2] as number) << 4));
    if (Number.isNaN(full)) distances[row] = metres;
    if (!speedGiven || Number.isNaN(speeds[row]))
      speeds[row] = ((bytes[at] as number) | ((middle & 0x0f) << 8)) / SPEED_SCALE;
    return true;
  };
  let part = 0;
  let partRow = firstRowOf(parts, 0);
  let valid = 0;
  for (let run = 0; run < runs.length; run += 1) {
    const { layout, firstRow } = runs[run] as RecordRun;
    const end = runs[run + 1]?.firstRow ?? recordCount;
    const field = packed.get(layout) ?? -1;
    for (let row = firstRow; row < end; row += 1) {
      while (partRow === row) {
        total.startAt(0);
        part += 1;
        partRow = firstRowOf(parts, part);
      }
      const full = distanceGiven ? (distances[row] as number) : Number.NaN;
      if (field >= 0 && fillRow(row, (recordsAt[row] as number) + field, full)) valid += 1;
      if (!Number.isNaN(full)) total.startAt(Math.round(full * UNITS_PER_METRE));
    }
  }
  speed.valid += valid;
  distance.valid += valid;
}

/**
 * The distance so far, in units. Only the units since the last full distance accumulate, as whole
 * numbers: that is the fastest way.
 */
class Accumulated {
  private began = 0;
  private bits = 0;
  private since = 0;

  startAt(units: number): void {
    this.began = units;
    this.bits = units & LOW_BITS;
    this.since = 0;
  }

  /** Advances to the next distance that ends in these low bits; metres. */
  add(low: number): number {
    this.since += (low - this.bits - this.since) & LOW_BITS;
    return (this.began + this.since) / UNITS_PER_METRE;
  }
}

/** -1 behind the last part. */
function firstRowOf(parts: readonly LoggedPart[], part: number): number {
  return part < parts.length ? (parts[part] as LoggedPart).firstRow : -1;
}

function isInvalid(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === INVALID && bytes[at + 1] === INVALID && bytes[at + 2] === INVALID;
}
