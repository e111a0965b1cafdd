import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { QueueConfig } from '#config/queue.config.js';
import { BullJobQueue } from './bull-job-queue.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';

/**
 * Starts what the role of the process asks for once every module has declared its jobs, and stops
 * it while the database is still there for the jobs under way.
 */
@Injectable()
export class QueueLifecycle implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(QueueLifecycle.name);

  constructor(
    private readonly config: QueueConfig,
    private readonly queue: BullJobQueue,
    private readonly dispatcher: OutboxDispatcher,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { role } = this.config;
    const serves = role === 'all' || role === 'api';
    const works = role === 'all' || role === 'worker';
    if (works) await this.queue.startWorking();
    // Pages are served without it, and whoever waits for a job opens it where this failed.
    if (serves)
      this.queue.startWatching().catch((error: unknown) => this.logger.warn(String(error)));
    if (serves || works) this.dispatcher.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.dispatcher.stop();
    await this.queue.close();
  }
}
