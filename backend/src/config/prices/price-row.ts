/** What a model's tokens cost from a day on, in dollars per million tokens, as decimal text. */
export interface PriceRow {
  readonly model: string;
  readonly from: string;
  /** The last day on which it is known to hold; open where it is left out. */
  readonly until?: string;
  readonly promptPerMillion: string;
  readonly completionPerMillion: string;
  /**
   * For tokens of the prompt that the service read from its cache; the full price where it is left
   * out.
   */
  readonly cachedPerMillion?: string;
  /**
   * For tokens of the prompt that the service wrote into its cache; the full price where it is left
   * out.
   */
  readonly writtenPerMillion?: string;
}
