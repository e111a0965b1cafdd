import { framesOf, type StreamOptions } from '#api/event-stream.js';
import type { ServerSentEventsResult } from '#api/generated/core/serverSentEvents.gen.js';
import type { AnswerChunkFrame, AnswerErrorFrame } from '#api/generated/types.gen.js';
import { AnswerFailed } from '../model/chat-failure.js';

type Frame<Last> = AnswerChunkFrame | AnswerErrorFrame | ({ done: true } & Last);

/**
 * Asks by `open`, reports each piece of the answer as it comes, and resolves with the last frame.
 *
 * @throws ApiError where the question is refused
 * @throws AnswerFailed where the answer breaks off
 * @throws NetworkError where the connection breaks
 */
export async function askStream<Last extends object>(
  open: (options: StreamOptions) => Promise<ServerSentEventsResult<{ 200: Frame<Last> }>>,
  onChunk: (text: string) => void,
  signal: AbortSignal,
): Promise<Last> {
  for await (const frame of framesOf(open, signal)) {
    if ('chunk' in frame) onChunk(frame.chunk);
    else if ('error' in frame) throw new AnswerFailed(frame.error.code, frame.error.message);
    else return frame;
  }
  throw new AnswerFailed('INCOMPLETE', '');
}
