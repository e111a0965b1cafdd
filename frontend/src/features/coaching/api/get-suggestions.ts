import { queryOptions } from '@tanstack/react-query';
import { getChatSuggestions } from '../../../api/generated/sdk.gen.js';
import { plainSuggestion, type Suggestion } from '../model/suggestions.js';

/** Questions that this workout can answer. */
export const workoutSuggestionsQuery = (workoutId: string) =>
  queryOptions({
    queryKey: ['suggestions', workoutId],
    queryFn: async ({ signal }): Promise<readonly Suggestion[]> => (await getChatSuggestions({ query: { workoutId }, signal })).suggestions.map(plainSuggestion),
  });
