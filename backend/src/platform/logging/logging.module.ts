import {
  Module,
  type DynamicModule,
  type MiddlewareConsumer,
  type NestModule,
} from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';

import { LogConfig } from '#config/log.config.js';
import { pinoOptions } from './pino-options.js';
import { RequestIdMiddleware } from './request-id.middleware.js';

/**
 * Structured logs; use Nest's own `Logger`, or nestjs-pino's `PinoLogger` for fields. Imported
 * before any other module.
 */
@Module({})
export class LoggingModule implements NestModule {
  static forRoot(): DynamicModule {
    const logger = LoggerModule.forRootAsync({
      inject: [LogConfig],
      useFactory: (config: LogConfig) => ({ pinoHttp: pinoOptions(config) }),
    });
    return { module: LoggingModule, imports: [logger] };
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(RequestIdMiddleware).forRoutes('{*path}');
  }
}
