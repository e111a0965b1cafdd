import type { FitDeveloperField } from '../fit-content.js';
import type { FieldDescription } from '../messages/developer-messages.js';
import { holdsNumbers } from '../walk/layout-fields.js';
import { BYTES_PER_FIELD } from '../walk/layout.js';
import type { Layout } from '../walk/layout.js';
import type { WalkedFile } from '../walk/message-log.js';
import type { Arena } from './arena.js';
import { describedRows, fieldKey, type DescribedRows } from './described-rows.js';
import { fillColumn } from './fill-column.js';
import type { RowGroup } from './row-groups.js';

/**
 * Numbers that all developer columns together may hold (32 MB); further columns are left out. The
 * fullest file of the corpus has 0.1 million. Ours.
 */
const MOST_CELLS = 4_000_000;

interface Column {
  readonly field: FitDeveloperField;
  valid: number;
}

/**
 * The numbers that apps added to the records, as columns. A field that no record fills, or that is
 * text, has none.
 */
export function developerColumns(
  { bytes, view, log }: WalkedFile,
  groups: readonly RowGroup[],
  descriptions: readonly FieldDescription[],
  arena: Arena,
): FitDeveloperField[] {
  const ofApps =
    descriptions.length === 0 ? [] : groups.filter(({ layout }) => layout.developerFieldCount > 0);
  if (ofApps.length === 0) return [];
  const described = describedRows(log, descriptions);
  const columns = new Map<string, Column>();
  const columnOf = ({ column: name, description }: DescribedRows): Column | null => {
    const known = columns.get(name);
    if (known !== undefined) return known;
    if ((columns.size + 1) * log.recordCount > MOST_CELLS) return null;
    const column = emptyColumn(description, log.recordCount, arena);
    columns.set(name, column);
    return column;
  };
  const fill = (group: RowGroup, { shift, size }: DeveloperField, rows: DescribedRows): void => {
    const { baseType } = rows.description;
    const part = within(group, rows.firstRow, rows.endRow);
    const column = holdsNumbers(size, baseType) && part.from < part.to ? columnOf(rows) : null;
    if (column === null) return;
    column.valid += fillColumn(
      { bytes, view, at: log.recordsAt, ...part },
      { shift, baseType, scale: 1, offset: 0 },
      column.field.values,
    );
  };
  for (const group of ofApps)
    for (const field of developerFields(bytes, group.layout))
      for (const rows of described.get(field.key) ?? []) fill(group, field, rows);
  return [...columns.values()].filter(({ valid }) => valid > 0).map(({ field }) => field);
}

/** A developer field of a layout: its key, and where it is in a record's data. */
interface DeveloperField {
  readonly key: number;
  readonly shift: number;
  readonly size: number;
}

function developerFields(bytes: Uint8Array, layout: Layout): DeveloperField[] {
  let shift = layout.developerDataAt;
  return Array.from({ length: layout.developerFieldCount }, (_, index) => {
    const from = layout.developerFieldsAt + index * BYTES_PER_FIELD;
    const size = bytes[from + 1] as number;
    shift += size;
    return {
      key: fieldKey(bytes[from + 2] as number, bytes[from] as number),
      shift: shift - size,
      size,
    };
  });
}

/** The part of a group in rows `[firstRow, endRow)`; a group's rows rise. */
function within(group: RowGroup, firstRow: number, endRow: number): RowGroup {
  const { layout, rows } = group;
  let { from, to } = group;
  while (from < to && (rows[from] as number) < firstRow) from += 1;
  while (to > from && (rows[to - 1] as number) >= endRow) to -= 1;
  return { layout, rows, from, to };
}

function emptyColumn(description: FieldDescription, rows: number, arena: Arena): Column {
  const { developerIndex, fieldNumber, applicationId, name, units, nativeField } = description;
  const [values = new Float64Array()] = arena.take(1, rows);
  return {
    field: { developerIndex, fieldNumber, applicationId, name, units, nativeField, values },
    valid: 0,
  };
}
