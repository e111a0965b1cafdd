import { queryOptions } from '@tanstack/react-query';
import { askInDemo, getDemoMessages, getDemoQuestions } from '#api/generated/sdk.gen.js';
import { anonymousTransport } from '#api/transport.js';
import type { ChatSource } from '../model/chat-source.js';
import { DEMO_QUESTION_LIMIT, type DemoVisit } from '../model/demo.js';
import { askStream } from './ask-stream.js';

/**
 * The conversation of a visit, asked for without a token. `onUsed` gets how many questions
 * count, each time that the server says it.
 */
export function demoChat(
  { workoutId, sessionId }: DemoVisit,
  unitSystem: 'METRIC' | 'IMPERIAL',
  onUsed: (count: number) => void,
): ChatSource {
  return {
    place: `demo:${sessionId}`,
    queryKey: ['demo-chat', workoutId, sessionId],
    ready: workoutId !== '' && sessionId.trim() !== '',
    load: async (signal) => {
      const { messages, questionsUsed } = await getDemoMessages({
        path: { workoutId },
        query: { sessionId },
        signal,
        fetch: anonymousTransport,
      });
      onUsed(questionsUsed);
      return messages;
    },
    ask: async ({ text, requestId }, _, onChunk, signal) => {
      const body = { message: text, workoutId, unitSystem, sessionId, requestId };
      const { message, questionsUsed } = await askStream(
        (stream) => askInDemo({ body, fetch: anonymousTransport, ...stream }),
        onChunk,
        signal,
      );
      onUsed(questionsUsed);
      return { message, remaining: DEMO_QUESTION_LIMIT - questionsUsed };
    },
  };
}

/** What a visitor of a sport and level is offered; the first is asked automatically. */
export const demoQuestionsQuery = ({ sport, level }: DemoVisit) =>
  queryOptions({
    queryKey: ['demo-questions', sport, level],
    queryFn: async ({ signal }): Promise<readonly string[]> =>
      (
        await getDemoQuestions({ query: { sport, level }, signal, fetch: anonymousTransport })
      ).questions.map(({ questionText }) => questionText),
  });
