import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request.js';
import { getChatSuggestions } from '../../../api/generated/sdk.gen.js';
import { plainSuggestion, type Suggestion } from '../model/suggestions.js';

/** Questions that this workout can answer. */
export const workoutSuggestionsQuery = (workoutId: string) =>
  queryOptions({
    queryKey: ['suggestions', workoutId],
    queryFn: async ({ signal }): Promise<readonly Suggestion[]> => (await getChatSuggestions({ query: { workoutId }, signal })).suggestions.map(plainSuggestion),
  });

/** Six questions for each sport that all workouts together can answer. */
export interface GeneralSuggestions {
  readonly running: readonly string[];
  readonly cycling: readonly string[];
}

export const generalSuggestionsQuery = queryOptions({
  queryKey: ['suggestions', 'general'],
  queryFn: ({ signal }) => request.get<GeneralSuggestions>('/api/chat/suggestions/general', { signal }),
});

/** Questions that these workouts side by side can answer. */
export const comparisonSuggestionsQuery = (workoutIds: readonly string[]) =>
  queryOptions({
    queryKey: ['suggestions', 'comparison', [...workoutIds].sort().join()],
    queryFn: async ({ signal }): Promise<readonly Suggestion[]> => {
      const { suggestions } = await request.get<{ readonly suggestions: readonly string[] }>('/api/chat/suggestions/comparison', { query: { ids: workoutIds.join() }, signal });
      return suggestions.map(plainSuggestion);
    },
  });
