import { FactSheet, type ReadingLevel } from '../facts/fact-sheet.js';
import type { Line } from './say.js';

/** Where nothing is known of the athlete, neither the plainest words nor the most technical. */
const UNKNOWN_LEVEL: ReadingLevel = 'intermediate';

/** Words that an answer may have at most. */
export const MOST_WORDS: Readonly<Record<ReadingLevel, number>> = {
  beginner: 180,
  intermediate: 240,
  advanced: 300,
};

export function levelOf(sheet: FactSheet): ReadingLevel {
  return sheet.extras.athlete?.level ?? UNKNOWN_LEVEL;
}

/** The same sheet for a reader of another level. */
export function atLevel(sheet: FactSheet, level: ReadingLevel): FactSheet {
  if (levelOf(sheet) === level) return sheet;
  const athlete = { injuries: false, ...sheet.extras.athlete, level };
  return new FactSheet(sheet.context, sheet.facts, sheet.constants, sheet.unknowns, {
    ...sheet.extras,
    athlete,
  });
}

/** For those who know the field: method names, second measures. */
export function deep(sheet: FactSheet, line: () => Line): Line {
  return levelOf(sheet) === 'advanced' ? line() : null;
}

/** For all but beginners. */
export function fuller(sheet: FactSheet, line: () => Line): Line {
  return levelOf(sheet) === 'beginner' ? null : line();
}

/** In plain words for beginners, in the words of the field for the others. */
export function worded(sheet: FactSheet, plain: () => Line, usual: () => Line): Line {
  return levelOf(sheet) === 'beginner' ? plain() : usual();
}
