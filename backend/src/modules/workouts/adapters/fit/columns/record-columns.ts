import type { FitRecords } from '../fit-content.js';
import { CADENCE_256, COMPRESSED_SPEED_DISTANCE, RECORD_FIELDS } from '../profile/record-fields.js';
import type { RecordField } from '../profile/record-fields.js';
import { numericFields } from '../walk/layout-fields.js';
import type { LayoutField } from '../walk/layout-fields.js';
import type { Layout } from '../walk/layout.js';
import type { MessageLog } from '../walk/message-log.js';
import { dropFractions } from './cadence-256.js';
import type { RowSpan } from './cells.js';
import { ColumnSet } from './column-set.js';
import { fillCompressed } from './compressed-distance.js';
import { fillColumn } from './fill-column.js';
import { groupRows } from './row-groups.js';

const BY_NUMBER: readonly (RecordField | undefined)[] = Array.from({ length: 256 }, (_, num) => RECORD_FIELDS.find((field) => field.num === num));
const NEEDED = Uint8Array.from(BY_NUMBER, (field, num) => (field !== undefined || num === COMPRESSED_SPEED_DISTANCE ? 1 : 0));
const PACKED_BYTES = 3;

/**
 * The record messages as columns, in file order. One tight loop for each field of each layout; where a field stands twice in a message,
 * or two fields fill one column, the later loop overwrites what is valid, so that the last valid value of the highest rank stays.
 *
 * @param view over the same bytes
 */
export function recordColumns(bytes: Uint8Array, view: DataView, log: MessageLog): FitRecords {
  const columns = new ColumnSet(log);
  const packed = new Map<Layout, number>();
  for (const { layout, rows, from, to } of groupRows(log)) {
    const span: RowSpan = { bytes, view, at: log.recordsAt, layout, rows, from, to };
    const fields = numericFields(bytes, layout, NEEDED);
    fillRank(0, fields, span, columns);
    fillRank(1, fields, span, columns);
    if (fields.some(({ num }) => num === CADENCE_256)) dropFractions(span, fields, columns);
    const packedField = fields.findLast(({ num, size }) => num === COMPRESSED_SPEED_DISTANCE && size >= PACKED_BYTES);
    if (packedField !== undefined) packed.set(layout, packedField.at);
  }
  const records = columns.records();
  return packed.size > 0 ? fillCompressed(bytes, log, records, packed) : records;
}

function fillRank(rank: number, fields: readonly LayoutField[], span: RowSpan, columns: ColumnSet): void {
  for (const { num, at, baseType } of fields) {
    const field = BY_NUMBER[num];
    if (field?.rank !== rank) continue;
    const { column, scale, offset } = field;
    const out = column === 'time' ? columns.time : columns.of(column);
    const valid = fillColumn(span, { shift: at, baseType, scale, offset }, out);
    if (valid > 0 && column !== 'time') columns.markFilled(column);
  }
}
