export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

/** A question that the data can answer. */
export interface Suggestion {
  readonly question: string;
  /** How much an athlete should know to make something of the answer; null where nothing is said. */
  readonly level: Level | null;
  /** Whether it asks what to train next, and not what was. */
  readonly isPlan: boolean;
}

/** A question without a level. */
export const plainSuggestion = (question: string): Suggestion => ({ question, level: null, isPlan: false });

/** Those that were not asked yet. */
export function notAsked(suggestions: readonly Suggestion[], asked: readonly { readonly role: string; readonly content: string }[]): readonly Suggestion[] {
  return suggestions.filter(({ question }) => !asked.some(({ role, content }) => role === 'user' && content === question));
}
