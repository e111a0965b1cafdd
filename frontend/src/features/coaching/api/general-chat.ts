import { request } from '../../../api/request.js';
import type { AnsweredQuestion, ChatSource } from '../model/chat-source.js';
import type { ShownMessage } from '../model/message.js';
import { askStream } from './ask-stream.js';

/** One stored conversation over all workouts. */
export const generalChat: ChatSource = {
  place: 'general',
  queryKey: ['chat', 'general'],
  ready: true,
  load: async (signal) => (await request.get<{ readonly messages: readonly ShownMessage[] }>('/api/chat/general', { signal })).messages,
  ask: async (message, _, onChunk, signal) => askStream<AnsweredQuestion>('/api/ai/general-chat', { message }, onChunk, signal),
};
