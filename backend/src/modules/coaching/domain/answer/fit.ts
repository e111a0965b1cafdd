import { withoutMarks } from '../verifier/marks.js';
import type { Answer } from './answer.js';
import type { Line } from './say.js';

/** How many words a reader sees of a sentence. */
export function wordCount(sentence: string): number {
  return withoutMarks(sentence)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** The answer and what explains it; a report may say more. */
const MOST_SENTENCES = { answer: 3, report: 6 } as const;

/**
 * The shape of an answer: what was asked first, then at most two sentences that explain it, then
 * nothing. What an answer holds beyond that is left out from its end.
 */
export function shaped(answer: Answer, kind: keyof typeof MOST_SENTENCES): Answer {
  let room: number = MOST_SENTENCES[kind];
  const within = (lines: readonly Line[]): Line[] =>
    said(lines).filter((line) => {
      const fits = room > 0;
      room -= sentenceCount(line);
      return fits;
    });
  const { finding, evidence, meaning, ...rest } = answer;
  return {
    ...rest,
    finding: within(finding),
    evidence: within(evidence),
    meaning: within(meaning),
  };
}

function sentenceCount(line: string): number {
  return withoutMarks(line).split(/(?<=[.!?]) (?=[A-Z])/).length;
}

/**
 * The answers within so many words: what comes last in the evidence of the longest one goes first,
 * then what follows from it; findings stay.
 */
export function fitted(answers: readonly Answer[], mostWords: number): readonly Answer[] {
  const kept = answers.map(({ finding, evidence, meaning, ...rest }) => ({
    ...rest,
    finding: said(finding),
    evidence: said(evidence),
    meaning: said(meaning),
  }));
  const total = () => kept.reduce((sum, answer) => sum + wordsOf(answer), 0);
  while (total() > mostWords) {
    const longest = [...kept]
      .sort((a, b) => wordsOf(b) - wordsOf(a))
      .find(({ evidence, meaning }) => evidence.length + meaning.length > 0);
    if (!longest) break;
    // The meaning is what the reader takes along: one line of it stays longest.
    if (longest.evidence.length > 0 && (longest.evidence.length > 1 || longest.meaning.length < 2))
      longest.evidence.pop();
    else longest.meaning.pop();
  }
  return kept;
}

function said(lines: readonly Line[]): string[] {
  return lines.filter((line): line is string => line !== null && line !== '');
}

function wordsOf({ finding, evidence, meaning }: Answer): number {
  return [...finding, ...evidence, ...meaning].reduce(
    (sum, line) => sum + wordCount(line ?? ''),
    0,
  );
}
