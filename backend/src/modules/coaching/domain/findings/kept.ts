import type { FactSheet } from '../facts/fact-sheet.js';
import { Verifier } from '../verifier/verifier.js';
import { foremost } from './find.js';
import type { Finding } from './finding.js';

/** Whether a statement may be shown. */
export function holds(sheet: FactSheet, statement: string): boolean {
  return new Verifier(sheet, '').judge(`${statement}.`).problems.length === 0;
}

/** The foremost findings of a workout that may be shown, the headline first. */
export function keptFindings(sheet: FactSheet): readonly Finding[] {
  return foremost(sheet).filter(({ statement }) => holds(sheet, statement));
}
