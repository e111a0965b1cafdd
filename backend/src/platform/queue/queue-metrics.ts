import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { BullJobQueue } from './bull-job-queue.js';
import { QueueHealth, type QueueDepth } from './queue-health.js';

/** From a letter to the longest parse that is allowed, and what waits behind them. */
const BUCKETS_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
/** Several gauges are read from one look at the queues. */
const LOOK_LASTS_MS = 1_000;

/**
 * What stands in the queues (the same from every process), and how the jobs of this process went.
 */
@Injectable()
export class QueueMetrics implements OnModuleInit {
  private look: { readonly at: number; readonly depths: Promise<readonly QueueDepth[]> } | null =
    null;

  constructor(
    private readonly metrics: Metrics,
    private readonly health: QueueHealth,
    private readonly queue: BullJobQueue,
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
    const labels = ['queue', 'job', 'outcome'];
    const worked = this.metrics.timing(
      'job_duration_seconds',
      'Work on one try of a job; parse-fit-file is the time a parse takes',
      labels,
      BUCKETS_S,
    );
    const waited = this.metrics.timing(
      'job_wait_seconds',
      'Time from the planning of a job to its first try',
      ['queue', 'job'],
      BUCKETS_S,
    );
    this.queue.onEnd(({ queue, job, outcome, waitedMs, workedMs }) => {
      worked.observe({ queue, job, outcome }, workedMs / 1_000);
      if (waitedMs !== null) waited.observe({ queue, job }, waitedMs / 1_000);
    });
  }

  private depths(): Promise<readonly QueueDepth[]> {
    const now = performance.now();
    if (this.look === null || now - this.look.at > LOOK_LASTS_MS)
      this.look = { at: now, depths: this.health.depths() };
    return this.look.depths;
  }
}
