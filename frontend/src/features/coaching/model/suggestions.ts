export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

/** A question that the data can answer. */
export interface Suggestion {
  readonly question: string;
  /**
   * How much an athlete should know to make something of the answer; null where nothing is said.
   */
  readonly level: Level | null;
  /** Whether it asks what to train next, and not what was. */
  readonly isPlan: boolean;
}

/** A question without a level. */
export const plainSuggestion = (question: string): Suggestion => ({
  question,
  level: null,
  isPlan: false,
});

/** The questions of one level as the server gives them. */
export interface LevelQuestions {
  readonly level: Level;
  readonly questions: readonly string[];
  readonly plan: readonly string[];
}

/**
 * All questions of a workout with their levels, those that suit it and the athlete best before the
 * others.
 */
export function suggestionsByLevel(
  best: readonly string[],
  levels: readonly LevelQuestions[],
): readonly Suggestion[] {
  const all = levels.flatMap(({ level, questions, plan }) => [
    ...questions.map((question): Suggestion => ({ question, level, isPlan: false })),
    ...plan.map((question): Suggestion => ({ question, level, isPlan: true })),
  ]);
  const first = best.map(
    (question) =>
      all.find((suggestion) => suggestion.question === question) ?? plainSuggestion(question),
  );
  return [...first, ...all.filter((suggestion) => !first.includes(suggestion))];
}

/** Those that were not asked yet, in whatever letters. */
export function notAsked(
  suggestions: readonly Suggestion[],
  asked: readonly { readonly role: string; readonly content: string }[],
): readonly Suggestion[] {
  const spent = new Set(
    asked.filter(({ role }) => role === 'user').map(({ content }) => plain(content)),
  );
  return suggestions.filter(({ question }) => !spent.has(plain(question)));
}

function plain(question: string): string {
  return question
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
