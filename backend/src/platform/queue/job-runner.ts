import { UnrecoverableError, WaitingError, type Job, type Processor } from 'bullmq';

import type { Json } from '../../kernel/json.js';
import { Tracing } from '../tracing/tracing.js';
import type { BackendLog } from './backend-log.js';
import { HopelessJobError, type JobContext } from './job-definition.js';
import type { JobRegistry } from './job-registry.js';

type WorkJob = Job<Json, void, string>;
export type WorkProcessor = Processor<Json, void, string>;

/** Turns what the queue hands out into a call of the handler, and what the handler throws into what the queue understands. */
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
  readonly process: WorkProcessor = async (job: WorkJob, token: string | undefined, signal: AbortSignal | undefined) => {
    const stop = signal ?? new AbortController().signal;
    const work = this.prepare(job);
    try {
      await this.tracing.around(`job ${job.name}`, { 'stridewatt.job_id': job.id ?? '' }, () => work(contextOf(job, stop)));
    } catch (error) {
      if (this.stopping && stop.aborted) {
        await job.moveToWait(token);
        throw new WaitingError();
      }
      throw error instanceof HopelessJobError ? hopeless(error.message, error) : error;
    }
  };

  /** A job nobody can work will not get better by trying again. */
  private prepare(job: WorkJob): (context: JobContext) => Promise<void> {
    try {
      return this.registry.get(job.name).prepare(job.data);
    } catch (error) {
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
