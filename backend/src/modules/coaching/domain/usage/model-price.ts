/**
 * What a model's tokens cost from a day on. Dollars per million tokens are micro-dollars per token.
 */
export interface ModelPrice {
  readonly model: string;
  /** First day on which it holds, UTC, `2024-07-18`. */
  readonly from: string;
  /** Last day on which it is known to hold; open where it is left out. */
  readonly until?: string;
  /** Decimal text with up to six digits behind the point, e.g. `0.15`. */
  readonly promptPerMillion: string;
  readonly completionPerMillion: string;
  /**
   * Of the prompt's tokens those read from the service's cache, and those written into it;
   * `promptPerMillion` where left out.
   */
  readonly cachedPerMillion?: string;
  readonly writtenPerMillion?: string;
}

/** Tokens of a call; `cached` and `written` are parts of `prompt`. */
export interface PricedTokens {
  readonly prompt: number;
  readonly completion: number;
  readonly cached?: number;
  readonly written?: number;
}

/**
 * What a call cost, in micro-dollars as decimal text with six digits behind the point; no float
 * ever touches it.
 */
export interface Cost {
  /** Which row of the table it was counted by, e.g. `gpt-4o-mini@2024-07-18`, or `unpriced`. */
  readonly priceVersion: string;
  /** Null where nobody knows. */
  readonly prompt: string | null;
  readonly completion: string | null;
}

const DIGITS = 6;
const SCALE = 10n ** BigInt(DIGITS);

/** What a model without a price cost is unknown, unless the service did no work at all. */
export function costOf(
  price: ModelPrice | null,
  { prompt, completion, cached = 0, written = 0 }: PricedTokens,
): Cost {
  if (price === null) {
    const unknown = prompt + completion > 0 ? null : decimal(0n);
    return { priceVersion: 'unpriced', prompt: unknown, completion: unknown };
  }
  const {
    promptPerMillion,
    cachedPerMillion = promptPerMillion,
    writtenPerMillion = promptPerMillion,
  } = price;
  // Counts that contradict each other are no discount.
  const [read, kept] = cached + written <= prompt ? [cached, written] : [0, 0];
  const ofPrompt =
    times(prompt - read - kept, promptPerMillion) +
    times(read, cachedPerMillion) +
    times(kept, writtenPerMillion);
  return {
    priceVersion: `${price.model}@${price.from}`,
    prompt: decimal(ofPrompt),
    completion: decimal(times(completion, price.completionPerMillion)),
  };
}

function times(tokens: number, perMillion: string): bigint {
  const [whole = '0', fraction = ''] = perMillion.split('.');
  return (
    BigInt(tokens) * (BigInt(whole) * SCALE + BigInt(fraction.padEnd(DIGITS, '0').slice(0, DIGITS)))
  );
}

function decimal(value: bigint): string {
  return `${value / SCALE}.${String(value % SCALE).padStart(DIGITS, '0')}`;
}
