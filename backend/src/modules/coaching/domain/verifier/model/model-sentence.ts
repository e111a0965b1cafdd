import type { Fact, Unknown } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Problem } from '../problem.js';
import { denies, type Sentence } from '../sentence.js';

/** A sentence that a model wrote, with all that its claims are held against. */
export interface ModelSentence extends Sentence {
  /** As it was written, with its marks. */
  readonly raw: string;
  readonly sheet: FactSheet;
  /** In small letters. */
  readonly question: string;
  /** Our own paragraphs that the model was to say again. */
  readonly draft: readonly string[];
  /** Reasons that it cites. */
  readonly reasons: readonly Unknown[];
  /** Says that something is not so, not known or not there. */
  readonly isDenial: boolean;
}

/** One thing that may be wrong with what a model says; empty where it holds. */
export type ModelCheck = (sentence: ModelSentence) => readonly Problem[];

export function modelSentence(
  raw: string,
  read: Sentence,
  { sheet, question, draft }: Pick<ModelSentence, 'sheet' | 'question' | 'draft'>,
): ModelSentence {
  const ids = read.stretches.flatMap(({ cites }) => cites);
  return {
    ...read,
    words: withoutNames(read),
    raw,
    sheet,
    draft,
    question: question.toLowerCase().replace(/[\u2018\u2019]/g, "'"),
    reasons: ids.flatMap((id) => sheet.unknownWithId(id) ?? []),
    isDenial: denies(read),
  };
}

/** The name of a cited fact, and its text, may be said as they are: no claim is read into them. */
function withoutNames({ words, cited }: Sentence): string {
  return cited.reduce(
    (left, { label, whose, display, value }) =>
      [label, whose?.label, typeof value === 'string' ? display : undefined].reduce<string>(
        (text, name) =>
          name ? text.replace(name.toLowerCase().replace(/[\u2018\u2019]/g, "'"), 'it') : text,
        left,
      ),
    words,
  );
}

/** The facts of a stretch, by their marks. */
export const citedIn = (cites: readonly string[], sheet: FactSheet): readonly Fact[] =>
  cites.flatMap((id) => sheet.withId(id) ?? []);

/** A problem where the pattern is found. */
export function found(pattern: RegExp, words: string, kind: Problem['kind']): readonly Problem[] {
  const text = pattern.exec(words)?.[0];
  return text === undefined ? [] : [{ kind, text: text.trim() }];
}
