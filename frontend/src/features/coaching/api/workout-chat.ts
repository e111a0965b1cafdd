import { askAboutWorkout, getChatMessages } from '#api/generated/sdk.gen.js';
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
      const body = { message: text, workoutId, unitSystem, requestId };
      return askStream((stream) => askAboutWorkout({ body, ...stream }), onChunk, signal);
    },
  };
}
