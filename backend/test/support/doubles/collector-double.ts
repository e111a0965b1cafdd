import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Value = {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
  readonly boolValue?: boolean;
  readonly arrayValue?: { readonly values: readonly Value[] };
};

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** OTLP 1.x as JSON: opentelemetry/proto/trace/v1/trace.proto. */
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
  readonly status: { readonly code?: number };
}

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly ms: number;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A collector of OpenTelemetry on 127.0.0.1 that keeps what it is sent. */
export class CollectorDouble {
  readonly spans: CollectedSpan[] = [];
  /** Every batch as it came, for looking for what must not be in it. */
  text = '';
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      void json(request).then((sent) => {
        this.text += JSON.stringify(sent);
        this.spans.push(...spansOf(sent as Sent));
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
  }

  static async start(): Promise<CollectorDouble> {
    const double = new CollectorDouble();
    double.server.listen(0, '127.0.0.1');
    await once(double.server, 'listening');
    return double;
  }

  /** To be used as TRACES_URL. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1/traces`;
  }

  of(traceId: string): readonly CollectedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}

function spansOf({ resourceSpans }: Sent): CollectedSpan[] {
  const spans = resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap((scope) => scope.spans),
  );
  return spans.map((span) => ({
    ...{
      traceId: span.traceId,
      spanId: span.spanId,
      parentSpanId: span.parentSpanId,
      name: span.name,
      failed: span.status.code === 2,
    },
    ms: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
    attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, plain(value)])),
  }));
}

function plain(value: Value): unknown {
  if (value.arrayValue) return value.arrayValue.values.map(plain);
  return value.stringValue ?? value.boolValue ?? Number(value.intValue ?? value.doubleValue);
}
