import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { QueueConfig } from '#config/queue.config.js';
import { ReconcileSubscriptions } from '#billing/application/reconcile-subscriptions.use-case.js';

/**
 * Far more often than there is a turn, so that processes that are restarted a lot do not push it
 * off for ever.
 */
const EVERY_MS = 60_000;

/**
 * In a process that works: asks at its start and then every minute whether a reconciliation is due.
 */
@Injectable()
export class ReconciliationTimer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ReconciliationTimer.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;

  constructor(
    private readonly config: QueueConfig,
    private readonly reconciliation: ReconcileSubscriptions,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role !== 'all' && this.config.role !== 'worker') return;
    this.timer = setInterval(() => this.ask(), EVERY_MS).unref();
    this.ask();
  }

  /** A round that is under way still needs the database. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private ask(): void {
    this.running ??= this.reconciliation
      .planWhenDue()
      .catch((error: unknown) =>
        this.logger.error({ err: error }, 'a reconciliation could not be planned'),
      )
      .finally(() => (this.running = null));
  }
}
