import { queryOptions } from '@tanstack/react-query';
import { getChatSuggestions, getComparisonSuggestions, getGeneralSuggestions } from '../../../api/generated/sdk.gen.js';
import type { GeneralSuggestionsAnswer } from '../../../api/generated/types.gen.js';
import { plainSuggestion, type Suggestion } from '../model/suggestions.js';

/** Six questions for each sport that all workouts together can answer. */
export type GeneralSuggestions = Readonly<GeneralSuggestionsAnswer>;

/** Questions that this workout can answer. */
export const workoutSuggestionsQuery = (workoutId: string) =>
  queryOptions({
    queryKey: ['suggestions', workoutId],
    queryFn: async ({ signal }): Promise<readonly Suggestion[]> => (await getChatSuggestions({ query: { workoutId }, signal })).suggestions.map(plainSuggestion),
  });

/** Questions that these workouts side by side can answer. */
export const comparisonSuggestionsQuery = (workoutIds: readonly string[]) =>
  queryOptions({
    queryKey: ['suggestions', 'comparison', [...workoutIds].sort().join()],
    queryFn: async ({ signal }): Promise<readonly Suggestion[]> =>
      (await getComparisonSuggestions({ query: { ids: workoutIds.join() }, signal })).suggestions.map(plainSuggestion),
  });

export const generalSuggestionsQuery = queryOptions({
  queryKey: ['suggestions', 'general'],
  queryFn: async ({ signal }): Promise<GeneralSuggestions> => getGeneralSuggestions({ signal }),
});
