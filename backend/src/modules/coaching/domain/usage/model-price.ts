/** What a model's tokens cost from a day on. Dollars per million tokens are micro-dollars per token. */
export interface ModelPrice {
  readonly model: string;
  /** First day on which it holds, UTC, `2024-07-18`. */
  readonly from: string;
  /** Decimal text with up to six digits behind the point, e.g. `0.15`. */
  readonly promptPerMillion: string;
  readonly completionPerMillion: string;
}

/** What a call cost, in micro-dollars as decimal text with six digits behind the point; no float ever touches it. */
export interface Cost {
  /** Which row of the table it was counted by, e.g. `gpt-4o-mini@2024-07-18`, or `unpriced`. */
  readonly priceVersion: string;
  readonly prompt: string;
  readonly completion: string;
}

const DIGITS = 6;
const SCALE = 10n ** BigInt(DIGITS);

/** A model without a price (one of one's own) costs nothing; the version says that it was not priced. */
export function costOf(price: ModelPrice | null, tokens: { readonly prompt: number; readonly completion: number }): Cost {
  if (price === null) return { priceVersion: 'unpriced', prompt: decimal(0n), completion: decimal(0n) };
  return {
    priceVersion: `${price.model}@${price.from}`,
    prompt: decimal(BigInt(tokens.prompt) * scaled(price.promptPerMillion)),
    completion: decimal(BigInt(tokens.completion) * scaled(price.completionPerMillion)),
  };
}

function scaled(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole) * SCALE + BigInt(fraction.padEnd(DIGITS, '0').slice(0, DIGITS));
}

function decimal(value: bigint): string {
  return `${value / SCALE}.${String(value % SCALE).padStart(DIGITS, '0')}`;
}
