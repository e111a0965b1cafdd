import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request.js';
import type { SentForAnswer } from '../model/sent.js';

/** What was sent for an answer. It never changes. */
export const sentQuery = (messageId: string) =>
  queryOptions({
    queryKey: ['chat', 'sent', messageId],
    queryFn: ({ signal }) => request.get<SentForAnswer>(`/api/chat/messages/${encodeURIComponent(messageId)}/sent`, { signal }),
  });
