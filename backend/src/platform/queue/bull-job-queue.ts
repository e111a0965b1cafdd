import type { Json } from '#kernel/json.js';
import { Tracing } from '../tracing/tracing.js';
import { BackendLog } from './backend-log.js';
import { EndWatch } from './end-watch.js';
import type { FailedJob } from './failed-jobs.js';
import type { JobDefinition, PlannedJob, QueueName } from './job-definition.js';
import { JobQueue, type JobHandler } from './job-queue.js';
import { JobRegistry } from './job-registry.js';
import { JobRunner } from './job-runner.js';
import { JobWorker } from './job-worker.js';
import type { QueueBackend, WorkQueue } from './queue-backend.js';
import { QUEUE_NAMES, QUEUE_SETTINGS, type AllQueueSettings } from './queue-settings.js';
import { inTime } from './time-limit.js';
import type { EndedJob, WorkListener } from './work-listener.js';
import { WorkQueues } from './work-queues.js';

const ADD_LIMIT_MS = 5_000;
const PING_LIMIT_MS = 2_000;
const DEPTH_LIMIT_MS = 5_000;
const START_LIMIT_MS = 10_000;

/**
 * BullMQ behind the port, on PostgreSQL or Redis alike. Plain BullMQ and not @nestjs/bullmq:
 * queues, workers and streams are opened by role and closed in an order of our own, which its
 * decorators and global default backend only get in the way of.
 */
export class BullJobQueue extends JobQueue {
  private readonly log = new BackendLog();
  private readonly queues: WorkQueues;
  private readonly ends: EndWatch;
  private readonly runner: JobRunner;
  private workers: readonly JobWorker[] | null = null;
  private closing: Promise<void> | null = null;
  private readonly told: Partial<WorkListener> = {};

  constructor(
    private readonly backend: QueueBackend,
    private readonly registry: JobRegistry = new JobRegistry(),
    private readonly settings: AllQueueSettings = QUEUE_SETTINGS,
    tracing: Tracing = new Tracing(),
  ) {
    super();
    this.queues = new WorkQueues(backend, settings, this.log);
    this.ends = new EndWatch(backend, settings, this.queues, this.log);
    this.runner = new JobRunner(registry, this.log, tracing);
  }

  /**
   * Refused once the work has begun: a queue without any declared job has no worker that could take
   * a new kind.
   */
  override register<P extends Json>(definition: JobDefinition<P>, handler: JobHandler<P>): void {
    if (this.workers)
      throw new Error(`job ${definition.name} is declared after the work has begun`);
    this.registry.register(definition, handler);
  }

  override async startWorking(): Promise<void> {
    if (this.workers) return;
    const names = QUEUE_NAMES.filter((name) => this.registry.uses(name));
    const workers = names.map(
      (name) =>
        new JobWorker(this.backend, name, this.settings[name], this.runner, this.log, this.told),
    );
    this.workers = workers;
    try {
      const ready = Promise.all(workers.map((worker) => worker.waitUntilReady()));
      await inTime(ready, START_LIMIT_MS, 'reaching the queue');
    } catch (error) {
      this.workers = null;
      await Promise.all(workers.map((worker) => worker.closeInTime()));
      throw error;
    }
    for (const worker of workers)
      worker.run().catch((error: unknown) => this.log.failure(`worker of ${worker.name}`, error));
  }

  /** Connects what `whenEnded` needs, so that the first who waits need not. */
  async startWatching(): Promise<void> {
    await this.ends.open();
  }

  /** Throws when the queue does not take the job within five seconds. */
  override async add(job: PlannedJob): Promise<void> {
    const { queue: name, attempts, backoffMs } = this.registry.get(job.name);
    const { removeOnComplete, removeOnFail } = this.settings[name];
    const backoff = { type: 'exponential', delay: backoffMs };
    const options = { jobId: job.jobId, attempts, backoff, removeOnComplete, removeOnFail };
    const adding = this.queues.get(name).then((queue) => queue.add(job.name, job.payload, options));
    await inTime(adding, ADD_LIMIT_MS, `adding job ${job.name} ${job.jobId}`);
    this.ends.added(job.jobId);
  }

  override whenEnded(jobId: string, timeoutMs: number): Promise<boolean> {
    return this.ends.wait(jobId, timeoutMs);
  }

  override async ping(): Promise<void> {
    const [name] = QUEUE_NAMES;
    const answer = this.queues.get(name).then((queue) => queue.isPaused());
    await inTime(answer, PING_LIMIT_MS, 'an answer of the queue');
  }

  /** Who is told of each job that fails for good in this process. */
  onFailure(tell: (job: FailedJob) => void): void {
    this.told.onFailure = tell;
  }

  /** Who is told of each try of a job that ends in this process. */
  onEnd(tell: (job: EndedJob) => void): void {
    this.told.onEnd = tell;
  }

  /**
   * How much stands in a queue, and since when the job that waits longest does. Throws when the
   * queue cannot be reached.
   */
  async depth(
    name: QueueName,
  ): Promise<{ waiting: number; active: number; delayed: number; oldestAt: number | null }> {
    const asking = this.queues.get(name).then(async (queue) => {
      const {
        waiting = 0,
        active = 0,
        delayed = 0,
        prioritized = 0,
      } = await queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized');
      const [oldest] = await queue.getJobs(['waiting'], 0, 0, true);
      return {
        waiting: waiting + prioritized,
        active,
        delayed,
        oldestAt: oldest?.timestamp ?? null,
      };
    });
    return inTime(asking, DEPTH_LIMIT_MS, `the depth of queue ${name}`);
  }

  /**
   * The producing ends of all queues, for who looks into them. Throws when they cannot be reached.
   */
  everyQueue(): Promise<readonly WorkQueue[]> {
    return inTime(
      Promise.all(QUEUE_NAMES.map((name) => this.queues.get(name))),
      DEPTH_LIMIT_MS,
      'opening the queues',
    );
  }

  override close(): Promise<void> {
    this.closing ??= this.closeAll();
    return this.closing;
  }

  private async closeAll(): Promise<void> {
    this.runner.stop();
    await Promise.all((this.workers ?? []).map((worker) => worker.closeInTime()));
    this.log.expectTheEnd();
    // Those who wait hear of the jobs that ended just now; then nobody is kept waiting.
    await this.ends.close();
    await this.queues.close();
  }
}
