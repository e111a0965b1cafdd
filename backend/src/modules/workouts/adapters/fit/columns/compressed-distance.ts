import type { FitRecords } from '../fit-content.js';
import type { Layout } from '../walk/layout.js';
import type { MessageLog } from '../walk/message-log.js';

const UNITS_PER_METRE = 16;
const LOW_BITS = 0xfff;
const SPEED_SCALE = 100;
const INVALID = 0xff;

/**
 * Fills speed and distance from compressed_speed_distance where no field of their own gives them. Only the low 12 bits of the distance are
 * stored, so it goes on from the record before: by the least distance that ends in these bits. Each part of a chained file begins anew.
 * Source: FIT SDK 21.217, Profile.xlsx, record 8; FIT Protocol, "Accumulated fields".
 *
 * @param packed the offset of the field in each layout that has it
 */
export function fillCompressed(bytes: Uint8Array, log: MessageLog, records: FitRecords, packed: ReadonlyMap<Layout, number>): FitRecords {
  const speed = records.columns.speed ?? new Float64Array(log.recordCount).fill(Number.NaN);
  const distance = records.columns.distance ?? new Float64Array(log.recordCount).fill(Number.NaN);
  let total = Number.NaN;
  let valid = 0;
  let part = 0;
  log.runs.forEach(({ layout, firstRow }, run) => {
    const end = log.runs[run + 1]?.firstRow ?? log.recordCount;
    const field = packed.get(layout);
    for (let row = firstRow; row < end; row += 1) {
      for (; log.parts[part]?.firstRow === row; part += 1) total = Number.NaN;
      const full = distance[row] as number;
      const at = (log.recordsAt[row] as number) + (field ?? 0);
      if (field !== undefined && !isInvalid(bytes, at)) {
        valid += 1;
        const low = ((bytes[at + 1] as number) >> 4) | ((bytes[at + 2] as number) << 4);
        total = Number.isNaN(total) ? low : total + ((low - total) & LOW_BITS);
        if (Number.isNaN(full)) distance[row] = total / UNITS_PER_METRE;
        if (Number.isNaN(speed[row])) speed[row] = ((bytes[at] as number) | (((bytes[at + 1] as number) & 0x0f) << 8)) / SPEED_SCALE;
      }
      if (!Number.isNaN(full)) total = Math.round(full * UNITS_PER_METRE);
    }
  });
  return valid === 0 ? records : { ...records, columns: { ...records.columns, speed, distance } };
}

function isInvalid(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === INVALID && bytes[at + 1] === INVALID && bytes[at + 2] === INVALID;
}
