import { queryOptions } from '@tanstack/react-query';
import { getChatSent } from '#api/generated/sdk.gen.js';
import type { SentForAnswer } from '../model/sent.js';

/** What was sent for an answer. It never changes. */
export const sentQuery = (id: string) =>
  queryOptions({
    queryKey: ['chat', 'sent', id],
    queryFn: async ({ signal }): Promise<SentForAnswer> => getChatSent({ path: { id }, signal }),
  });
