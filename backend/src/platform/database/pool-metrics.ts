import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Metrics } from '../metrics/metrics.js';

/** Of node-postgres' pool, which TypeORM hides behind its driver. */
interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/**
 * How busy the connections to PostgreSQL are; requests that wait for one are the first sign of too
 * many or of slow statements.
 */
@Injectable()
export class PoolMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      'db_pool_connections',
      'Connections of this process to PostgreSQL, and requests that wait for one',
      ['state'],
      () => {
        const { master } = this.source.driver as unknown as { readonly master: Pool };
        return [
          [{ state: 'busy' }, master.totalCount - master.idleCount],
          [{ state: 'idle' }, master.idleCount],
          // The pool hands out an idle connection one turn of the event loop after the request for
          // it; such a request does not wait.
          [{ state: 'awaited' }, Math.max(0, master.waitingCount - master.idleCount)],
        ];
      },
    );
  }
}
