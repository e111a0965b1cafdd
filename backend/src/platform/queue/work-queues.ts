import { BackendLog } from './backend-log.js';
import type { QueueName } from './job-definition.js';
import { openQueue, type QueueBackend, type WorkQueue } from './queue-backend.js';
import type { AllQueueSettings } from './queue-settings.js';
import { inTime } from './time-limit.js';

const CLOSE_LIMIT_MS = 2_000;

/** The producing ends of the queues, each opened at its first use and then kept. */
export class WorkQueues {
  private readonly opened = new Map<QueueName, Promise<WorkQueue>>();

  constructor(
    private readonly backend: QueueBackend,
    private readonly settings: AllQueueSettings,
    private readonly log: BackendLog,
  ) {}

  get(name: QueueName): Promise<WorkQueue> {
    const known = this.opened.get(name);
    if (known) return known;
    const opening = this.open(name);
    this.opened.set(name, opening);
    // BullMQ remembers a first connection that failed for good, so the next use must start with a
    // new queue.
    opening.catch(() => this.opened.delete(name));
    return opening;
  }

  async close(): Promise<void> {
    const queues = await Promise.allSettled(this.opened.values());
    const open = queues.flatMap((queue) => (queue.status === 'fulfilled' ? [queue.value] : []));
    await Promise.all(open.map((queue) => this.closeOne(queue)));
  }

  private async open(name: QueueName): Promise<WorkQueue> {
    const queue = openQueue(this.backend, name, this.settings[name]);
    this.log.listenTo(queue, `queue ${name}`);
    try {
      await queue.waitUntilReady();
    } catch (error) {
      await this.closeOne(queue);
      throw error;
    }
    return queue;
  }

  /** A backend that is gone cannot say goodbye. */
  private async closeOne(queue: WorkQueue): Promise<void> {
    try {
      await inTime(queue.close(), CLOSE_LIMIT_MS, `closing queue ${queue.name}`);
    } catch (error) {
      this.log.failure(`queue ${queue.name}`, error);
    }
  }
}
