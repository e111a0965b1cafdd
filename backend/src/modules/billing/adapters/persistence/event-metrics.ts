import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import { Metrics } from '#platform/metrics/metrics.js';

interface OpenEvents {
  readonly open: number;
  readonly oldestS: number;
}

/** How far the product is behind the payment provider's webhook events. */
@Injectable()
export class EventMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly session: DatabaseSession,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      'webhook_events_open',
      'Webhook events of the payment provider that are stored and not applied',
      [],
      async () => [[{}, (await this.read()).open]],
    );
    this.metrics.gauge(
      'webhook_lag_seconds',
      'Age of the oldest webhook event that is not applied, 0 without one',
      [],
      async () => [[{}, (await this.read()).oldestS]],
    );
  }

  private async read(): Promise<OpenEvents> {
    const [row] = await this.session.query<OpenEvents>(
      'SELECT count(*)::int AS open, coalesce(greatest(0, extract(epoch FROM now() - ' +
        'min(received_at))), 0)::float8 AS "oldestS" FROM billing_events WHERE applied_at IS ' +
        'NULL',
    );
    return row ?? { open: 0, oldestS: 0 };
  }
}
