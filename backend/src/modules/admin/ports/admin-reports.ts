import type { DayRange } from '../domain/new-york-days.js';
import type { DeletedAccountRow, DemoSessionRow, FeedbackRow } from '../domain/records.js';
import type { ModelDay, UsageFigures, UserUsage } from '../domain/usage.js';

export interface Counted<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

export interface UsageSums {
  /** One page, highest cost first. */
  readonly people: readonly UserUsage[];
  /** The number of people on all pages. */
  readonly count: number;
  /** Over everybody. */
  readonly totals: UsageFigures;
  readonly perDay: readonly ModelDay[];
}

/** Read-only reports. Contract suite: test/contracts/admin/admin-reports.contract.ts. */
export abstract class AdminReports {
  /** Newest first. @param until leaves out later ones, so that offsets hold while rows are added */
  abstract deletedAccounts(
    offset: number,
    limit: number,
    until?: Date,
  ): Promise<Counted<DeletedAccountRow>>;

  /** Feedback of visitors that belongs to no deleted account, newest first. */
  abstract feedback(offset: number, limit: number, until?: Date): Promise<Counted<FeedbackRow>>;

  /** Visits to the public demo, newest first. */
  abstract demoSessions(
    range: DayRange,
    offset: number,
    limit: number,
    until?: Date,
  ): Promise<Counted<DemoSessionRow>>;

  /** What the models cost, by person and by day. */
  abstract usage(range: DayRange, offset: number, limit: number): Promise<UsageSums>;
}
