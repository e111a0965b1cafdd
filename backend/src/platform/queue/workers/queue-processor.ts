import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Injectable, Logger, Optional, type Type } from '@nestjs/common';
import { DelayedError, UnrecoverableError, WaitingError, type Job } from 'bullmq';

import type { Json } from '#kernel/json.js';
import { Tracing } from '#platform/tracing/tracing.js';
import { ErrorLog } from '../error-log.js';
import type { GracefulWorker, GracefulWorkerOptions } from './graceful-worker.js';
import { HopelessJobError, type JobContext, type QueueName } from '../jobs/job-definition.js';
import { JobOutcomes } from '../jobs/job-outcomes.js';
import { JobRegistry, UnknownJobError } from '../jobs/job-registry.js';
import type { QueueSettings } from '../queue-settings.js';

type QueuedJob = Job<Json, void>;

/**
 * Runs the jobs of one queue: finds the handler of a job by its name, and translates what the
 * handler throws into the errors of BullMQ.
 */
@Injectable()
export abstract class QueueProcessor extends WorkerHost<GracefulWorker> {
  protected abstract readonly queue: QueueName;
  protected abstract readonly settings: QueueSettings;

  private readonly logger = new Logger('JobQueue');
  private errors: ErrorLog | undefined;

  constructor(
    private readonly registry: JobRegistry,
    private readonly outcomes: JobOutcomes,
    @Optional() @Inject(Tracing) private readonly tracing: Tracing = new Tracing(),
  ) {
    super();
  }

  /** BullMQ passes a signal only to a processor that declares all three parameters. */
  override async process(job: QueuedJob, token: string | undefined, signal?: AbortSignal) {
    const stop = signal ?? new AbortController().signal;
    const work = this.workOf(job);
    if (work === null) {
      await job.moveToDelayed(Date.now() + this.settings.putBackMs, token);
      throw new DelayedError();
    }
    try {
      await this.tracing.around(`job ${job.name}`, { 'stridewatt.job_id': job.id ?? '' }, () =>
        work(contextOf(job, stop)),
      );
    } catch (error) {
      if (this.worker.stopping && stop.aborted) {
        await job.moveToWait(token);
        throw new WaitingError();
      }
      throw error instanceof HopelessJobError ? hopeless(error.message, error) : error;
    }
  }

  @OnWorkerEvent('completed')
  completed(job: QueuedJob): void {
    this.outcomes.tryEnded(this.queue, job, 'done');
  }

  @OnWorkerEvent('failed')
  failed(job: QueuedJob | undefined, error: Error): void {
    const { name = 'of an unknown name', id = '', attemptsMade = '?' } = job ?? {};
    const title = `job ${name} ${id}, try ${attemptsMade}`;
    if (job) this.outcomes.tryEnded(this.queue, job, 'failed');
    if (job && !isFinal(job, error))
      return this.logger.warn(`${title} failed and will be retried: ${error.message}`);
    this.logger.error(`${title} failed for good: ${error.message}`, error.stack);
    if (job) this.outcomes.failedForGood(this.queue, job, error.message);
  }

  @OnWorkerEvent('stalled')
  stalled(jobId: string): void {
    this.logger.warn(`job ${jobId} lost its worker and is taken again`);
  }

  @OnWorkerEvent('error')
  failing(error: Error): void {
    if (!this.worker.closing) this.errorLog().log(error);
  }

  /** Null for a job that a process of another release knows; a retry cannot help any other. */
  private workOf(job: QueuedJob): ((context: JobContext) => Promise<void>) | null {
    try {
      return this.registry.get(job.name).prepare(job.data);
    } catch (error) {
      const age = Date.now() - job.timestamp;
      if (error instanceof UnknownJobError && age < this.settings.putBackForMs) {
        this.errorLog().log(new Error(`job ${job.name} ${job.id} is put back: ${error.message}`));
        return null;
      }
      throw hopeless(error instanceof Error ? error.message : String(error), error);
    }
  }

  private errorLog(): ErrorLog {
    this.errors ??= new ErrorLog(`worker of ${this.queue}`);
    return this.errors;
  }
}

/**
 * The `@Processor` of one queue. BullMQ has one worker for all kinds of jobs in a queue, and the
 * handlers of a queue belong to several modules, so the processor is here and modules mark their
 * handlers with `@OnJob`.
 */
export function processorOf(queue: QueueName, settings: QueueSettings): Type<QueueProcessor> {
  @Processor(queue, workerOptions(settings))
  class ProcessorOfQueue extends QueueProcessor {
    protected override readonly queue = queue;
    protected override readonly settings = settings;
  }
  return ProcessorOfQueue;
}

function workerOptions(settings: QueueSettings): Omit<GracefulWorkerOptions, 'connection'> {
  return {
    concurrency: settings.concurrency,
    lockDuration: settings.lockDurationMs,
    stalledInterval: settings.stalledIntervalMs,
    maxStalledCount: settings.maxStalledCount,
    drainDelay: settings.idleWaitS,
    runRetryDelay: settings.reconnectDelayMs,
    closeGraceMs: settings.closeGraceMs,
    abortGraceMs: settings.abortGraceMs,
  };
}

function contextOf(job: QueuedJob, signal: AbortSignal): JobContext {
  return {
    jobId: job.id ?? '',
    attempt: job.attemptsStarted,
    lastAttempt: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
    signal,
  };
}

function isFinal(job: QueuedJob, error: Error): boolean {
  return error instanceof UnrecoverableError || job.attemptsMade >= (job.opts.attempts ?? 1);
}

function hopeless(message: string, cause: unknown): UnrecoverableError {
  return Object.assign(new UnrecoverableError(message), { cause });
}
