import type { Answer } from '../answer/answer.js';
import type { Line } from '../answer/say.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Finding } from '../findings/finding.js';
import { keptFindings } from '../findings/kept.js';
import { latelySpans, weekFindings } from '../findings/weeks/index.js';
import { nextStep } from './action.js';
import { essentials } from './essentials.js';
import { shortReport } from './short-report.js';

/** "What stands out?": the headline of the report, one sentence that shows why, the step. */
export function foremostAnswer(sheet: FactSheet): Answer {
  const findings = keptFindings(sheet);
  const [first] = findings;
  if (!first) return withoutFinding(sheet);
  return {
    finding: [stated(first)],
    evidence: said(first.because).slice(0, 1),
    meaning: said(nextStep(sheet, findings)).slice(0, 1),
  };
}

/** "What do I do next time?": the step, then the finding that it follows from. */
export function stepAnswer(sheet: FactSheet): Answer {
  const findings = keptFindings(sheet);
  const source = findings.find(({ action }) => action);
  const [step = null, ...rest] = said(nextStep(sheet, findings));
  if (step === null || findings.length === 0) return withoutFinding(sheet);
  return { finding: [step], evidence: [source ? stated(source) : null], meaning: rest };
}

/** "Give me a summary": the headline with the figures, the other findings, the step. */
export function summaryAnswer(sheet: FactSheet): Answer {
  const findings = keptFindings(sheet);
  const [first, ...others] = findings;
  if (!first) return withoutFinding(sheet);
  return {
    finding: [stated(first), essentials(sheet)],
    evidence: others.slice(0, 2).map(stated),
    meaning: said(nextStep(sheet, findings)),
  };
}

/** A recording that is too short to judge, or one in which nothing stands out. */
function withoutFinding(sheet: FactSheet): Answer {
  const short = shortReport(sheet);
  return short
    ? { finding: [`${short.headline}.`], evidence: short.recorded, meaning: [short.next] }
    : { finding: [essentials(sheet)], evidence: [], meaning: nextStep(sheet, []) };
}

/**
 * The findings as a coach that words answers is given them, the foremost first: what stands out,
 * why, and what follows, with their marks.
 */
export function findingRows(sheet: FactSheet): readonly string[] {
  return told(sheet).map((finding) =>
    [stated(finding), ...said(finding.because), finding.action ? `Do: ${finding.action}` : null]
      .filter((part) => part !== null)
      .join(' '),
  );
}

function told(sheet: FactSheet): readonly Finding[] {
  if (sheet.kind === 'history') return weekFindings(sheet, latelySpans(sheet));
  return sheet.kind === 'workout' ? keptFindings(sheet) : [];
}

function stated({ statement }: Finding): string {
  return `${statement}.`;
}

function said(lines: readonly Line[]): readonly string[] {
  return lines.filter((line): line is string => line !== null && line !== '');
}
