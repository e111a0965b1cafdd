import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { QueueConfig } from '#config/queue.config.js';
import type { SandboxBooks } from './sandbox-books.js';

const EVERY_MS = 1_000;

/** Applies renewals, retries and endings on time, as a real provider does; in worker processes. */
export class SandboxTicker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SandboxTicker.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;

  /** @param books null with a real provider */
  constructor(
    private readonly config: QueueConfig,
    private readonly books: SandboxBooks | null,
  ) {}

  onApplicationBootstrap(): void {
    const works = this.config.role === 'all' || this.config.role === 'worker';
    if (works && this.books) this.timer = setInterval(() => this.tick(), EVERY_MS).unref();
  }

  /** A running round still needs the database. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private tick(): void {
    this.running ??= this.settle()
      .catch((error: unknown) =>
        this.logger.error({ err: error }, 'the sandbox could not apply due changes'),
      )
      .finally(() => (this.running = null));
  }

  private async settle(): Promise<void> {
    while (await this.books?.settleDue());
  }
}
