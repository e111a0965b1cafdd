import { EventSourceParserStream } from 'eventsource-parser/stream';
import { NetworkError } from './api-error.js';
import { transport } from './transport.js';

/**
 * Posts `body` and yields each frame of the answer, parsed from JSON, as it arrives.
 * Aborting `signal` ends the call on both sides. `send` is the door that it goes through.
 *
 * @throws ApiError for an answer that is not OK
 * @throws NetworkError where the connection breaks
 */
export async function* postEventStream<Frame>(
  path: string,
  body: unknown,
  signal: AbortSignal,
  send = transport,
): AsyncGenerator<Frame> {
  const response = await send(path, {
    method: 'POST',
    headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.body) throw new NetworkError();
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      yield JSON.parse(next.value.data) as Frame;
  } catch (error) {
    if (signal.aborted || error instanceof SyntaxError) throw error;
    throw new NetworkError(error);
  } finally {
    // Also where the caller stops reading half-way; a broken stream has nothing left to cancel.
    await reader.cancel().catch(() => undefined);
  }
}
