import { askInGeneral, getGeneralChat } from '#api/generated/sdk.gen.js';
import type { ChatSource } from '../model/chat-source.js';
import { localDay } from '#lib/local-day.js';
import { askStream } from './ask-stream.js';

/** One stored conversation over all workouts. */
export const generalChat: ChatSource = {
  place: 'general',
  queryKey: ['chat', 'general'],
  ready: true,
  load: async (signal) => (await getGeneralChat({ signal })).messages,
  ask: ({ text, requestId }, _, onChunk, signal) => {
    const body = { message: text, requestId, today: localDay(new Date()) };
    return askStream((stream) => askInGeneral({ body, ...stream }), onChunk, signal);
  },
};
