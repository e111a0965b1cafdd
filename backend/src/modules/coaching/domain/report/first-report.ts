import type { Line } from '../answer/say.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { FAMILY_TITLES, type Finding, type FindingFamily } from '../findings/finding.js';
import { foremost } from '../findings/find.js';
import { keptFindings } from '../findings/kept.js';
import { nextStep } from './action.js';
import { essentials } from './essentials.js';
import { ReportWriter, type FirstReport } from './report-writer.js';
import { shortReport } from './short-report.js';

export type { FirstReport, ReportPart } from './report-writer.js';

export const NEXT = 'Next';
export const IN_SHORT = 'In short';

/**
 * The coach's first words about a workout: what stands out most, up to three more findings, one
 * step that follows, one line of essentials. Every sentence passes the same verifier; a finding
 * whose statement does not pass is left out.
 */
export function writeFirstReport(sheet: FactSheet): FirstReport {
  const writer = new ReportWriter(sheet);
  const short = shortReport(sheet);
  if (short)
    return writer.report(writer.headline(short.headline), [
      writer.part(FAMILY_TITLES.data, short.recorded),
      writer.part(NEXT, [short.next]),
    ]);
  const findings = keptFindings(sheet);
  const [first, ...others] = findings;
  const next = writer.part(NEXT, nextStep(sheet, findings));
  if (!first) return writer.report(writer.headline(essentials(sheet)), [next]);
  return writer.report(writer.headline(first.statement, first.at), [
    writer.part(titleOf(first), first.because, first.at),
    ...others.map((finding) =>
      writer.part(titleOf(finding), [`${finding.statement}.`, ...finding.because], finding.at),
    ),
    next,
    writer.part(IN_SHORT, [essentials(sheet)]),
  ]);
}

/** Every sentence of the report with its marks, before any is verified. */
export function reportLines(sheet: FactSheet): readonly string[] {
  const short = shortReport(sheet);
  if (short) return [`${short.headline}.`, ...lines(short.recorded), short.next];
  const findings = foremost(sheet);
  return lines([
    ...findings.flatMap(({ statement, because }) => [`${statement}.`, ...because]),
    ...nextStep(sheet, findings),
    essentials(sheet),
  ]);
}

function lines(all: readonly Line[]): readonly string[] {
  return all.filter((line) => line !== null);
}

/** The headline and the parts that a model may word, with their marks, a paragraph each. */
export function reportDraft(sheet: FactSheet): readonly string[] {
  const findings = keptFindings(sheet);
  const [first, ...others] = findings;
  if (!first) return [];
  const paragraphs = [
    [`${first.statement}.`],
    first.because,
    ...others.map(({ statement, because }) => [`${statement}.`, ...because]),
    nextStep(sheet, findings),
  ];
  return paragraphs
    .map((lines) => lines.filter((line) => line !== null && line !== '').join(' '))
    .filter((paragraph) => paragraph !== '');
}

function titleOf({ kind }: Finding): string {
  return FAMILY_TITLES[kind.split('.')[0] as FindingFamily];
}
