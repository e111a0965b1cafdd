import type { Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Ask } from '#coaching/domain/understanding/follow-up.js';

/** Topics whose present state is known, but not their past. */
const AS_OF_NOW: Readonly<Record<string, string>> = {
  bests: 'the bests of just the time you name, because I hold those of all your workouts together',
  'ftp-evidence': 'how your FTP changed over that time, because I have only your current FTP',
};

/** A line before an answer about another time than the question names. */
export function notOfThatTime(sheet: FactSheet, { periods, topics, plain }: Ask): Line {
  const what = AS_OF_NOW[topics[0]?.id ?? ''];
  const named =
    periods.length > 0 ||
    /\b(?:last|past|recent|these) (?:few )?(?:weeks?|months?|days|year)\b|\blately\b|\bsince\b/.test(
      plain,
    );
  return sheet.kind === 'history' && named && what !== undefined ? `I can't tell ${what}.` : null;
}
