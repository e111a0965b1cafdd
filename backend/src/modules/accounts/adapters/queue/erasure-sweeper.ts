import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { QueueConfig } from '#config/queue.config.js';
import { SweepErasures } from '#accounts/application/deletion/sweep-erasures.use-case.js';

const EVERY_MS = 60_000;

/**
 * In a process that works: looks at its start and then every minute for erasures that stay open.
 */
@Injectable()
export class ErasureSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ErasureSweeper.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;

  constructor(
    private readonly config: QueueConfig,
    private readonly erasures: SweepErasures,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role !== 'all' && this.config.role !== 'worker') return;
    this.timer = setInterval(() => this.sweep(), EVERY_MS).unref();
    this.sweep();
  }

  /** A round that is under way still needs the database. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private sweep(): void {
    this.running ??= this.erasures
      .replanOpen()
      .catch((error: unknown) =>
        this.logger.error({ err: error }, 'open erasures could not be planned again'),
      )
      .finally(() => (this.running = null));
  }
}
