import type { Answer } from '#coaching/domain/answer/answer.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

const MARK = /\[([FK]\d+)\]/g;

/** The facts that an answer cites, in their order. */
export function factsCited({ finding, evidence }: Answer, sheet: FactSheet): readonly Fact[] {
  return [...finding, ...evidence].flatMap((line) =>
    [...(line ?? '').matchAll(MARK)].flatMap(([, id = '']) => sheet.withId(id) ?? []),
  );
}
