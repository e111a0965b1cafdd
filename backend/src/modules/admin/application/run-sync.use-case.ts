import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { Customers, SyncSubscription } from '../../billing/index.js';
import { OUTAGE_AFTER, SYNC_BATCH, TRIES, type SyncRun } from '../domain/sync-run.js';
import { Pace } from '../ports/pace.js';
import { SyncRuns } from '../ports/sync-runs.js';

interface Progress {
  readonly done: number;
  readonly failed: number;
  /** After one another. */
  readonly failing: number;
}

/** Asks the payment provider about every customer, a batch of them in memory at a time, and no faster than it likes. */
@Injectable()
export class RunSync {
  constructor(
    private readonly runs: SyncRuns,
    private readonly customers: Customers,
    private readonly sync: SyncSubscription,
    private readonly pace: Pace,
    private readonly clock: Clock,
  ) {}

  /** Goes on where it was; does nothing for one that has ended. Throws in an outage, after which it can be tried again. */
  async execute(syncId: string, signal: AbortSignal, lastAttempt: boolean): Promise<void> {
    const run = await this.runs.find(syncId);
    if (!run || run.endedAt !== null) return;
    await this.runs.start(syncId, run.total ?? (await this.customers.count()), this.clock.now());
    try {
      await this.walk(run, signal);
    } catch (error) {
      if (lastAttempt && !signal.aborted) await this.runs.end(syncId, 'failed', this.clock.now());
      throw error;
    }
    await this.runs.end(syncId, 'done', this.clock.now());
  }

  private async walk({ id, place, done, failed }: SyncRun, signal: AbortSignal): Promise<void> {
    let progress: Progress = { done, failed, failing: 0 };
    for (let after = place; ; ) {
      const batch = await this.customers.after(after, SYNC_BATCH);
      for (const userId of batch) {
        progress = await this.one(userId, progress, signal);
        await this.runs.reach(id, userId, progress.done, progress.failed);
      }
      after = batch.at(-1) ?? null;
      if (batch.length < SYNC_BATCH) return;
    }
  }

  /** A customer whom the provider cannot tell about does not hold up the others. */
  private async one(userId: string, { done, failed, failing }: Progress, signal: AbortSignal): Promise<Progress> {
    for (let tries = 1; ; tries += 1) {
      await this.pace.next(signal);
      try {
        await this.sync.execute(userId);
        return { done: done + 1, failed, failing: 0 };
      } catch (error) {
        if (DomainError.is(error, 'SERVICE_UNAVAILABLE')) this.pace.rest(error.details.retryAfterS);
        if (DomainError.is(error, 'SERVICE_UNAVAILABLE') && tries < TRIES) continue;
        if (failing + 1 >= OUTAGE_AFTER) throw error;
        return { done: done + 1, failed: failed + 1, failing: failing + 1 };
      }
    }
  }
}
