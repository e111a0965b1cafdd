import { LIST_PRICES } from './list-prices.js';
import type { PriceRow } from './price-row.js';

const PRICE = String.raw`(\d{1,6}(?:\.\d{1,6})?)`;

/**
 * `model@2026-01-01=0.15/0.60`, with the prices of cached and of cache-written input behind; the
 * model's name may hold anything but blanks, commas and @.
 */
const OVERRIDE = new RegExp(
  String.raw`^([^\s,@]+)@(\d{4}-\d{2}-\d{2})=${PRICE}/${PRICE}(?:/${PRICE}(?:/${PRICE})?)?$`,
);

/** The rows of `OPENAI_PRICES`, separated by commas; null where one of them cannot be read. */
export function priceRows(text: string): readonly PriceRow[] | null {
  const rows = text.split(',').map((part): PriceRow | null => {
    const [
      ,
      model = '',
      from = '',
      promptPerMillion = '',
      completionPerMillion = '',
      cached,
      written,
    ] = OVERRIDE.exec(part.trim()) ?? [];
    if (model === '' || !isDay(from)) return null;
    return {
      model,
      from,
      promptPerMillion,
      completionPerMillion,
      ...(cached !== undefined && { cachedPerMillion: cached }),
      ...(written !== undefined && { writtenPerMillion: written }),
    };
  });
  return rows.every((one) => one !== null) ? rows : null;
}

/**
 * The list with one's own prices: from the day of such a price on, the list says nothing about its
 * model any more.
 */
export function withOwnPrices(own: readonly PriceRow[]): readonly PriceRow[] {
  const overruled = (listed: PriceRow): boolean =>
    own.some(({ model, from }) => model === listed.model && from <= listed.from);
  return [...LIST_PRICES.filter((listed) => !overruled(listed)), ...own];
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
