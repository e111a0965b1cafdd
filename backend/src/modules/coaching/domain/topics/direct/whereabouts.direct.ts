import { say, when } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

const PLACE =
  /\b(?:which|what|name of the|on which) (?:\w+ )?(?:street|road|town|village|route|corner|side|address|park|lake|bridge|hill was (?:it|that))\b|\bon (?:the|a) map\b|\bwhere (?:did i (?:ride|run|go)|was (?:it|this|that)|have i been)$|\bshow me the route\b/;

/** Parts have their place in the recording. */
const OF_PART =
  /\b(?:km|min|stops?|stopped|pauses?|breaks?|waits?|lights?|laps?|reps?|intervals?|climbs?|descents?|fastest|slowest|push(?:ed)?|hardest|strongest|half|hour|minutes?)\b/;

/** Streets and maps: the coach has no positions, and says so before anything else. */
export const whereabouts: Direct = (sheet, question) => {
  const { plain } = question;
  if (!PLACE.test(plain) && !(means(question, 'whereabouts') && !OF_PART.test(plain))) return null;
  return direct(
    sheet,
    `I can't name a place, because I have no map and no GPS position of this ${sessionNoun(sheet)}.`,
    nearest(sheet, plain),
  );
};

function nearest(sheet: FactSheet, plain: string) {
  if (/\bslow\w*\b/.test(plain))
    return when(sheet, ['splits.slowest.number'], (km) =>
      km ? say`By distance, your slowest was ${km}.` : null,
    );
  return /\bfast\w*\b/.test(plain)
    ? when(sheet, ['speed.max'], (max) => (max ? say`Your top speed was ${max}.` : null))
    : null;
}
