import type { Evidence } from '#kernel/evidence.js';
import { bare, say, type Line } from '../answer/say.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { FAMILY_TITLES, type Finding, type FindingFamily, type Span } from '../findings/finding.js';
import { foremost } from '../findings/find.js';
import { Verifier } from '../verifier/verifier.js';
import { nextStep } from './action.js';
import { essentials } from './essentials.js';

export interface ReportPart {
  readonly title: string;
  readonly text: string;
  /** What it points at in chart and map. */
  readonly at?: Span;
}

export interface FirstReport {
  readonly headline: string;
  /** What the headline points at. */
  readonly at?: Span;
  readonly sections: readonly ReportPart[];
  readonly evidence: readonly Evidence[];
}

export const NEXT = 'Next';
export const IN_SHORT = 'In short';

/**
 * The coach's first words about a workout: what stands out most, up to three more findings, one
 * step that follows, one line of essentials. Every sentence passes the same verifier; a finding
 * whose statement does not pass is left out.
 */
export function writeFirstReport(sheet: FactSheet): FirstReport {
  const writer = new Writer(sheet);
  const short = sheet.get('effort.tooLittle');
  if (short) return writer.report(writer.sentences([say`${bare(short)}`]), undefined, []);
  const [first, ...others] = foremost(sheet).filter(({ statement }) => writer.holds(statement));
  const essential = writer.part(IN_SHORT, [essentials(sheet)]);
  if (!first)
    return writer.report(essential.text.replace(/\.$/, ''), undefined, [
      writer.part(NEXT, nextStep(sheet, [])),
    ]);
  return writer.report(writer.sentences([first.statement]), first.at, [
    writer.part(titleOf(first), first.because),
    ...others.map((finding) =>
      writer.part(titleOf(finding), [`${finding.statement}.`, ...finding.because], finding.at),
    ),
    writer.part(NEXT, nextStep(sheet, [first, ...others])),
    essential,
  ]);
}

/** Every sentence of the report with its marks, before any is verified. */
export function reportLines(sheet: FactSheet): readonly string[] {
  const findings = foremost(sheet);
  return [
    ...findings.flatMap(({ statement, because }) => [`${statement}.`, ...because]),
    ...nextStep(sheet, findings),
    essentials(sheet),
  ].filter((line) => line !== null);
}

function titleOf({ kind }: Finding): string {
  return FAMILY_TITLES[kind.split('.')[0] as FindingFamily];
}

/** Writes what passes the verifier, and keeps the evidence of all of it. */
class Writer {
  private readonly evidence = new Map<string, Evidence>();

  constructor(private readonly sheet: FactSheet) {}

  holds(statement: string): boolean {
    return new Verifier(this.sheet, '').judge(`${statement}.`).problems.length === 0;
  }

  sentences(lines: readonly Line[]): string {
    const verifier = new Verifier(this.sheet, '');
    for (const line of lines) if (line !== null) verifier.check(`${line} `);
    for (const fact of verifier.released.evidence) this.evidence.set(fact.id, fact);
    return verifier.released.content;
  }

  part(title: string, lines: readonly Line[], at?: Span): ReportPart {
    return { title, text: this.sentences(lines), ...(at && { at }) };
  }

  report(headline: string, at: Span | undefined, parts: readonly ReportPart[]): FirstReport {
    return {
      headline,
      ...(at && { at: { from: at.from, to: at.to } }),
      sections: parts.filter(({ text }) => text !== ''),
      evidence: [...this.evidence.values()],
    };
  }
}
