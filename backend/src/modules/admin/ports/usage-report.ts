import type { DayRange } from '../domain/new-york-days.js';
import type { ModelDay, UsageFigures, UserUsage } from '../domain/usage.js';

export interface UsageSums {
  /** A page of them, the dearest first. */
  readonly people: readonly UserUsage[];
  /** How many people there are on all pages. */
  readonly count: number;
  /** Over everybody. */
  readonly totals: UsageFigures;
  readonly perDay: readonly ModelDay[];
}

/**
 * What the models cost, by person and by day. Contract suite:
 * test/contracts/usage-report.contract.ts.
 */
export abstract class UsageReport {
  abstract read(range: DayRange, offset: number, limit: number): Promise<UsageSums>;
}
