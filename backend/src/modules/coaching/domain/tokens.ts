/**
 * A rough upper estimate that needs no tokenizer: English runs at about four characters a token,
 * numbers at about three.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 3.3);
}

/** As many of the items, in their order, as fit. */
export function fitting(items: readonly string[], budget: number): readonly string[] {
  const kept: string[] = [];
  let spent = 0;
  for (const item of items) {
    spent += estimateTokens(item) + 1;
    if (spent > budget) break;
    kept.push(item);
  }
  return kept;
}
