import type { DirectQuestion } from './direct.js';

/** From here on a meaning decides what a question asks for. */
const LIKELY = 0.4;
/** From here on it does where nothing else was understood. */
const BETTER_THAN_NOTHING = 0.22;

/** Whether a question most likely has one of these meanings. */
export function means(
  { ranked, unsure }: Pick<DirectQuestion, 'ranked' | 'unsure'>,
  ...ids: readonly string[]
): boolean {
  const [first] = ranked ?? [];
  const enough = unsure ? BETTER_THAN_NOTHING : LIKELY;
  return first !== undefined && first.confidence >= enough && ids.includes(first.meaning.id);
}
