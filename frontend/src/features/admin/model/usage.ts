import type {
  ModelDayAnswer,
  UsageAnswer,
  UsageFiguresAnswer,
  UserUsageAnswer,
} from '#api/generated/types.gen.js';
import { formatNumber } from '#lib/format.js';

export type UsageFigures = UsageFiguresAnswer;
export type UsageRow = UserUsageAnswer;
export type ModelDay = ModelDayAnswer;
export type Usage = UsageAnswer;

export interface ModelSum {
  readonly model: string;
  readonly cost: number;
  readonly tokens: number;
}

/** What each model cost over all days, the dearest first. */
export function costByModel(perDay: readonly ModelDay[]): readonly ModelSum[] {
  const sums = new Map<string, ModelSum>();
  for (const { model, cost, tokens } of perDay) {
    const before = sums.get(model);
    sums.set(model, {
      model,
      cost: (before?.cost ?? 0) + Number(cost),
      tokens: (before?.tokens ?? 0) + tokens,
    });
  }
  return [...sums.values()].sort((a, b) => b.cost - a.cost || b.tokens - a.tokens);
}

export interface DayBar {
  readonly day: string;
  readonly total: number;
  /** In the order of the models asked for. */
  readonly costs: readonly number[];
}

const DAY_MS = 86_400_000;
const MOST_DAYS = 400;

/**
 * A bar for each day from the first to the last that cost something; days between them without any
 * are there, and empty.
 */
export function costByDay(
  perDay: readonly ModelDay[],
  models: readonly string[],
): readonly DayBar[] {
  const days = perDay.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const count = Math.min(
    MOST_DAYS,
    Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1,
  );
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.parse(first) + at * DAY_MS).toISOString().slice(0, 10);
    const ofDay = perDay.filter((each) => each.day === day);
    const costs = models.map((model) =>
      ofDay.filter((each) => each.model === model).reduce((sum, { cost }) => sum + Number(cost), 0),
    );
    return { day, costs, total: costs.reduce((sum, cost) => sum + cost, 0) };
  });
}

/** Dollars with four decimals, whether they came as a number or as the ledger's own digits. */
export function dollars(amount: number | string): string {
  return `$${formatNumber(Number(amount), 4)}`;
}
