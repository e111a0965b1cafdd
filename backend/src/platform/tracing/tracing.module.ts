import { Global, Module } from '@nestjs/common';

import { RuntimeConfig } from '#config/runtime.config.js';
import { TracingConfig } from '#config/tracing.config.js';
import { Tracing } from './tracing.js';

/** Traces behind `TRACES_URL`. The SDK is read only where it is asked for. Needs `ConfigModule`. */
@Global()
@Module({
  providers: [{ provide: Tracing, inject: [TracingConfig, RuntimeConfig], useFactory: tracingFor }],
  exports: [Tracing],
})
export class TracingModule {}

async function tracingFor(
  { url, ratio }: TracingConfig,
  { role }: RuntimeConfig,
): Promise<Tracing> {
  if (url === null) return new Tracing();
  const { openSpanSource } = await import('./open-span-source.js');
  return new Tracing(openSpanSource(url, ratio, role));
}
