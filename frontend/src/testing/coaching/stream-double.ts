import { act } from '@testing-library/react';

/** An event stream in the test's hands. */
export class StreamDouble {
  private readonly stream = new TransformStream<Uint8Array, Uint8Array>();
  private readonly writer = this.stream.writable.getWriter();

  /**
   * The answer of the server; its body comes as the test pushes it, and breaks when the call is
   * aborted.
   */
  response(signal?: AbortSignal): Response {
    signal?.addEventListener('abort', () => void this.writer.abort(signal.reason));
    return new Response(this.stream.readable, { headers: { 'Content-Type': 'text/event-stream' } });
  }

  async push(frame: object): Promise<void> {
    await act(async () => {
      await this.writer.write(new TextEncoder().encode(`data: ${JSON.stringify(frame)}\n\n`));
    });
  }

  /** The line goes dead in the middle. */
  async lose(): Promise<void> {
    await act(() => this.writer.abort(new TypeError('network error')));
  }

  async end(): Promise<void> {
    await act(() => this.writer.close());
  }
}
