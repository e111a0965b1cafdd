import type { Evidence } from '#kernel/evidence.js';
import type { Line } from '../answer/say.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { FAMILY_TITLES, type Finding, type FindingFamily, type Span } from '../findings/finding.js';
import { foremost } from '../findings/find.js';
import { keptFindings } from '../findings/kept.js';
import { Verifier } from '../verifier/verifier.js';
import { nextStep } from './action.js';
import { essentials } from './essentials.js';
import { shortReport } from './short-report.js';

export interface ReportPart {
  readonly title: string;
  readonly text: string;
  /** What it points at in chart and map. */
  readonly at?: Span;
  /** Ids of its evidence. */
  readonly facts: readonly string[];
}

export interface FirstReport {
  readonly headline: string;
  /** What the headline points at. */
  readonly at?: Span;
  /** Ids of the evidence of the headline. */
  readonly facts: readonly string[];
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

/** Writes what passes the verifier, and keeps the evidence of all of it. */
class Writer {
  private readonly evidence = new Map<string, Evidence>();

  constructor(private readonly sheet: FactSheet) {}

  headline(line: Line, at?: Span): Omit<ReportPart, 'title'> {
    const { text, ...rest } = this.part('', [line], at);
    return { text: text.replace(/\.$/, ''), ...rest };
  }

  part(title: string, lines: readonly Line[], at?: Span): ReportPart {
    const verifier = new Verifier(this.sheet, '');
    for (const line of lines) if (line !== null) verifier.check(`${line} `);
    const { content, evidence } = verifier.released;
    for (const fact of evidence) this.evidence.set(fact.id, fact);
    return { title, text: content, ...(at && { at }), facts: evidence.map(({ id }) => id) };
  }

  report(
    { text, at, facts }: Omit<ReportPart, 'title'>,
    parts: readonly ReportPart[],
  ): FirstReport {
    return {
      headline: text,
      ...(at && { at }),
      facts,
      sections: parts.filter((part) => part.text !== ''),
      evidence: [...this.evidence.values()],
    };
  }
}
