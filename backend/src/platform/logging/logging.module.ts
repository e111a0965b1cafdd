import { Module, type DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { LogConfig } from '#config/log.config.js';
import { pinoOptions } from './pino-options.js';

/**
 * Structured logs; use Nest's own `Logger`, or nestjs-pino's `PinoLogger` for fields. Imported
 * before any other module. The lines of requests are written by `platform/http/hooks`.
 */
@Module({})
export class LoggingModule {
  static forRoot(): DynamicModule {
    const logger = LoggerModule.forRootAsync({
      inject: [LogConfig],
      useFactory: (config: LogConfig) => ({ forRoutes: [], pinoHttp: pinoOptions(config) }),
    });
    return { module: LoggingModule, imports: [logger] };
  }
}
