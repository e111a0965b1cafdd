import type { DayRange } from '../domain/new-york-days.js';
import type { DeletedAccountRow, DemoSessionRow } from '../domain/records.js';

export interface Counted<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

/**
 * What is left of closed accounts and of visits to the demo, newest first. Contract suite:
 * test/contracts/admin-records.contract.ts.
 */
export abstract class AdminRecords {
  abstract deletedAccounts(offset: number, limit: number): Promise<Counted<DeletedAccountRow>>;
  abstract demoSessions(
    range: DayRange,
    offset: number,
    limit: number,
  ): Promise<Counted<DemoSessionRow>>;
}
