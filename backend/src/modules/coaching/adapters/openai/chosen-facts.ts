import type { Fact } from '#coaching/domain/facts/fact.js';
import { estimateTokens } from './token-budget.js';

/**
 * How much of the room what was asked for may take; the rest is for the sheet from its beginning.
 */
const ASKED_SHARE = 0.5;

/** Words that say nothing about what a question is after. */
const SHORTEST_WORD = 4;

interface Choice {
  readonly rowOf: (fact: Fact) => string;
  readonly question: string;
  /** Ids of facts. */
  readonly wanted: ReadonlySet<string>;
  /** Tokens. */
  readonly budget: number;
}

/**
 * The facts that fit, in the order of the sheet. The sheet goes from the general to the particular;
 * facts that the question names, or that `wanted` holds, are taken before their turn.
 */
export function chosenFacts(
  facts: readonly Fact[],
  { rowOf, question, wanted, budget }: Choice,
): readonly Fact[] {
  const words = new Set(
    question
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= SHORTEST_WORD)
      .map(stem),
  );
  const isNamed = ({ label }: Fact) =>
    label
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => words.has(stem(word)));
  const kept = new Set<Fact>();
  let spent = 0;
  const take = (candidates: readonly Fact[], until: number) => {
    for (const fact of candidates) {
      const cost = estimateTokens(rowOf(fact)) + 1;
      if (kept.has(fact) || spent + cost > until) continue;
      kept.add(fact);
      spent += cost;
    }
  };
  take(
    facts.filter(({ id }) => wanted.has(id)),
    budget,
  );
  take(facts.filter(isNamed), budget * ASKED_SHARE);
  take(facts, budget);
  return facts.filter((fact) => kept.has(fact));
}

/** "intervals" and "interval" are one word. */
function stem(word: string): string {
  return word.length > SHORTEST_WORD ? word.replace(/(?:ing|ed|es|s)$/, '') : word;
}
