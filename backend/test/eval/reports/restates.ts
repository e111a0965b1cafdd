import { CARDINALS } from '#coaching/domain/display/number-names.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { FirstReport } from '#coaching/domain/report/first-report.js';
import { plain } from './passages.js';

/** What the list of workouts shows anyway. */
const TOTALS =
  /^(?:session\.(?:distance|duration|moving)|(?:power|heartRate|speed|cadence|temperature)\.average|effort\.level)$/;

/** Keys of the facts that a headline shows: those of the report whose value is in its words. */
export function shownInHeadline(
  { headline, evidence }: Pick<FirstReport, 'headline' | 'evidence'>,
  sheet: FactSheet,
): readonly string[] {
  const words = plain(headline).toLowerCase();
  return evidence
    .filter(({ display, value }) => contains(words, display) || isCounted(words, value))
    .flatMap(({ id }) => sheet.withId(id)?.key ?? []);
}

/** Whether a headline says distance, time and averages, and nothing else. */
export function onlyRestates(keys: readonly string[]): boolean {
  return keys.length > 0 && keys.every((key) => TOTALS.test(key));
}

function contains(words: string, display: string): boolean {
  const shown = plain(display).replace(/^[+-]/, '').toLowerCase();
  const escaped = shown.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return (
    shown !== '' &&
    new RegExp(String.raw`(?<![\p{L}\d.,:])${escaped}(?![\p{L}\d]|[.,:]\d)`, 'u').test(words)
  );
}

function isCounted(words: string, value: number | string | null): boolean {
  const name = typeof value === 'number' ? CARDINALS[value] : undefined;
  return name !== undefined && new RegExp(String.raw`\b${name}\b`).test(words);
}
