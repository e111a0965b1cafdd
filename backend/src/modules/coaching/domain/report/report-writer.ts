import type { Evidence } from '#kernel/evidence.js';
import type { Line } from '../answer/say.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Span } from '../findings/finding.js';
import { Verifier } from '../verifier/verifier.js';

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

/** Writes what passes the verifier, and keeps the evidence of all of it. */
export class ReportWriter {
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
