import type { DayRange } from '../domain/new-york-days.js';
import type { ModelDay, UsageFigures, UserUsage } from '../domain/usage.js';

/** What the models cost, by person and by day. Contract suite: test/contracts/usage-report.contract.ts. */
export abstract class UsageReport {
  /** The dearest first. */
  abstract byUser(range: DayRange, offset: number, limit: number): Promise<readonly UserUsage[]>;

  /** Over everybody, and of how many. */
  abstract totals(range: DayRange): Promise<UsageFigures & { readonly people: number }>;

  abstract byDay(range: DayRange): Promise<readonly ModelDay[]>;
}
