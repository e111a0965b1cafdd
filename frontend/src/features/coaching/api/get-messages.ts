import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request.js';
import type { ChatMessage } from '../model/message.js';

export const messagesQuery = (workoutId: string) =>
  queryOptions({
    queryKey: ['chat', workoutId],
    queryFn: ({ signal }): Promise<readonly ChatMessage[]> =>
      request.get<{ messages: readonly ChatMessage[] }>('/api/chat/messages', { query: { workoutId }, signal }).then(({ messages }) => messages),
  });
