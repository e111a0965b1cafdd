import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request.js';

/** Questions that this workout can answer. */
export const suggestionsQuery = (workoutId: string) =>
  queryOptions({
    queryKey: ['chat', workoutId, 'suggestions'],
    queryFn: ({ signal }): Promise<readonly string[]> =>
      request.get<{ suggestions: readonly string[] }>('/api/chat/suggestions', { query: { workoutId }, signal }).then(({ suggestions }) => suggestions),
  });
