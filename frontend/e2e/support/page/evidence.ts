/** A fact that an answer stands on, as the API gives it. */
export interface Fact {
  readonly display: string;
}

const number = /\d+(?:[.,:]\d+)*/g;

/**
 * Every number of the answer that no fact shows; a question's own numbers would not count as shown.
 */
export function unsupportedNumbers(answer: string, evidence: readonly Fact[]): string[] {
  const shown = new Set(evidence.flatMap(({ display }) => display.match(number) ?? []));
  return (answer.match(number) ?? []).filter((found) => !shown.has(found));
}
