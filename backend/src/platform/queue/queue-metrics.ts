import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { QueueHealth, type QueueDepth } from './queue-health.js';

/** Several gauges share one look at the queues. */
const LOOK_LASTS_MS = 1_000;

/** Jobs in the queues, the same from every process. */
@Injectable()
export class QueueMetrics implements OnModuleInit {
  private look: { readonly at: number; readonly depths: Promise<readonly QueueDepth[]> } | null =
    null;

  constructor(
    private readonly metrics: Metrics,
    private readonly health: QueueHealth,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      'queue_jobs',
      'Jobs by queue and state; the outbox stands before all queues',
      ['queue', 'state'],
      async () =>
        (await this.depths()).flatMap(({ queue, waiting, active, delayed, failed }) =>
          Object.entries({ waiting, active, delayed, failed }).map(
            ([state, count]) => [{ queue, state }, count] as const,
          ),
        ),
    );
    this.metrics.gauge(
      'queue_oldest_waiting_seconds',
      'Age of the job that waits longest, 0 where none waits',
      ['queue'],
      async () =>
        (await this.depths()).map(({ queue, oldestS }) => [{ queue }, oldestS ?? 0] as const),
    );
    this.metrics.gauge(
      'queue_oldest_retry_seconds',
      'Age of the oldest job that failed and waits for another try, 0 without any',
      ['queue'],
      async () =>
        (await this.depths()).map(
          ({ queue, oldestRetryS }) => [{ queue }, oldestRetryS ?? 0] as const,
        ),
    );
  }

  private depths(): Promise<readonly QueueDepth[]> {
    const now = performance.now();
    if (this.look === null || now - this.look.at > LOOK_LASTS_MS)
      this.look = { at: now, depths: this.health.depths() };
    return this.look.depths;
  }
}
