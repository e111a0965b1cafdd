import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { QueueConfig } from '#config/queue.config.js';
import type { SandboxBooks } from './sandbox-books.js';

const EVERY_MS = 1_000;

/**
 * In a process that works: renewals, retries and endings come by themselves, as they do at a real
 * provider.
 */
export class SandboxTicker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SandboxTicker.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;

  /** @param books null where a real provider takes the payments */
  constructor(
    private readonly config: QueueConfig,
    private readonly books: SandboxBooks | null,
  ) {}

  onApplicationBootstrap(): void {
    const works = this.config.role === 'all' || this.config.role === 'worker';
    if (works && this.books) this.timer = setInterval(() => this.tick(), EVERY_MS).unref();
  }

  /** A round that is under way still needs the database. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private tick(): void {
    this.running ??= this.settle()
      .catch((error: unknown) => this.logger.error({ err: error }, 'the sandbox could not go on'))
      .finally(() => (this.running = null));
  }

  private async settle(): Promise<void> {
    while (await this.books?.settleDue());
  }
}
