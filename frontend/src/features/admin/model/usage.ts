/** Amounts are dollars. */
export interface UsageFigures {
  readonly uploads: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly totalTokens: number;
  readonly promptCost: number | string;
  readonly completionCost: number | string;
  readonly totalCost: number | string;
  /** Calls to models without a known price; the costs are without them. */
  readonly unpricedCalls?: number;
}

export interface UsageRow extends UsageFigures {
  /** Null for visitors and those who left, who share a row. */
  readonly userId: string | null;
  readonly email: string;
  readonly subscriptionStatus: string;
}

export interface ModelDay {
  /** YYYY-MM-DD in New York. */
  readonly day: string;
  readonly model: string;
  readonly cost: number | string;
  readonly tokens: number;
}

export interface Usage {
  readonly usageData: readonly UsageRow[];
  readonly totals: UsageFigures;
  readonly perDay: readonly ModelDay[];
}

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
    sums.set(model, { model, cost: (before?.cost ?? 0) + Number(cost), tokens: (before?.tokens ?? 0) + tokens });
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

/** A bar for each day from the first to the last that cost something; days between them without any are there, and empty. */
export function costByDay(perDay: readonly ModelDay[], models: readonly string[]): readonly DayBar[] {
  const days = perDay.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const count = Math.min(MOST_DAYS, Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1);
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.parse(first) + at * DAY_MS).toISOString().slice(0, 10);
    const ofDay = perDay.filter((each) => each.day === day);
    const costs = models.map((model) => ofDay.filter((each) => each.model === model).reduce((sum, { cost }) => sum + Number(cost), 0));
    return { day, costs, total: costs.reduce((sum, cost) => sum + cost, 0) };
  });
}
