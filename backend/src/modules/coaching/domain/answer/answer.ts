import type { Line } from './say.js';

/** What the built-in coach says: the finding first, then what it rests on, then what it means. */
export interface Answer {
  readonly finding: readonly Line[];
  /** A small table beneath the finding: a row of heads, then one row for each part. */
  readonly rows?: readonly Line[];
  readonly evidence: readonly Line[];
  readonly meaning: readonly Line[];
}

/**
 * The sentences in order, each with the white space that follows it; the parts are paragraphs, and
 * the rows of a table lines of their own.
 */
export function sentencesOf(answer: Answer): string[] {
  const paragraphs = [
    { lines: answer.finding, between: ' ' },
    { lines: answer.rows ?? [], between: '\n' },
    { lines: answer.evidence, between: ' ' },
    { lines: answer.meaning, between: ' ' },
  ]
    .map(({ lines, between }) => ({
      between,
      lines: lines.filter((line) => line !== null && line !== ''),
    }))
    .filter(({ lines }) => lines.length > 0);
  return paragraphs.flatMap(({ lines, between }, index) => {
    const after = index === paragraphs.length - 1 ? '' : '\n\n';
    return lines.map((line, place) => `${line}${place === lines.length - 1 ? after : between}`);
  });
}
