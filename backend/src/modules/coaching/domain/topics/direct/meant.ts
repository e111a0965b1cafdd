import type { DirectQuestion } from './direct.js';

/** From here on a meaning decides what a question asks for. */
export const LIKELY = 0.4;

/** Whether a question most likely has one of these meanings. */
export function means(
  { ranked }: Pick<DirectQuestion, 'ranked'>,
  ...ids: readonly string[]
): boolean {
  const [first] = ranked ?? [];
  return first !== undefined && first.confidence >= LIKELY && ids.includes(first.meaning.id);
}
