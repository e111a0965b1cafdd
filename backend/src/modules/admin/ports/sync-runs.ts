import type { SyncRun } from '../domain/sync-run.js';

/** Contract suite: test/contracts/admin/sync-runs.contract.ts. */
export abstract class SyncRuns {
  /**
   * The running one, or else this new one; concurrent callers get the same. Joins the current
   * transaction.
   */
  abstract open(id: string, now: Date): Promise<{ readonly id: string; readonly fresh: boolean }>;

  /** Null if unknown. */
  abstract find(id: string): Promise<SyncRun | null>;

  abstract start(id: string, total: number, now: Date): Promise<void>;

  /** Saves the progress. @param place the last person done; null to begin again */
  abstract reach(id: string, place: string | null, done: number, failed: number): Promise<void>;

  abstract end(id: string, state: 'done' | 'failed', now: Date): Promise<void>;
}
