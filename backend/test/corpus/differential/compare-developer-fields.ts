import type { FieldDescriptionMesg } from '@garmin/fitsdk';
import type { DecodedFit, FitDeveloperField } from '#workouts/adapters/fit/fit-content.js';
import type { Comparison } from './compare-with-sdk.js';
import { readWithSdk } from './sdk-reader.js';

const BYTE = 13;

/**
 * Compares the values of developer fields with the SDK's, for files of one part. Where a field is
 * described late or again, the SDK has no number or the old name; only the writer of such a file
 * knows its values.
 */
export function compareDeveloperFields(bytes: Uint8Array, { content }: DecodedFit): Comparison {
  const { messages, records } = readWithSdk(bytes, 'unpacked');
  const descriptions = messages.fieldDescriptionMesgs ?? [];
  const explained = new Map<string, number>();
  const unexplained: string[] = [];
  let cells = 0;
  records.forEach(({ developerFields = {} }, row) => {
    for (const [key, value] of Object.entries(
      developerFields as Readonly<Record<string, unknown>>,
    )) {
      const description = descriptions.find((mesg) => String(keyOf(mesg)) === key);
      if (description === undefined) continue;
      cells += 1;
      const [ours, theirs] = [
        ourNumber(content.developerFields, description, row),
        numberOf(value),
      ];
      if (Object.is(ours, theirs)) continue;
      if (isFirstByteInvalid(description, value) && Number.isNaN(ours))
        explained.set('byte-array-invalid', (explained.get('byte-array-invalid') ?? 0) + 1);
      else
        unexplained.push(
          `${String(description.fieldName)}[${row}]: ours ${ours}, the SDK's ${theirs}`,
        );
    }
  });
  return { cells, explained, unexplained };
}

function ourNumber(
  fields: readonly FitDeveloperField[],
  { developerDataIndex, fieldDefinitionNumber }: FieldDescriptionMesg,
  row: number,
): number {
  const field = fields.find(
    (candidate) =>
      candidate.developerIndex === developerDataIndex &&
      candidate.fieldNumber === fieldDefinitionNumber,
  );
  return field?.values[row] ?? Number.NaN;
}

/** The SDK numbers the descriptions, and names the values by these numbers. */
function keyOf(mesg: FieldDescriptionMesg): unknown {
  return (mesg as unknown as { key?: number }).key;
}

function numberOf(value: unknown): number {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'bigint') return Number(first);
  return typeof first === 'number' && Number.isFinite(first) ? first : Number.NaN;
}

function isFirstByteInvalid({ fitBaseTypeId }: FieldDescriptionMesg, value: unknown): boolean {
  return (Number(fitBaseTypeId) & 0x1f) === BYTE && Array.isArray(value) && value[0] === 0xff;
}
