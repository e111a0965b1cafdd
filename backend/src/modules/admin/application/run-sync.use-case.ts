import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { Customers, SyncSubscription } from '#billing/index.js';
import { CONCURRENT, OUTAGE_AFTER, SYNC_BATCH, TRIES, type SyncRun } from '../domain/sync-run.js';
import { Pace } from '../ports/pace.js';
import { SyncRuns } from '../ports/sync-runs.js';

type Progress = Pick<SyncRun, 'place' | 'done' | 'failed'>;

/** The failure of one reading; null if it succeeded. */
type Failure = { readonly error: unknown } | null;

/** Asks the payment provider about every customer, batch by batch and within its rate limit. */
@Injectable()
export class RunSync {
  constructor(
    private readonly runs: SyncRuns,
    private readonly customers: Customers,
    private readonly sync: SyncSubscription,
    private readonly pace: Pace,
    private readonly clock: Clock,
  ) {}

  /**
   * Continues where it stopped; does nothing for an ended run. Throws in an outage, and can be
   * retried after it.
   */
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

  private async walk({ id, ...begun }: SyncRun, signal: AbortSignal): Promise<void> {
    const row = new Row(begun);
    for (;;) {
      const batch = await this.customers.after(row.progress.place, SYNC_BATCH);
      for (let at = 0; at < batch.length; at += CONCURRENT) {
        const people = batch.slice(at, at + CONCURRENT);
        const outage = row.note(people, await this.askAbout(people, signal));
        await this.reach(id, row.progress);
        if (outage) throw outage.error;
      }
      if (batch.length < SYNC_BATCH) return;
    }
  }

  private reach(id: string, { place, done, failed }: Progress): Promise<void> {
    return this.runs.reach(id, place, done, failed);
  }

  /**
   * Waits for all of them, also if the signal fires: nothing is running any more when it throws.
   */
  private async askAbout(
    people: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly Failure[]> {
    const looks = await Promise.allSettled(
      people.map((userId) => this.askAboutOne(userId, signal)),
    );
    return looks.map((look) => {
      if (look.status === 'rejected') throw look.reason;
      return look.value;
    });
  }

  private async askAboutOne(userId: string, signal: AbortSignal): Promise<Failure> {
    for (let tries = 1; ; tries += 1) {
      await this.pace.next(signal);
      try {
        await this.sync.execute(userId);
        return null;
      } catch (error) {
        if (!DomainError.is(error, 'SERVICE_UNAVAILABLE')) return { error };
        this.pace.rest(error.details.retryAfterS);
        if (tries === TRIES) return { error };
      }
    }
  }
}

/**
 * The progress of a run. One failing customer does not stop the others; many consecutive failures
 * are asked about again.
 */
class Row {
  progress: Progress;
  /** The progress before the current row of consecutive failures. */
  private sure: Progress;
  private failing = 0;

  constructor({ place, done, failed }: Progress) {
    this.progress = { place, done, failed };
    this.sure = this.progress;
  }

  /** Returns the last failure in an outage, and then resets the progress to before it. */
  note(people: readonly string[], failures: readonly Failure[]): Failure {
    for (const [index, place] of people.entries()) {
      const failure = failures[index] ?? null;
      this.failing = failure ? this.failing + 1 : 0;
      this.progress = {
        place,
        done: this.progress.done + 1,
        failed: this.progress.failed + (failure ? 1 : 0),
      };
      if (!failure) this.sure = this.progress;
      if (this.failing < OUTAGE_AFTER) continue;
      this.progress = this.sure;
      return failure;
    }
    return null;
  }
}
