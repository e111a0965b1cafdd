import { postEventStream } from '../../../api/event-stream.js';
import { AnswerFailed } from '../model/chat-failure.js';
import type { ChatMessage } from '../model/message.js';

export interface Question {
  readonly message: string;
  readonly workoutId: string;
  readonly unitSystem: 'METRIC' | 'IMPERIAL';
}

/** A stored answer, and how many questions are left on the workout; null where they are not counted. */
export interface Answer {
  readonly message: ChatMessage;
  readonly remaining: number | null;
}

type Frame =
  | { readonly chunk: string }
  | { readonly done: true; readonly message: ChatMessage; readonly remaining: number | null }
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
