import { queryOptions } from '@tanstack/react-query';
import { getChatSuggestions } from '../../../api/generated/sdk.gen.js';

/** Questions that this workout can answer. */
export const suggestionsQuery = (workoutId: string) =>
  queryOptions({
    queryKey: ['chat', workoutId, 'suggestions'],
    queryFn: async ({ signal }): Promise<readonly string[]> => (await getChatSuggestions({ query: { workoutId }, signal })).suggestions,
  });
