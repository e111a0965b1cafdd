import type { Line } from '../answer/say.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { SpanName } from '../facts/history/spans/span.js';
import { latelySpans, weekFindings } from '../findings/weeks/index.js';
import { Verifier } from '../verifier/verifier.js';

/** What stands out in the last week and month, in sentences that passed the verifier. */
export interface WeeksReport {
  /** The foremost first, at most four. */
  readonly findings: readonly {
    /** `weeks.load`, `weeks.break`, … */
    readonly kind: string;
    readonly span: SpanName;
    readonly statement: string;
    /** Empty where the statement says it all. */
    readonly because: string;
  }[];
  readonly next: string | null;
}

export function writeWeeksReport(sheet: FactSheet): WeeksReport {
  const verifier = new Verifier(sheet, '');
  const shown = (lines: readonly Line[]): string =>
    lines
      .map((line) => (line === null ? '' : verifier.check(line).trim()))
      .filter((text) => text !== '')
      .join(' ');
  const findings = weekFindings(sheet, latelySpans(sheet));
  const step = findings.find(({ action }) => action)?.action ?? null;
  return {
    findings: findings.map(({ kind, span, statement, because }) => ({
      ...{ kind, span },
      statement: shown([`${statement}.`]),
      because: shown(because),
    })),
    next: shown([step]) || null,
  };
}
