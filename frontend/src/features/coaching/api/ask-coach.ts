import { postEventStream } from '../../../api/event-stream.js';
import type { AskAboutWorkoutAnswer, AskAboutWorkoutDto } from '../../../api/generated/types.gen.js';
import { AnswerFailed } from '../model/chat-failure.js';

export type Question = Readonly<AskAboutWorkoutDto>;

/** A stored answer, and how many questions are left on the workout; null where they are not counted. */
export type Answer = Readonly<AskAboutWorkoutAnswer>;

type Frame =
  | { readonly chunk: string }
  | ({ readonly done: true } & Answer)
  | { readonly error: { readonly code: string; readonly message: string } };

/**
 * Asks, tells each piece of the answer as it comes, and gives the stored answer at its end.
 *
 * @throws ApiError where the question is refused
 * @throws AnswerFailed where the answer breaks off
 * @throws NetworkError where the connection breaks
 */
export async function askCoach(question: Question, onChunk: (text: string) => void, signal: AbortSignal): Promise<Answer> {
  for await (const frame of postEventStream<Frame>('/api/ai/chat', question, signal)) {
    if ('chunk' in frame) onChunk(frame.chunk);
    else if ('error' in frame) throw new AnswerFailed(frame.error.code, frame.error.message);
    else return { message: frame.message, remaining: frame.remaining };
  }
  throw new AnswerFailed('INCOMPLETE', '');
}
