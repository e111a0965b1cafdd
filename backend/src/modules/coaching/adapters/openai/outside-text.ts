import type { CoachRequest } from '#coaching/ports/coach-model.js';
import { joined } from './data-mark.js';
import { BUDGET, estimateTokens } from './token-budget.js';

/** Longest text of each origin, in characters. */
const LONGEST = { name: 80, note: 500, text: 500 } as const;

/**
 * What others wrote around the workouts: names of files, titles, notes and what a client sent
 * along. Null where there is nothing.
 */
export function outsideText({
  sheet,
  texts,
}: CoachRequest): Readonly<Record<string, string>> | null {
  const { subjects } = sheet.extras;
  const contexts =
    subjects.length > 0
      ? subjects.map(({ name, context }) => ({ of: ` of ${name}`, context }))
      : [{ of: '', context: sheet.context }];
  const rows: [source: string, text: string][] = [];
  for (const { of, context } of contexts) {
    if (sheet.kind !== 'history')
      rows.push(
        [`sport${of}`, joined(context.sport, LONGEST.name)],
        [`file name${of}`, joined(context.fileName, LONGEST.name)],
      );
    rows.push(
      [`title${of}`, joined(context.title ?? '', LONGEST.name)],
      [`note${of}`, joined(context.notes ?? '', LONGEST.note)],
    );
  }
  for (const { source, text } of texts ?? []) rows.push([source, joined(text, LONGEST.text)]);
  let spent = 0;
  const kept = rows.filter(
    ([source, text]) => text !== '' && (spent += estimateTokens(source + text) + 2) <= BUDGET.texts,
  );
  return kept.length === 0 ? null : Object.fromEntries(kept);
}
