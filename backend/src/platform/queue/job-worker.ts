import { UnrecoverableError, Worker, type IQueueBackend, type Job } from 'bullmq';

import type { Json } from '#kernel/json.js';
import type { BackendLog } from './backend-log.js';
import type { QueueName } from './job-definition.js';
import type { JobRunner } from './job-runner.js';
import type { QueueBackend, QueueConnection } from './queue-backend.js';
import type { QueueSettings } from './queue-settings.js';
import type { EndedJob, WorkListener } from './work-listener.js';
import { TimeLimitError, inTime } from './time-limit.js';

const DISCONNECT_LIMIT_MS = 2_000;

/**
 * BullMQ's worker with an end that cannot hang: it waits for running jobs, then tells them to stop,
 * then leaves them.
 */
export class JobWorker extends Worker<Json, void, string, IQueueBackend, number, QueueConnection> {
  private readonly limits: QueueSettings;

  constructor(
    backend: QueueBackend,
    name: QueueName,
    settings: QueueSettings,
    runner: JobRunner,
    log: BackendLog,
    told: Partial<WorkListener> = {},
  ) {
    const options = {
      connection: backend.connection,
      autorun: false,
      concurrency: settings.concurrency,
      lockDuration: settings.lockDurationMs,
      stalledInterval: settings.stalledIntervalMs,
      maxStalledCount: settings.maxStalledCount,
      drainDelay: settings.idleWaitS,
      runRetryDelay: settings.reconnectDelayMs,
    };
    super(name, runner.processorFor(settings), options, backend.factory);
    this.limits = settings;
    log.listenTo(this, `worker of ${name}`);
    this.on('stalled', (jobId) => log.warn(`job ${jobId} lost its worker and is taken again`));
    this.on('completed', (job) => told.onEnd?.(endOf(name, job, 'done')));
    this.on('failed', (job, error) => {
      if (job) told.onEnd?.(endOf(name, job, 'failed'));
      const title =
        `job ${job?.name ?? 'of a name unknown'} ${job?.id ?? ''}, try ` +
        `${job?.attemptsMade ?? '?'}`;
      const final =
        !job || error instanceof UnrecoverableError || job.attemptsMade >= (job.opts.attempts ?? 1);
      if (final) {
        log.error(`${title} failed for good`, error);
        if (job)
          told.onFailure?.({
            queue: name,
            name: job.name,
            jobId: job.id ?? '',
            payload: job.data,
            reason: error.message,
            attempts: job.attemptsMade,
          });
      } else log.warn(`${title} failed and will be tried again: ${error.message}`);
    });
  }

  /**
   * Ends within about `closeGraceMs + abortGraceMs`. A job that is left behind goes to another
   * worker when its lock runs out.
   */
  async closeInTime(): Promise<void> {
    const { closeGraceMs, abortGraceMs } = this.limits;
    const busy = this.lockManager.getActiveJobCount() > 0;
    const closed = this.close();
    if (await endsWithin(closed, busy ? closeGraceMs : DISCONNECT_LIMIT_MS)) return;
    this.cancelAllJobs('the process stops');
    if (await endsWithin(closed, abortGraceMs)) return;
    await this.lockManager.close();
    await endsWithin(this.backend.close(true), DISCONNECT_LIMIT_MS);
  }
}

async function endsWithin(pending: Promise<void>, limitMs: number): Promise<boolean> {
  try {
    await inTime(pending, limitMs, 'closing a worker');
    return true;
  } catch (error) {
    if (error instanceof TimeLimitError) return false;
    throw error;
  }
}

/**
 * Only the first try tells how long the job had to wait for its turn: later ones wait on purpose.
 */
function endOf(
  queue: QueueName,
  job: Job<Json, void, string>,
  outcome: EndedJob['outcome'],
): EndedJob {
  const { timestamp, processedOn = timestamp, finishedOn = processedOn } = job;
  return {
    queue,
    job: job.name,
    outcome,
    waitedMs: job.attemptsMade <= 1 ? Math.max(0, processedOn - timestamp) : null,
    workedMs: Math.max(0, finishedOn - processedOn),
  };
}
