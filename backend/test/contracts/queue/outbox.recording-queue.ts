import { JobQueue } from '#platform/queue/jobs/job-queue.js';
import { JobRegistry } from '#platform/queue/jobs/job-registry.js';
import type { NewJob } from '#platform/queue/jobs/job-definition.js';
import { Journal } from './job-queue.journal.js';

/** Records its jobs, and refuses some if the test asks for it. */
export class RecordingQueue extends JobQueue {
  readonly registry = new JobRegistry();
  readonly added = new Journal<NewJob>();
  /** Called before each job is taken; throws to refuse it. */
  admit: (job: NewJob) => void | Promise<void> = () => undefined;

  override async add(job: NewJob): Promise<void> {
    await this.admit(job);
    this.added.note(job);
  }

  override ping(): Promise<void> {
    return Promise.resolve();
  }
}
