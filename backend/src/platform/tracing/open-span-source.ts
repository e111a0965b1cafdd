import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

import type { SpanSource } from './tracing.js';

/** Sends spans in batches; what a collector does not take in time is dropped, never waited for. */
export function openSpanSource(url: string, ratio: number, role: string): SpanSource {
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `stridewatt-${role}` }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: 5_000 }),
        scheduledDelayMillis: 1_000,
      }),
    ],
  });
}
