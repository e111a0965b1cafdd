import { getChatMessages } from '#api/generated/sdk.gen.js';
import type { AskAboutWorkoutAnswer, AskAboutWorkoutDto } from '#api/generated/types.gen.js';
import type { ChatSource } from '../model/chat-source.js';
import { askStream } from './ask-stream.js';

/** The stored conversation about one workout. */
export function workoutChat(workoutId: string, unitSystem: 'METRIC' | 'IMPERIAL'): ChatSource {
  return {
    place: workoutId,
    queryKey: ['chat', workoutId],
    ready: workoutId !== '',
    load: async (signal) => (await getChatMessages({ query: { workoutId }, signal })).messages,
    ask: ({ text, requestId }, _, onChunk, signal) => {
      const question: AskAboutWorkoutDto = { message: text, workoutId, unitSystem, requestId };
      return askStream<AskAboutWorkoutAnswer>('/api/ai/chat', question, onChunk, signal);
    },
  };
}
