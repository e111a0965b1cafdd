import { say, when, type Line } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { article, effortLevel, readingOf, type EffortLevel } from '../effort/effort-lines.js';
import { TABLE_WORD, whyNoTable, zoneTables, type Table } from '../session/session-lines.js';
import { direct, type Direct } from './direct.js';
import { tableOf } from './zone-shares.direct.js';

const SHARE = /\b(?:share|part|percent\w*|proportion|fraction|how much|how big)\b|%/;
const EASY = /\b(?:easy|gentle|aerobic|slow stuff|low intensity|below threshold)\b/;
const HARD =
  /\b(?:hard|fast stuff|quality|high intensity|proper work|hard (?:work|stuff)|red zone|in the red|anaerobic|above threshold)\b/;
const ENOUGH =
  /\b(?:easy|gentle|slow|chill\w*|light|relaxed|calm|mellow|conversational) enough\b|\bmostly (?:easy|aerobic)\b|\bsta(?:y|yed) (?:\w+ )?(?:easy|aerobic|chill|gentle|relaxed)\b|\bke(?:ep|pt) (?:it|this|that) (?:\w+ )?(?:easy|aerobic|chill|gentle|relaxed|conversational)\b|\beasy\b.*\bby (?:heart ?rate|hr|pulse|power|pace)\b/;
/** "Too slow for an easy run?" */
const TOO = /\btoo (fast|quick|slow) for (?:an? |my )?(?:easy|recovery|gentle)\b/;
const OTHER =
  /\b(?:laps?|reps?|intervals?|climb\w*|km \d|tomorrow|next|week|should|how (?:easy|hard)|harder|easier|too hard|ftp|fit)\b/;

/** How much of it was easy or hard, by zones; whether it was easy enough. */
export const easyShare: Direct = (sheet, { plain }) => {
  const too = tooFor(sheet, plain);
  const enough = ENOUGH.test(plain) || too !== undefined;
  const which = HARD.test(plain) ? 'hard' : EASY.test(plain) ? 'easy' : null;
  if (OTHER.test(plain) || (!enough && (which === null || !SHARE.test(plain)))) return null;
  if (/\bzones? ?[1-5]\b|\bz[1-5]\b/.test(plain)) return null;
  // An easy pace may be hard work: whether it was easy is for the heart to say.
  const table =
    too !== undefined && sheet.has('zones.heartRate.easy.share')
      ? 'heartRate'
      : tableOf(sheet, plain);
  const end = enough ? 'easy' : (which ?? 'easy');
  const share = table && sheet.get(`zones.${table}.${end}.share`);
  const time = table && sheet.get(`zones.${table}.${end}.time`);
  if (enough && !share) return withoutEasyTime(sheet, table ?? 'heartRate', plain);
  if (!table || !share || !time) return null;
  const zones = `${TABLE_WORD[table]} zone ${end === 'easy' ? '2 or below' : '4 or above'}`;
  return direct(
    sheet,
    enough
      ? say`${verdict(sheet, plain)}: ${share} of the time was in ${zones}.`
      : say`${share} of it, ${time}, was ${end}: in ${zones}.`,
    enough ? byPace(sheet, table) : null,
    enough ? average(sheet) : null,
  );
};

/** Of a ride the one verdict answers. */
function tooFor({ context }: FactSheet, plain: string): string | undefined {
  return context.family === 'running' ? TOO.exec(plain)?.[1] : undefined;
}

/** A zone in which no time was spent has no fact; a table that is missing has a reason. */
function withoutEasyTime(sheet: FactSheet, table: Table, plain: string): ReturnType<Direct> {
  return zoneTables(sheet).includes(table)
    ? direct(
        sheet,
        `${verdict(sheet, plain)}: no time was in ${TABLE_WORD[table]} zone 2 or below.`,
        average(sheet),
      )
    : direct(sheet, whyNoTable(sheet, table));
}

/** By the measure that is named, else by the one verdict. */
function levelBy(sheet: FactSheet, plain: string): EffortLevel | undefined {
  const named = BY.find(([words]) => words.test(plain))?.[1];
  return ((named && readingOf(sheet, named)) ?? effortLevel(sheet))?.level;
}

const BY = [
  [/\bby (?:heart ?rate|hr|pulse)\b/, 'heartRate'],
  [/\bby power\b/, 'power'],
  [/\bby pace\b/, 'pace'],
] as const;

function verdict(sheet: FactSheet, plain: string): string {
  const level = levelBy(sheet, plain);
  if (level === undefined) return 'By zones';
  const too = tooFor(sheet, plain);
  if (too !== undefined) return againstEasy(sheet, level, too);
  return level === 'easy'
    ? 'Yes, it was easy for you'
    : `No, it was ${article(level)} ${level} ${sessionNoun(sheet)} for you`;
}

/** "Too fast for an easy run?" and "too slow?" have opposite answers. */
function againstEasy(sheet: FactSheet, level: EffortLevel, too: string): string {
  if (level === 'easy') return 'No, it was easy for you';
  const was = `it was ${article(level)} ${level} ${sessionNoun(sheet)} for you`;
  return too === 'slow' ? `No, rather too fast, because ${was}` : `Yes, ${was}`;
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
