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

/** So many different descriptions of one field in one part are no app's doing; the later ones are left out. Ours. */
const MOST_CHANGES = 16;

/**
 * For each developer field (developer index * 256 + field number) where its descriptions hold: each from where it stands to the next one
 * in the same part of a chained file. The first one holds for the records before it too, since some apps describe their fields late.
 */
export function describedRows(log: MessageLog, descriptions: readonly FieldDescription[]): Map<number, DescribedRows[]> {
  const all = new Map<number, DescribedRows[]>();
  log.parts.forEach(({ from, firstRow }, part) => {
    const next = log.parts[part + 1];
    const endAt = next?.from ?? Number.POSITIVE_INFINITY;
    const own = Map.groupBy(
      descriptions.filter(({ at }) => at >= from && at < endAt),
      fieldKey,
    );
    for (const [key, ofField] of own) {
      const changes = ofField.filter((description, index) => index === 0 || !isRepeated(description, ofField[index - 1])).slice(0, MOST_CHANGES);
      const starts = changes.map(({ at }, index) => (index === 0 ? firstRow : rowBehind(log, at)));
      const rows = changes.map((description, index) => {
        return { description, column: columnName(description), firstRow: starts[index] ?? 0, endRow: starts[index + 1] ?? next?.firstRow ?? log.recordCount };
      });
      all.set(key, [...(all.get(key) ?? []), ...rows]);
    }
  });
  return all;
}

export function fieldKey({ developerIndex, fieldNumber }: Pick<FieldDescription, 'developerIndex' | 'fieldNumber'>): number {
  return developerIndex * 256 + fieldNumber;
}

function columnName({ developerIndex, fieldNumber, applicationId, name, units, nativeField }: FieldDescription): string {
  return JSON.stringify([developerIndex, fieldNumber, applicationId, name, units, nativeField]);
}

function isRepeated(a: FieldDescription, b: FieldDescription | undefined): boolean {
  return b !== undefined && a.baseType === b.baseType && columnName(a) === columnName(b);
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
