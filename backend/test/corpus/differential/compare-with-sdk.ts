import type { RecordMesg } from '@garmin/fitsdk';
import type { DecodedFit } from '#workouts/adapters/fit/fit-content.js';
import { packedOf } from './cell-case.js';
import type { CellCase } from './cell-case.js';
import { DEVIATIONS, SDK_STOPS } from './deviations.js';
import { RowFields } from './row-fields.js';
import { COLUMNS, sdkCell } from './sdk-columns.js';
import type { Column } from './sdk-columns.js';
import type { SdkUpload } from './sdk-parts.js';
import { readWithSdk } from './sdk-reader.js';

/** How two readings of one file differ. */
export interface Comparison {
  /** Cells compared. */
  readonly cells: number;
  /**
   * Differences by the name of the deviation that explains them, and stops of the SDK by theirs.
   */
  readonly explained: ReadonlyMap<string, number>;
  /** Differences that nothing explains. */
  readonly unexplained: readonly string[];
}

/** Holds every cell of the records against Garmin's SDK, under Object.is. */
export function compareWithSdk(
  bytes: Uint8Array,
  { content: { records } }: DecodedFit,
  sdk: SdkUpload,
): Comparison {
  const explained = new Map<string, number>();
  const unexplained: string[] = [];
  const note = (name: string | undefined, otherwise: string): void => {
    if (name === undefined) unexplained.push(otherwise);
    else explained.set(name, (explained.get(name) ?? 0) + 1);
  };
  for (const error of sdk.errors)
    note(SDK_STOPS.find(({ message }) => message.test(error))?.name, `the SDK stops: ${error}`);
  const fields = new RowFields(bytes);
  const merged = fields.hasBeats ? mergedRecords(bytes, sdk) : null;
  const theirs = merged ?? sdk.records;
  let cells = 0;
  let partAt = 0;
  sdk.parts.forEach(({ rows, error }, part) => {
    const first = fields.partRows[part] ?? 0;
    const count = (fields.partRows[part + 1] ?? records.count) - first;
    if (rows > count || (error === null && rows < count))
      unexplained.push(`part ${part}: ${count} rows, the SDK has ${rows}`);
    for (let index = 0; index < Math.min(rows, count); index += 1) {
      const mesg = theirs[partAt + index];
      for (const column of mesg === undefined ? [] : COLUMNS) {
        cells += 1;
        const [a, b] = [
          ourCell(records, column, first + index),
          sdkCell(column, mesg as RecordMesg),
        ];
        if (Object.is(a, b)) continue;
        const cell = caseOf(
          sdk,
          fields,
          { column, ours: a, theirs: b, sdkJoined: merged !== null },
          first + index,
          partAt + index,
        );
        note(
          DEVIATIONS.find((candidate) => candidate.explains(cell))?.name,
          `${column}[${first + index}]: ours ${a}, the SDK's ${b}`,
        );
      }
    }
    partAt += rows;
  });
  return { cells, explained, unexplained };
}

function caseOf(
  sdk: SdkUpload,
  fields: RowFields,
  found: Pick<CellCase, 'column' | 'ours' | 'theirs' | 'sdkJoined'>,
  row: number,
  sdkRow: number,
): CellCase {
  const written = sdk.writtenRecord(sdkRow) ?? {};
  return {
    ...found,
    row,
    written,
    packed: packedOf(written),
    joinsBeats: fields.hasBeats,
    hasUntimedRecords: sdk.records.some(({ timestamp }) => typeof timestamp !== 'number'),
    isWhole: sdk.errors.length === 0,
    fields: () => fields.of(row),
  };
}

export function ourCell(
  records: DecodedFit['content']['records'],
  column: Column,
  row: number,
): number {
  return (column === 'time' ? records.time[row] : records.columns[column]?.[row]) ?? Number.NaN;
}

/**
 * A strap's memory may stand in a part of its own, so it is joined over the whole upload; null
 * where the SDK cannot join it.
 */
function mergedRecords(bytes: Uint8Array, sdk: SdkUpload): SdkUpload['records'] | null {
  const merged = readWithSdk(bytes, 'joined');
  if (merged.error !== null || merged.records.length !== sdk.records.length) return null;
  return sdk.records.map((mesg, row) => ({ ...mesg, heartRate: merged.records[row]?.heartRate }));
}
