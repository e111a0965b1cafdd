import { DelayedError, UnrecoverableError, WaitingError, type Job, type Processor } from 'bullmq';

import type { Json } from '#kernel/json.js';
import { Tracing } from '../tracing/tracing.js';
import type { BackendLog } from './backend-log.js';
import { HopelessJobError, type JobContext } from './job-definition.js';
import { UnknownJobError, type JobRegistry } from './job-registry.js';
import type { QueueSettings } from './queue-settings.js';

type WorkJob = Job<Json, void, string>;
export type WorkProcessor = Processor<Json, void, string>;

/**
 * Turns what the queue hands out into a call of the handler, and what the handler throws into what
 * the queue understands.
 */
export class JobRunner {
  private stopping = false;

  constructor(
    private readonly registry: JobRegistry,
    private readonly log: BackendLog,
    private readonly tracing: Tracing = new Tracing(),
  ) {}

  /** From now on a job that is broken off goes back to the queue and the try does not count. */
  stop(): void {
    this.stopping = true;
  }

  /** BullMQ gives a signal only to a processor that names all three parameters. */
  processorFor(settings: Pick<QueueSettings, 'putBackMs' | 'putBackForMs'>): WorkProcessor {
    return async (job: WorkJob, token: string | undefined, signal: AbortSignal | undefined) => {
      const work = this.prepare(job, settings.putBackForMs);
      if (work === null) {
        await job.moveToDelayed(Date.now() + settings.putBackMs, token);
        throw new DelayedError();
      }
      await this.process(work, job, token, signal ?? new AbortController().signal);
    };
  }

  private async process(
    work: (context: JobContext) => Promise<void>,
    job: WorkJob,
    token: string | undefined,
    stop: AbortSignal,
  ): Promise<void> {
    try {
      await this.tracing.around(`job ${job.name}`, { 'stridewatt.job_id': job.id ?? '' }, () =>
        work(contextOf(job, stop)),
      );
    } catch (error) {
      if (this.stopping && stop.aborted) {
        await job.moveToWait(token);
        throw new WaitingError();
      }
      throw error instanceof HopelessJobError ? hopeless(error.message, error) : error;
    }
  }

  /**
   * A job nobody can work will not get better by trying again. Null where it is for a process of
   * another release.
   */
  private prepare(
    job: WorkJob,
    putBackForMs: number,
  ): ((context: JobContext) => Promise<void>) | null {
    try {
      return this.registry.get(job.name).prepare(job.data);
    } catch (error) {
      if (error instanceof UnknownJobError && Date.now() - job.timestamp < putBackForMs) {
        this.log.failure(`job ${job.name} ${job.id} is put back`, error);
        return null;
      }
      this.log.error(`job ${job.name} ${job.id} is refused`, error);
      throw hopeless(error instanceof Error ? error.message : String(error), error);
    }
  }
}

function contextOf(job: WorkJob, signal: AbortSignal): JobContext {
  return {
    jobId: job.id ?? '',
    attempt: job.attemptsStarted,
    lastAttempt: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
    signal,
  };
}

function hopeless(message: string, cause: unknown): UnrecoverableError {
  return Object.assign(new UnrecoverableError(message), { cause });
}
