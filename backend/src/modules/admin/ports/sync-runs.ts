import type { SyncRun } from '../domain/sync-run.js';

/** Contract suite: test/contracts/sync-runs.contract.ts. */
export abstract class SyncRuns {
  /**
   * The one that is under way, or this new one; of many who ask at once all get the same. Joins the
   * transaction under way.
   */
  abstract open(id: string, now: Date): Promise<{ readonly id: string; readonly fresh: boolean }>;

  /** Null where there is none. */
  abstract find(id: string): Promise<SyncRun | null>;

  abstract start(id: string, total: number, now: Date): Promise<void>;

  /** Notes that it has come so far, or that it begins again where nobody was reached: null. */
  abstract reach(id: string, place: string | null, done: number, failed: number): Promise<void>;

  abstract end(id: string, state: 'done' | 'failed', now: Date): Promise<void>;
}
