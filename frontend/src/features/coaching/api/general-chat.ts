import { getGeneralChat } from '#api/generated/sdk.gen.js';
import type { AskInGeneralDto } from '#api/generated/types.gen.js';
import type { AnsweredQuestion, ChatSource } from '../model/chat-source.js';
import { localDay } from '../model/local-day.js';
import { askStream } from './ask-stream.js';

/** One stored conversation over all workouts. */
export const generalChat: ChatSource = {
  place: 'general',
  queryKey: ['chat', 'general'],
  ready: true,
  load: async (signal) => (await getGeneralChat({ signal })).messages,
  ask: async ({ text, requestId }, _, onChunk, signal) => {
    const question: AskInGeneralDto = { message: text, requestId, today: localDay(new Date()) };
    return askStream<AnsweredQuestion>('/api/ai/general-chat', question, onChunk, signal);
  },
};
