import { Inject, Injectable, Optional, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { TracedStatements, type AskedClient } from '../tracing/trace-statements.js';
import { Tracing } from '../tracing/tracing.js';

/** Of node-postgres' pool, which TypeORM hides behind its driver. */
interface Pool {
  on(event: 'acquire', listener: (client: AskedClient) => void): void;
}

/** Statements as spans, where traces are asked for; without them no connection is touched. */
@Injectable()
export class PoolSpans implements OnModuleInit {
  constructor(
    @Optional() @Inject(Tracing) private readonly tracing: Tracing | undefined,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  onModuleInit(): void {
    if (this.tracing?.on !== true) return;
    const { master } = this.source.driver as unknown as { readonly master: Pool };
    const statements = new TracedStatements(this.tracing);
    // At each use and not once at its start: some connections are older than this.
    master.on('acquire', (client) => statements.trace(client));
  }
}
