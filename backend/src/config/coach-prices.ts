/** What a model's tokens cost from a day on, in dollars per million tokens, as decimal text. */
export interface PriceRow {
  readonly model: string;
  readonly from: string;
  readonly promptPerMillion: string;
  readonly completionPerMillion: string;
}

const row = (model: string, from: string, promptPerMillion: string, completionPerMillion: string): PriceRow => ({ model, from, promptPerMillion, completionPerMillion });

/**
 * List prices of OpenAI by the day on which they began to hold, without the discount for cached input.
 * Source: OpenAI's pricing page and announcements of those days.
 */
export const LIST_PRICES: readonly PriceRow[] = [
  row('gpt-4o', '2024-05-13', '5', '15'),
  row('gpt-4o', '2024-10-02', '2.5', '10'),
  row('gpt-4o-mini', '2024-07-18', '0.15', '0.6'),
  row('gpt-4.1', '2025-04-14', '2', '8'),
  row('gpt-4.1-mini', '2025-04-14', '0.4', '1.6'),
  row('gpt-4.1-nano', '2025-04-14', '0.1', '0.4'),
];

/** `model@2026-01-01=0.15/0.60`; the model's name may hold anything but blanks, commas and @. */
const OVERRIDE = /^([^\s,@]+)@(\d{4}-\d{2}-\d{2})=(\d{1,6}(?:\.\d{1,6})?)\/(\d{1,6}(?:\.\d{1,6})?)$/;

/** The rows of `OPENAI_PRICES`, separated by commas; null where one of them cannot be read. */
export function priceRows(text: string): readonly PriceRow[] | null {
  const rows = text.split(',').map((part) => {
    const [, model = '', from = '', prompt = '', completion = ''] = OVERRIDE.exec(part.trim()) ?? [];
    return model === '' || !isDay(from) ? null : row(model, from, prompt, completion);
  });
  return rows.every((one) => one !== null) ? rows : null;
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
