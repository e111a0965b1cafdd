import { analyzeComparison } from '#api/generated/sdk.gen.js';
import type { AnalyzeComparisonDto } from '#api/generated/types.gen.js';
import type { AnsweredQuestion, ChatSource } from '../model/chat-source.js';
import { ownMessage } from '../model/message.js';
import { askStream } from './ask-stream.js';

/** What the page knows of a workout that is compared: its session, as the file tells it. */
export interface ComparedWorkout {
  readonly id: string;
  readonly session: Readonly<Record<string, unknown>>;
}

/** Earlier turns that are sent along; the server reads no more. */
const TURNS_SENT = 12;
const APOLOGY = 'Sorry, I encountered an error processing your request. Please try again.';

/**
 * The conversation about two or three workouts. It lives in this tab alone and ends with it
 * (CMP-04).
 */
export function comparisonChat(
  workouts: readonly ComparedWorkout[],
  unitSystem: 'METRIC' | 'IMPERIAL',
): ChatSource {
  const workoutIds = workouts.map(({ id }) => id);
  // Another order is the same comparison.
  const place = `compare:${[...workoutIds].sort().join()}`;
  return {
    place,
    queryKey: ['chat', place],
    ready: workoutIds.length > 0,
    apology: APOLOGY,
    load: async () => [],
    ask: async ({ text, requestId }, before, onChunk, signal): Promise<AnsweredQuestion> => {
      const question: AnalyzeComparisonDto = {
        message: text,
        workoutIds,
        workouts: workouts.map(({ session }) => ({ rawSummaryJson: { session } })),
        conversationHistory: before
          .slice(-TURNS_SENT)
          .map(({ role, content }) => ({ role, content })),
        unitSystem,
        requestId,
      };
      const { message } = await askStream(
        (stream) => analyzeComparison({ body: question, ...stream }),
        onChunk,
        signal,
      );
      const { role, content, ...rest } = message;
      return { message: ownMessage(role, content, rest), remaining: null };
    },
  };
}
