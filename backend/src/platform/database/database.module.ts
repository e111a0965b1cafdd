import { Global, Logger, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DatabaseConfig } from '#config/database.config.js';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { dataSourceOptions } from './data-source-options.js';
import { DatabaseSession } from './database-session.js';
import { PoolMetrics } from './pool-metrics.js';
import { PoolSpans } from './pool-spans.js';
import { SystemClock } from './system-clock.js';
import { TypeOrmUnitOfWork } from './typeorm-unit-of-work.js';
import { UuidV7IdGenerator } from './uuid-v7.id-generator.js';

/**
 * One connection pool for the whole process, transactions, and what every module needs beside them:
 * time and ids.
 */
@Global()
@Module({})
export class DatabaseModule {
  static forRoot(): DynamicModule {
    const typeOrm = TypeOrmModule.forRootAsync({
      inject: [DatabaseConfig],
      useFactory: ({ url, directUrl }: DatabaseConfig) => ({
        ...dataSourceOptions(url, directUrl !== null),
        autoLoadEntities: true,
        retryAttempts: 3,
        retryDelay: 1_000,
        poolErrorHandler: reportLostConnection,
      }),
    });
    return {
      module: DatabaseModule,
      imports: [typeOrm],
      providers: [
        DatabaseSession,
        PoolMetrics,
        PoolSpans,
        { provide: UnitOfWork, useClass: TypeOrmUnitOfWork },
        { provide: Clock, useClass: SystemClock },
        { provide: IdGenerator, useClass: UuidV7IdGenerator },
      ],
      exports: [DatabaseSession, UnitOfWork, Clock, IdGenerator],
    };
  }
}

/**
 * An idle connection that breaks is replaced by the pool; without a listener it would end the
 * process.
 */
function reportLostConnection(error: unknown): void {
  new Logger(DatabaseModule.name).log(
    error instanceof Error ? error.message : 'an idle connection broke',
  );
}
