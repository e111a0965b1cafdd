import { AsyncLocalStorage } from 'node:async_hooks';

import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import type { OnApplicationShutdown } from '@nestjs/common';

/** What ends a span and says how it went. */
export interface OpenSpan {
  /** Runs what belongs inside; spans opened there hang below this one. */
  within(work: () => void): void;
  end(attributes: Attributes, failed: boolean): void;
}

/** What is needed of the SDK. */
export interface SpanSource {
  getTracer(name: string): Tracer;
  shutdown(): Promise<void>;
}

/** As proxies and browsers hand it on: W3C Trace Context, version 00. */
const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Sends spans of requests and jobs to a collector; does nothing without one. Names and attributes
 * contain no personal data.
 */
export class Tracing implements OnApplicationShutdown {
  private readonly contexts = new AsyncLocalStorage<Context>();
  private readonly tracer: Tracer | null;

  constructor(private readonly source: SpanSource | null = null) {
    this.tracer = source?.getTracer('stridewatt') ?? null;
  }

  async onApplicationShutdown(): Promise<void> {
    // A collector that is gone must not keep the process from ending well.
    await this.source?.shutdown().catch(() => undefined);
  }

  /** Whether spans go anywhere; where not, nothing need be put around anything. */
  get on(): boolean {
    return this.tracer !== null;
  }

  /**
   * A span of a request from outside; null where nothing is traced. @param parent the header
   * `traceparent`
   */
  request(name: string, parent: string | undefined): OpenSpan | null {
    if (this.tracer === null) return null;
    const span = this.tracer.startSpan(name, { kind: SpanKind.SERVER }, remote(parent));
    return this.opened(span);
  }

  /**
   * A span of a call to another service, below the request or job under way. Null without one,
   * after its end, and where it is not sampled: metrics cover what a process does on its own.
   */
  below(name: string, attributes: Attributes): OpenSpan | null {
    const context = this.contexts.getStore();
    if (
      this.tracer === null ||
      context === undefined ||
      trace.getSpan(context)?.isRecording() !== true
    )
      return null;
    return this.opened(this.tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context));
  }

  /** A span around work with an end of its own. */
  async around<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
    if (this.tracer === null) return work();
    const span = this.tracer.startSpan(
      name,
      { attributes },
      this.contexts.getStore() ?? ROOT_CONTEXT,
    );
    let failed = true;
    try {
      const result = await this.contexts.run(trace.setSpan(ROOT_CONTEXT, span), work);
      failed = false;
      return result;
    } finally {
      finish(span, {}, failed);
    }
  }

  private opened(span: Span): OpenSpan {
    const context = trace.setSpan(ROOT_CONTEXT, span);
    return {
      within: (work) => this.contexts.run(context, work),
      end: (attributes, failed) => finish(span, attributes, failed),
    };
  }
}

function remote(header: string | undefined): Context {
  const [, traceId, spanId, flags] = PARENT.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}

function finish(span: Span, attributes: Attributes, failed: boolean): void {
  span.setAttributes(attributes);
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
