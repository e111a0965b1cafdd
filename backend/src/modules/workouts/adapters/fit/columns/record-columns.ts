import type { FitRecords } from '../fit-content.js';
import {
  CADENCE_256,
  COMPRESSED_SPEED_DISTANCE,
  DISTANCE_SLOT,
  RECORD_COLUMNS,
  RECORD_FIELDS,
  SPEED_SLOT,
} from '../profile/record-fields.js';
import type { RecordField } from '../profile/record-fields.js';
import { numericFields } from '../walk/layout-fields.js';
import type { LayoutField } from '../walk/layout-fields.js';
import type { Layout } from '../walk/layout.js';
import type { WalkedFile } from '../walk/message-log.js';
import type { Arena } from './arena.js';
import { dropFractions } from './cadence-256.js';
import type { RowSpan } from './cells.js';
import { ColumnSet } from './column-set.js';
import { fillCompressed } from './compressed-distance.js';
import { fillColumn } from './fill-column.js';
import type { RowGroup } from './row-groups.js';

const BY_NUMBER: readonly (RecordField | undefined)[] = Array.from({ length: 256 }, (_, num) =>
  RECORD_FIELDS.find((field) => field.num === num),
);
const NEEDED = Uint8Array.from(BY_NUMBER, (field, num) =>
  field !== undefined || num === COMPRESSED_SPEED_DISTANCE ? 1 : 0,
);
const PACKED_BYTES = 3;
/** Bits above those of the columns. */
const HAS_CADENCE_256 = 1 << RECORD_COLUMNS.length;
const HAS_PACKED = HAS_CADENCE_256 << 1;
/** What it means that a layout has a field, by the field's number. */
const BITS = Int32Array.from(BY_NUMBER, (field, num) => {
  if (num === COMPRESSED_SPEED_DISTANCE)
    return HAS_PACKED | (1 << SPEED_SLOT) | (1 << DISTANCE_SLOT);
  return field === undefined ? 0 : (1 << field.slot) | (num === CADENCE_256 ? HAS_CADENCE_256 : 0);
});

/** The records of one layout and those of its fields that are needed. */
interface Plan {
  readonly group: RowGroup;
  readonly fields: readonly LayoutField[];
}

/**
 * The record messages as columns, in file order. One tight loop for each field of each layout;
 * where a field stands twice in a message, or two fields fill one column, the later loop overwrites
 * what is valid, so that the last valid value of the highest rank stays.
 *
 * @param groups all records of the log, by layout
 */
export function recordColumns(
  { bytes, view, log }: WalkedFile,
  groups: readonly RowGroup[],
  arena: Arena,
): FitRecords {
  const plans = groups.map((group): Plan => ({
    group,
    fields: numericFields(bytes, group.layout, NEEDED),
  }));
  const given = bitsOf(plans);
  const columns = new ColumnSet(log, given, arena);
  for (const { group, fields } of plans) {
    const span: RowSpan = { bytes, view, at: log.recordsAt, ...group };
    fillRank(0, fields, span, columns);
    fillRank(1, fields, span, columns);
    if ((given & HAS_CADENCE_256) !== 0 && fields.some(({ num }) => num === CADENCE_256))
      dropFractions(span, fields, columns);
  }
  if ((given & HAS_PACKED) !== 0) fillCompressed(bytes, log, columns, packedFields(plans));
  return columns.records();
}

/** One bit for each column that some field may fill, the lowest for slot 0, and those above. */
function bitsOf(plans: readonly Plan[]): number {
  let bits = 0;
  for (const { fields } of plans) for (const { num } of fields) bits |= BITS[num] as number;
  return bits;
}

function fillRank(
  rank: number,
  fields: readonly LayoutField[],
  span: RowSpan,
  columns: ColumnSet,
): void {
  for (const { num, at, baseType } of fields) {
    const field = BY_NUMBER[num];
    if (field?.rank !== rank) continue;
    const column = columns.of(field.slot);
    column.valid += fillColumn(
      span,
      { shift: at, baseType, scale: field.scale, offset: field.offset },
      column.values,
    );
  }
}

/** Where each layout has compressed speed and distance. */
function packedFields(plans: readonly Plan[]): Map<Layout, number> {
  const packed = new Map<Layout, number>();
  for (const { group, fields } of plans) {
    const field = fields.findLast(
      ({ num, size }) => num === COMPRESSED_SPEED_DISTANCE && size >= PACKED_BYTES,
    );
    if (field !== undefined) packed.set(group.layout, field.at);
  }
  return packed;
}
