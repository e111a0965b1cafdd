import { queryOptions } from '@tanstack/react-query';
import {
  getChatSuggestions,
  getComparisonSuggestions,
  getGeneralSuggestions,
} from '#api/generated/sdk.gen.js';
import type { GeneralSuggestionsAnswer } from '#api/generated/types.gen.js';
import { plainSuggestion, suggestionsByLevel, type Suggestion } from '../model/suggestions.js';

/** Six questions for each sport that all workouts together can answer. */
export type GeneralSuggestions = Readonly<GeneralSuggestionsAnswer>;

/** Questions that this workout can answer, by level (CHAT-18, CHAT-19). */
export const workoutSuggestionsQuery = (workoutId: string) =>
  queryOptions({
    queryKey: ['suggestions', workoutId],
    queryFn: async ({ signal }): Promise<readonly Suggestion[]> => {
      const { suggestions, levels } = await getChatSuggestions({ query: { workoutId }, signal });
      return suggestionsByLevel(suggestions, levels);
    },
  });

/** Questions that these workouts side by side can answer. */
export const comparisonSuggestionsQuery = (workoutIds: readonly string[]) =>
  queryOptions({
    queryKey: ['suggestions', 'comparison', [...workoutIds].sort().join()],
    queryFn: async ({ signal }): Promise<readonly Suggestion[]> =>
      (
        await getComparisonSuggestions({ query: { ids: workoutIds.join() }, signal })
      ).suggestions.map(plainSuggestion),
  });

export const generalSuggestionsQuery = queryOptions({
  queryKey: ['suggestions', 'general'],
  queryFn: async ({ signal }): Promise<GeneralSuggestions> => getGeneralSuggestions({ signal }),
});
