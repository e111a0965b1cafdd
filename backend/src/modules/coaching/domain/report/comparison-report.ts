import type { Line } from '../answer/say.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { COMPARISON_TITLES, foremostChanges } from '../findings/comparison/index.js';
import { kindOf } from '../findings/comparison/kinds.js';
import { on } from '../findings/comparison/sides.js';
import type { Finding, FindingFamily } from '../findings/finding.js';
import { NEXT } from './first-report.js';
import { ReportWriter, type FirstReport } from './report-writer.js';

/**
 * What a comparison opens with: what changed most, up to three more findings, one step that
 * follows. Every sentence passes the verifier; a finding whose statement does not is left out.
 */
export function writeComparisonReport(sheet: FactSheet): FirstReport {
  const writer = new ReportWriter(sheet);
  const findings = foremostChanges(sheet);
  const [first, ...others] = findings;
  if (!first) return writer.report(writer.headline(`${nothing(sheet)}.`), []);
  return writer.report(writer.headline(`${first.statement}.`, first.at), [
    writer.part(titleOf(first), first.because, first.at),
    ...others.map((finding) =>
      writer.part(titleOf(finding), [`${finding.statement}.`, ...finding.because], finding.at),
    ),
    writer.part(NEXT, [nextStep(findings)]),
  ]);
}

/** What the foremost finding asks for. */
function nextStep(findings: readonly Finding[]): Line {
  return findings.find(({ action }) => action)?.action ?? null;
}

/** They lack what a comparison needs: what they were is all there is to say. */
function nothing(sheet: FactSheet): string {
  const kinds = sheet.extras.subjects.map((side) => `${on(sheet, side)} ${kindOf(sheet, side)}`);
  return `Nothing that was recorded can be compared: ${kinds.join(', ')}`;
}

function titleOf({ kind }: Finding): string {
  return COMPARISON_TITLES[kind.split('.')[0] as FindingFamily];
}
