import { queryOptions } from '@tanstack/react-query';
import { getChatMessages } from '../../../api/generated/sdk.gen.js';
import type { ChatMessage } from '../model/message.js';

export const messagesQuery = (workoutId: string) =>
  queryOptions({
    queryKey: ['chat', workoutId],
    queryFn: async ({ signal }): Promise<readonly ChatMessage[]> => (await getChatMessages({ query: { workoutId }, signal })).messages,
  });
