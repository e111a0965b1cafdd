import type { FitRecords } from '../fit-content.js';
import { CADENCE_256, COMPRESSED_SPEED_DISTANCE, RECORD_FIELDS } from '../profile/record-fields.js';
import type { RecordField } from '../profile/record-fields.js';
import { numericFields } from '../walk/layout-fields.js';
import type { LayoutField } from '../walk/layout-fields.js';
import type { Layout } from '../walk/layout.js';
import type { MessageLog } from '../walk/message-log.js';
import type { Arena } from './arena.js';
import { dropFractions } from './cadence-256.js';
import type { RowSpan } from './cells.js';
import { ColumnSet } from './column-set.js';
import { fillCompressed } from './compressed-distance.js';
import { fillColumn } from './fill-column.js';
import type { RowGroup } from './row-groups.js';

const BY_NUMBER: readonly (RecordField | undefined)[] = Array.from({ length: 256 }, (_, num) => RECORD_FIELDS.find((field) => field.num === num));
const NEEDED = Uint8Array.from(BY_NUMBER, (field, num) => (field !== undefined || num === COMPRESSED_SPEED_DISTANCE ? 1 : 0));
const PACKED_BYTES = 3;

/** The records of one layout and those of its fields that are needed. */
interface Plan {
  readonly group: RowGroup;
  readonly fields: readonly LayoutField[];
}

/**
 * The record messages as columns, in file order. One tight loop for each field of each layout; where a field stands twice in a message,
 * or two fields fill one column, the later loop overwrites what is valid, so that the last valid value of the highest rank stays.
 *
 * @param view over the same bytes
 * @param groups all records of the log, by layout
 */
export function recordColumns(bytes: Uint8Array, view: DataView, log: MessageLog, groups: readonly RowGroup[], arena: Arena): FitRecords {
  const plans = groups.map((group): Plan => ({ group, fields: numericFields(bytes, group.layout, NEEDED) }));
  const columns = new ColumnSet(log, columnNames(plans), arena);
  for (const { group, fields } of plans) {
    const span: RowSpan = { bytes, view, at: log.recordsAt, layout: group.layout, rows: group.rows, from: group.from, to: group.to };
    fillRank(0, fields, span, columns);
    fillRank(1, fields, span, columns);
    if (fields.some(({ num }) => num === CADENCE_256)) dropFractions(span, fields, columns);
  }
  const packed = packedFields(plans);
  return packed.size > 0 ? fillCompressed(bytes, log, columns.records(), packed) : columns.records();
}

function columnNames(plans: readonly Plan[]): Set<RecordField['column']> {
  const names = new Set<RecordField['column']>();
  for (const { fields } of plans) {
    for (const { num } of fields) {
      const column = BY_NUMBER[num]?.column;
      if (column !== undefined) names.add(column);
    }
  }
  return names;
}

function fillRank(rank: number, fields: readonly LayoutField[], span: RowSpan, columns: ColumnSet): void {
  for (const { num, at, baseType } of fields) {
    const field = BY_NUMBER[num];
    if (field?.rank !== rank) continue;
    const column = columns.of(field.column);
    column.valid += fillColumn(span, { shift: at, baseType, scale: field.scale, offset: field.offset }, column.values);
  }
}

/** Where each layout has compressed speed and distance. */
function packedFields(plans: readonly Plan[]): Map<Layout, number> {
  const packed = new Map<Layout, number>();
  for (const { group, fields } of plans) {
    const field = fields.findLast(({ num, size }) => num === COMPRESSED_SPEED_DISTANCE && size >= PACKED_BYTES);
    if (field !== undefined) packed.set(group.layout, field.at);
  }
  return packed;
}
