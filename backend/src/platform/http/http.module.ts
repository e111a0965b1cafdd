import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { Maintenance } from '#kernel/maintenance.js';
import { ClientSettingsController } from './client-settings.controller.js';
import { ErrorFilter } from './errors/error.filter.js';
import { HealthController } from './health.controller.js';
import { JwtAuthGuard } from './jwt-auth.guard.js';
import { MetricsController } from './metrics.controller.js';
import { RateLimitGuard } from './rate-limit/rate-limit.guard.js';
import { RateLimitModule } from './rate-limit/rate-limit.module.js';
import { Readiness } from './readiness.js';
import { StoredMaintenance } from './stored-maintenance.js';
import { validationPipe } from './validation.js';

/**
 * What every route shares: the closed door, the limits, the gate for data, the one error shape, and
 * the health probes.
 */
@Global()
@Module({
  imports: [PassportModule.register({ defaultStrategy: 'jwt' }), RateLimitModule],
  controllers: [HealthController, ClientSettingsController, MetricsController],
  providers: [
    Readiness,
    { provide: Maintenance, useClass: StoredMaintenance },
    { provide: APP_GUARD, useClass: JwtAuthGuard },
    // Behind the first guard: some limits count by user.
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useFactory: validationPipe },
  ],
  exports: [Maintenance],
})
export class HttpModule {}
