import type { DecodedFit } from '#workouts/adapters/fit/fit-content.js';
import type { RandomFit } from '#test/builders/fit/random-fit/random-file.js';
import { ourCell } from './compare-with-sdk.js';
import type { Column } from './sdk-columns.js';

/** The long form is `npm run test:fit`; the short one is part of every test run. */
export const isLong = process.env['FIT_LONG'] !== undefined;

/** Seeds of generated files: many in the long form, a few hundred in the short one. */
export const SEEDS = isLong ? 5_000 : 200;
/** Damaged files. */
export const DAMAGED = isLong ? 20_000 : 1_000;

/**
 * Files among which each named deviation occurs, found by trying; so that a deviation that is no
 * longer one shows in the short form too.
 */
export const TELLING_SEEDS: readonly number[] = [82, 110, 125, 271, 3206, 3941];

/** The long form tells what it met; the short one is quiet. */
export function tell(what: string): void {
  if (isLong)
    process.stdout.write(
      `${what}; peak memory of the whole process ` +
        `${(process.resourceUsage().maxRSS / 1000).toFixed(0)} MB\n`,
    );
}

/** Seeds in handfuls, one test each. */
export function handfuls(
  count: number,
  size = 50,
): { readonly from: number; readonly to: number }[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => ({
    from: index * size + 1,
    to: Math.min(count, (index + 1) * size),
  }));
}

/** What differs between a reading and what the writer of the file knows. */
export function againstTruth({ content, damage }: DecodedFit, file: RandomFit): string[] {
  const { records, developerFields } = content;
  const wrong: string[] = [];
  if (records.count !== file.rows.length)
    wrong.push(`${records.count} rows, ${file.rows.length} were written`);
  if (damage.some((kind) => /cut/.test(kind)) !== file.facts.has('cut'))
    wrong.push(`damage ${damage.join()}`);
  if (damage.includes('bad-checksum') !== file.facts.has('bad-checksum'))
    wrong.push(`damage ${damage.join()}`);
  const named = new Map(developerFields.map((field) => [field.name ?? '', field.values]));
  file.rows.forEach(({ cells, developer }, row) => {
    for (const [column, value] of Object.entries(cells)) {
      if (column === 'heartRate' && file.facts.has('beats')) continue;
      const ours = ourCell(records, column as Column, row);
      if (!Object.is(ours, value)) wrong.push(`${column}[${row}]: ${ours}, written was ${value}`);
    }
    for (const [name, value] of Object.entries(developer ?? {})) {
      const ours = named.get(name)?.[row] ?? Number.NaN;
      if (!Object.is(ours, value)) wrong.push(`${name}[${row}]: ${ours}, written was ${value}`);
    }
  });
  return wrong;
}
