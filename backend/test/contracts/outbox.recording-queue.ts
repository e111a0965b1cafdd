import { JobQueue, type JobHandler } from '#platform/queue/job-queue.js';
import type { JobDefinition, PlannedJob } from '#platform/queue/job-definition.js';
import { JobRegistry } from '#platform/queue/job-registry.js';
import type { Json } from '#kernel/json.js';
import { Journal } from './job-queue.journal.js';

/** Takes down what it is given, and refuses what it is told to. */
export class RecordingQueue extends JobQueue {
  readonly registry = new JobRegistry();
  readonly added = new Journal<PlannedJob>();
  /** Asked before each job is taken; throws to refuse it. */
  admit: (job: PlannedJob) => void | Promise<void> = () => undefined;

  override register<P extends Json>(definition: JobDefinition<P>, handler: JobHandler<P>): void {
    this.registry.register(definition, handler);
  }

  override async add(job: PlannedJob): Promise<void> {
    await this.admit(job);
    this.added.note(job);
  }

  override startWorking(): Promise<void> {
    return Promise.resolve();
  }

  override whenEnded(): Promise<boolean> {
    return Promise.resolve(false);
  }

  override ping(): Promise<void> {
    return Promise.resolve();
  }

  override close(): Promise<void> {
    return Promise.resolve();
  }
}
