import { say, when, type Line } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { article, effortLevel } from '../effort/effort-lines.js';
import { TABLE_WORD } from '../session/session-lines.js';
import { direct, type Direct } from './direct.js';
import { tableOf } from './zone-shares.direct.js';

const SHARE = /\b(?:share|part|percent\w*|proportion|fraction|how much|how big)\b|%/;
const EASY = /\b(?:easy|gentle|aerobic|slow stuff|low intensity|below threshold)\b/;
const HARD =
  /\b(?:hard|fast stuff|quality|high intensity|proper work|hard (?:work|stuff)|red zone|in the red|anaerobic|above threshold)\b/;
const ENOUGH =
  /\b(?:easy|gentle|slow|chill\w*|light|relaxed|calm|mellow|conversational) enough\b|\bmostly (?:easy|aerobic)\b|\bsta(?:y|yed) (?:\w+ )?(?:easy|aerobic|chill|gentle|relaxed)\b|\bke(?:ep|pt) (?:it|this|that) (?:\w+ )?(?:easy|aerobic|chill|gentle|relaxed|conversational)\b/;
const OTHER =
  /\b(?:laps?|reps?|intervals?|climb\w*|km \d|tomorrow|next|week|should|how (?:easy|hard)|harder|easier|too hard|ftp|fit)\b/;

/** How much of it was easy or hard, by zones; whether it was easy enough. */
export const easyShare: Direct = (sheet, { plain }) => {
  const enough = ENOUGH.test(plain);
  const which = HARD.test(plain) ? 'hard' : EASY.test(plain) ? 'easy' : null;
  if (OTHER.test(plain) || (!enough && (which === null || !SHARE.test(plain)))) return null;
  if (/\bzones? ?[1-5]\b|\bz[1-5]\b/.test(plain)) return null;
  const table = tableOf(sheet, plain);
  const end = enough ? 'easy' : (which ?? 'easy');
  const share = table && sheet.get(`zones.${table}.${end}.share`);
  const time = table && sheet.get(`zones.${table}.${end}.time`);
  if (!table || !share || !time) return null;
  const zones = `${TABLE_WORD[table]} zone ${end === 'easy' ? '2 or below' : '4 or above'}`;
  return direct(
    sheet,
    enough
      ? say`${verdict(sheet)}: ${share} of the time was in ${zones}.`
      : say`${share} of it, ${time}, was ${end}: in ${zones}.`,
    enough ? byPace(sheet, table) : null,
    enough ? average(sheet) : null,
  );
};

function verdict(sheet: FactSheet): string {
  const level = effortLevel(sheet)?.level;
  if (level === undefined) return 'By zones';
  return level === 'easy'
    ? 'Yes, it was easy for you'
    : `No, it was ${article(level)} ${level} ${sessionNoun(sheet)} for you`;
}

/** An easy pace at a high heart rate, or the reverse, is worth a second sentence. */
function byPace(sheet: FactSheet, table: string): Line {
  return table === 'pace'
    ? null
    : when(sheet, ['zones.pace.easy.share'], (share) =>
        share ? say`By pace, ${share} of it was easy.` : null,
      );
}

function average(sheet: FactSheet): Line {
  const beats = sheet.get('heartRate.average');
  return beats ? say`Your heart rate averaged ${beats}.` : null;
}
