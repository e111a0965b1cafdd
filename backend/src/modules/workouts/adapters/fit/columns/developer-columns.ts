import type { FitDeveloperField } from '../fit-content.js';
import type { FieldDescription } from '../messages/developer-messages.js';
import { holdsNumbers } from '../walk/layout-fields.js';
import { BYTES_PER_FIELD } from '../walk/layout.js';
import type { Layout } from '../walk/layout.js';
import type { MessageLog } from '../walk/message-log.js';
import { describedRows, fieldKey } from './described-rows.js';
import { fillColumn } from './fill-column.js';
import { groupRows } from './row-groups.js';
import type { RowGroup } from './row-groups.js';

/** Numbers that all developer columns together may hold (32 MB); further columns are left out. The fullest file of the corpus has 0.1 million. Ours. */
const MOST_CELLS = 4_000_000;

/** The numbers that apps added to the records, as columns. A field that no record fills, or that is text, has none. */
export function developerColumns(bytes: Uint8Array, view: DataView, log: MessageLog, descriptions: readonly FieldDescription[]): FitDeveloperField[] {
  if (descriptions.length === 0) return [];
  const described = describedRows(log, descriptions);
  const columns = new Map<string, { readonly field: FitDeveloperField; valid: number }>();
  for (const group of groupRows(log)) {
    for (const { key, shift, size } of developerFields(bytes, group.layout)) {
      for (const { description, column: name, firstRow, endRow } of described.get(key) ?? []) {
        const span = { ...within(group, firstRow, endRow), bytes, view, at: log.recordsAt };
        if (span.from === span.to || !holdsNumbers(size, description.baseType)) continue;
        const column = columns.get(name) ?? { field: emptyField(description, log.recordCount), valid: 0 };
        if (!columns.has(name) && (columns.size + 1) * log.recordCount > MOST_CELLS) continue;
        columns.set(name, column);
        column.valid += fillColumn(span, { shift, baseType: description.baseType, scale: 1, offset: 0 }, column.field.values);
      }
    }
  }
  return [...columns.values()].filter(({ valid }) => valid > 0).map(({ field }) => field);
}

function developerFields(bytes: Uint8Array, layout: Layout): { key: number; shift: number; size: number }[] {
  let shift = layout.developerDataAt;
  return Array.from({ length: layout.developerFieldCount }, (_, index) => {
    const from = layout.developerFieldsAt + index * BYTES_PER_FIELD;
    const size = bytes[from + 1] as number;
    const key = fieldKey({ fieldNumber: bytes[from] as number, developerIndex: bytes[from + 2] as number });
    shift += size;
    return { key, shift: shift - size, size };
  });
}

/** The part of a group that lies in rows `[firstRow, endRow)`; a group's rows rise. */
function within(group: RowGroup, firstRow: number, endRow: number): RowGroup {
  const { rows } = group;
  let { from, to } = group;
  while (from < to && (rows[from] as number) < firstRow) from += 1;
  while (to > from && (rows[to - 1] as number) >= endRow) to -= 1;
  return { ...group, from, to };
}

function emptyField({ developerIndex, fieldNumber, applicationId, name, units, nativeField }: FieldDescription, count: number): FitDeveloperField {
  return { developerIndex, fieldNumber, applicationId, name, units, nativeField, values: new Float64Array(count).fill(Number.NaN) };
}
