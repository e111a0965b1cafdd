import type { Line } from './say.js';

/** What the built-in coach says: the finding first, then what it rests on, then what it means. */
export interface Answer {
  readonly finding: readonly Line[];
  readonly evidence: readonly Line[];
  readonly meaning: readonly Line[];
}

/**
 * The sentences in order, each with the white space that follows it; the three parts are
 * paragraphs.
 */
export function sentencesOf(answer: Answer): string[] {
  const paragraphs = [answer.finding, answer.evidence, answer.meaning]
    .map((lines) => lines.filter((line) => line !== null && line !== ''))
    .filter((lines) => lines.length > 0);
  return paragraphs.flatMap((lines, index) => {
    const after = index === paragraphs.length - 1 ? '' : '\n\n';
    return lines.map((line, place) => `${line}${place === lines.length - 1 ? after : ' '}`);
  });
}
