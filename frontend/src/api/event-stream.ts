import { ApiError, NetworkError } from './api-error.js';
import type {
  ServerSentEventsOptions,
  ServerSentEventsResult,
} from './generated/core/serverSentEvents.gen.js';

/** Options that a generated call needs to answer with an event stream. */
export type StreamOptions = Pick<
  ServerSentEventsOptions,
  'signal' | 'headers' | 'onSseError' | 'sseMaxRetryAttempts'
>;

/**
 * Yields each frame of the event stream that `open` starts, as it arrives. Aborting `signal` ends
 * the call on both sides.
 *
 * @throws ApiError for an answer that is not OK
 * @throws NetworkError where the connection breaks
 */
export async function* framesOf<Responses>(
  open: (options: StreamOptions) => Promise<ServerSentEventsResult<Responses>>,
  signal: AbortSignal,
): AsyncGenerator<Responses[keyof Responses]> {
  const failures: unknown[] = [];
  const { stream } = await open({
    signal,
    headers: { Accept: 'text/event-stream' },
    onSseError: (error) => failures.push(error),
    // A retry would ask the question a second time.
    sseMaxRetryAttempts: 1,
  });
  for await (const frame of stream) yield frame as Responses[keyof Responses];
  signal.throwIfAborted();
  for (const failure of failures)
    throw failure instanceof ApiError || failure instanceof NetworkError
      ? failure
      : new NetworkError(failure);
}
