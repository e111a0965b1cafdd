import { postEventStream } from '#api/event-stream.js';
import type { transport } from '#api/transport.js';
import { AnswerFailed } from '../model/chat-failure.js';

type Frame<Answer> =
  | { readonly chunk: string }
  | ({ readonly done: true } & Answer)
  | { readonly error: { readonly code: string; readonly message: string } };

/**
 * Asks, tells each piece of the answer as it comes, and gives what its last frame holds.
 *
 * @throws ApiError where the question is refused
 * @throws AnswerFailed where the answer breaks off
 * @throws NetworkError where the connection breaks
 */
export async function askStream<Answer extends object>(
  path: string,
  question: object,
  onChunk: (text: string) => void,
  signal: AbortSignal,
  send?: typeof transport,
): Promise<Answer> {
  for await (const frame of postEventStream<Frame<Answer>>(path, question, signal, send)) {
    if ('chunk' in frame) onChunk(frame.chunk);
    else if ('error' in frame) throw new AnswerFailed(frame.error.code, frame.error.message);
    else return frame;
  }
  throw new AnswerFailed('INCOMPLETE', '');
}
