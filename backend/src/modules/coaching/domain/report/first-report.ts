import type { Evidence } from '#kernel/evidence.js';
import type { Line } from '../answer/say.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { Verifier } from '../verifier/verifier.js';
import { headline } from './headline.js';
import { sections } from './sections.js';

export interface FirstReport {
  readonly headline: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
  readonly evidence: readonly Evidence[];
}

/**
 * The coach's first words about a workout: one finding, then what it rests on. Every sentence
 * passes the same verifier.
 */
export function writeFirstReport(sheet: FactSheet): FirstReport {
  const evidence = new Map<string, Evidence>();
  const verified = (lines: readonly Line[]): string => {
    const verifier = new Verifier(sheet, '');
    for (const line of lines) if (line !== null) verifier.check(`${line} `);
    for (const fact of verifier.released.evidence) evidence.set(fact.id, fact);
    return verifier.released.content;
  };
  const title = verified([headline(sheet)]);
  const texts = sections(sheet).map(({ title: name, lines }) => ({
    title: name,
    text: verified(lines),
  }));
  return {
    headline: title,
    sections: texts.filter(({ text }) => text !== ''),
    evidence: [...evidence.values()],
  };
}
