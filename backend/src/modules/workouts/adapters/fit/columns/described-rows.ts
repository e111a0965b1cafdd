import type { FieldDescription } from '../messages/developer-messages.js';
import type { MessageLog } from '../walk/message-log.js';

/** The rows `[firstRow, endRow)` for which a description holds. */
export interface DescribedRows {
  readonly description: FieldDescription;
  /** The same for all descriptions that mean the same quantity. */
  readonly column: string;
  readonly firstRow: number;
  readonly endRow: number;
}

/**
 * So many different descriptions of one field in one part are no app's doing; the later ones are
 * left out. Ours.
 */
const MOST_CHANGES = 16;

/**
 * For each developer field (developer index * 256 + field number) where its descriptions hold: each
 * from where it stands to the next one in the same part of a chained file. The first one holds for
 * the records before it too, since some apps describe their fields late.
 */
export function describedRows(
  log: MessageLog,
  descriptions: readonly FieldDescription[],
): Map<number, DescribedRows[]> {
  const histories = new Map<number, FieldHistory>();
  for (const description of descriptions) {
    const key = fieldKey(description.developerIndex, description.fieldNumber);
    const history = histories.get(key) ?? { rows: [], part: -1, changes: 0 };
    histories.set(key, history);
    describe(history, description, log);
  }
  return new Map([...histories].map(([key, { rows }]) => [key, rows]));
}

/** The descriptions of one field so far. */
interface FieldHistory {
  readonly rows: DescribedRows[];
  /** The part of the file with the last one, and how many different ones that part has. */
  part: number;
  changes: number;
}

function describe(history: FieldHistory, description: FieldDescription, log: MessageLog): void {
  const { rows } = history;
  const part = partOf(log, description.at);
  const column = columnName(description);
  const previous = history.part === part ? rows.at(-1) : undefined;
  let firstRow = log.parts[part]?.firstRow ?? 0;
  if (previous === undefined) {
    history.part = part;
    history.changes = 1;
  } else {
    const isRepeated =
      previous.column === column && previous.description.baseType === description.baseType;
    if (isRepeated || history.changes >= MOST_CHANGES) return;
    firstRow = rowBehind(log, description.at);
    rows[rows.length - 1] = { ...previous, endRow: firstRow };
    history.changes += 1;
  }
  const endRow = log.parts[part + 1]?.firstRow ?? log.recordCount;
  rows.push({ description, column, firstRow, endRow });
}

export function fieldKey(developerIndex: number, fieldNumber: number): number {
  return developerIndex * 256 + fieldNumber;
}

function columnName({
  developerIndex,
  fieldNumber,
  applicationId,
  name,
  units,
  nativeField,
}: FieldDescription): string {
  return JSON.stringify([developerIndex, fieldNumber, applicationId, name, units, nativeField]);
}

function partOf({ parts }: MessageLog, at: number): number {
  return Math.max(
    0,
    parts.findLastIndex(({ from }) => from <= at),
  );
}

/** The first row that stands behind an offset of the upload. */
function rowBehind({ recordsAt, recordCount }: MessageLog, at: number): number {
  let low = 0;
  let high = recordCount;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((recordsAt[middle] as number) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
