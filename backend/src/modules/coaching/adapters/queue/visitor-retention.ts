import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { QueueConfig } from '#config/queue.config.js';
import { ForgetVisitors } from '#coaching/application/demo/forget-visitors.use-case.js';

const EVERY_MS = 24 * 60 * 60 * 1000;

/** In a process that works: at its start and once a day. */
@Injectable()
export class VisitorRetention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(VisitorRetention.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: QueueConfig,
    private readonly visitors: ForgetVisitors,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role !== 'all' && this.config.role !== 'worker') return;
    this.start();
    this.timer = setInterval(() => this.start(), EVERY_MS).unref();
  }

  /** What is under way still needs the database. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private start(): void {
    this.running = this.visitors
      .execute()
      .catch((error: unknown) => this.logger.error({ err: error }, 'visitors were not forgotten'));
  }
}
