/** Paragraphs of all answers, and how many of them occur more than once. */
export interface Repetition {
  readonly paragraphs: number;
  readonly repeated: number;
}

export function repetitionOf(answers: readonly string[]): Repetition {
  const counts = new Map<string, number>();
  const paragraphs = answers.flatMap((content) => content.split('\n\n'));
  for (const paragraph of paragraphs) counts.set(paragraph, (counts.get(paragraph) ?? 0) + 1);
  const repeated = paragraphs.filter((paragraph) => (counts.get(paragraph) ?? 0) > 1);
  return { paragraphs: paragraphs.length, repeated: repeated.length };
}
