import { Module, type DynamicModule } from '@nestjs/common';
import type { AppConfig } from './config/app-config.js';
import { ConfigModule } from './config/config.module.js';
import { AccountsModule } from './modules/accounts/index.js';
import { AdminModule } from './modules/admin/index.js';
import { BillingModule } from './modules/billing/index.js';
import { CoachingModule } from './modules/coaching/index.js';
import { WorkoutsModule } from './modules/workouts/index.js';
import { BackupModule } from './platform/backup/backup.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { FilesModule } from './platform/files/files.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { RequestMemoryModule } from './platform/http/request-memory.module.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { QueueModule } from './platform/queue/queue.module.js';
import { TracingModule } from './platform/tracing/tracing.module.js';

/**
 * The composition root: what the product is made of. Every role runs the same parts; roles differ
 * in what is started.
 */
@Module({})
export class AppModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        LoggingModule.forRoot(),
        MetricsModule,
        TracingModule,
        RequestMemoryModule,
        DatabaseModule.forRoot(),
        QueueModule.forRoot(),
        FilesModule.forRoot(),
        MailModule.forRoot(),
        BackupModule,
        HttpModule,
        AccountsModule,
        BillingModule,
        WorkoutsModule,
        CoachingModule,
        AdminModule,
      ],
    };
  }
}
