import type { ModelPrice } from './model-price.js';

/** A day's snapshot behind a model's name, as services answer it: `gpt-4o-mini-2024-07-18`. */
const SNAPSHOT = /-\d{4}-\d{2}-\d{2}$/;

/**
 * What tokens cost, by model and day. Later rows for the same model and day win, so that a setting
 * overrules what is built in.
 */
export class PriceTable {
  constructor(private readonly prices: readonly ModelPrice[]) {}

  /** The price that held at that moment (UTC); null where the table does not know the model. */
  at(model: string, moment: Date): ModelPrice | null {
    return this.latest(model, moment) ?? this.latest(model.replace(SNAPSHOT, ''), moment);
  }

  private latest(model: string, moment: Date): ModelPrice | null {
    const day = moment.toISOString().slice(0, 10);
    const latest = this.prices
      .filter((price) => price.model === model && price.from <= day)
      .reduce<ModelPrice | null>(
        (best, price) => (best === null || price.from >= best.from ? price : best),
        null,
      );
    return latest?.until !== undefined && latest.until < day ? null : latest;
  }
}
