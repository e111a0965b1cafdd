import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '#kernel/error-catalogue.js';

/**
 * Server-sent frames over a POST: `data: {"chunk"}` …, closed by `data: {"done": true, …}` or
 * `data: {"error": {…}}`. Source: docs/contract.md, "Coach". Open it only when nothing can fail as
 * an HTTP error any more.
 */
export class EventStream {
  private readonly gone = new AbortController();
  private ended = false;

  private constructor(private readonly raw: FastifyReply['raw']) {
    raw.on('close', () => {
      if (!this.ended) this.gone.abort();
    });
  }

  static open(reply: FastifyReply): EventStream {
    reply.hijack();
    const headers = Object.fromEntries(
      Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined),
    );
    reply.raw.writeHead(200, {
      ...headers,
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // Proxies that buffer would hold the answer back until it is whole.
      'X-Accel-Buffering': 'no',
    });
    reply.raw.flushHeaders();
    return new EventStream(reply.raw);
  }

  /** Fires when the client goes away before the answer is whole. */
  get signal(): AbortSignal {
    return this.gone.signal;
  }

  chunk(text: string): void {
    this.frame({ chunk: text });
  }

  done(payload: object): void {
    this.frame({ done: true, ...payload });
    this.end();
  }

  error(code: ErrorCode, message: string): void {
    this.frame({ error: { code, message } });
    this.end();
  }

  private frame(data: object): void {
    if (!this.ended && !this.raw.destroyed) this.raw.write(`data: ${JSON.stringify(data)}\n\n`);
  }

  private end(): void {
    this.ended = true;
    this.raw.end();
  }
}
