import { capitalized, sessionNoun } from '#coaching/domain/answer/words.js';
import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { effortLevel, readingOf } from '#coaching/domain/topics/effort/effort-lines.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import { courseOfHeart, inTheTop } from './heart-course.js';

/** Under this share of the maximum a session is near easy (ours). Percent. */
const BETWEEN_SHARE = 72;
/** So much of the maximum, on average over so long, is a race by its cost (ours). */
const HARD_SHARE = 83;
const HARD_LONG_S = 4 * 3600;
const RACE_LONG_S = 1.5 * 3600;

/** Neither easy nor hard by heart rate: what a session is where nothing else stands out. */
export function betweenByHeart(sheet: FactSheet): readonly Finding[] {
  const heart = sheet.get('heartRate.average');
  const share = sheet.get('heartRate.averageShare');
  const easy = sheet.get('zones.heartRate.easy.share');
  if (!heart || !share || readingOf(sheet, 'heartRate')?.level !== 'moderate') return [];
  if (sheet.context.shape === 'intervals' || Number(share.value) < BETWEEN_SHARE) return [];
  return [
    {
      kind: 'cost.between',
      statement: worded(sheet, 'cost.between', [
        say`Between easy and hard: heart rate averaged ${heart}, ${share} of your maximum`,
        say`At ${heart} on average, ${share} of your maximum, this was neither easy nor hard`,
        say`Above an easy ${sessionNoun(sheet)}, below a hard one: heart rate ${heart} on average, ${share} of your maximum`,
      ]),
      because: [easy ? say`It had ${easy} of its time in heart rate zone 2 or below.` : null],
      surprise: 0.5,
      importance: 0.5,
      confidence: 1,
      action: 'Keep the next easy one truly easy by heart rate, or put real efforts into it.',
    },
  ];
}

/** Hard for the heart over the whole session. */
export function hardByHeart(sheet: FactSheet): readonly Finding[] {
  const heart = sheet.get('heartRate.average');
  const share = sheet.get('heartRate.averageShare');
  const duration = sheet.get('session.duration');
  if (!heart || !share || !duration || sheet.context.shape === 'intervals') return [];
  const time = sheet.get('zones.heartRate.hard.time');
  const level = readingOf(sheet, 'heartRate')?.level;
  const long = Number(duration.value) >= HARD_LONG_S;
  const easy = level === 'easy' || (level === 'moderate' && !long);
  if (Number(share.value) < HARD_SHARE || easy) return [];
  return [
    {
      kind: 'cost.hard',
      statement: long
        ? worded(sheet, 'cost.hard', [
            say`Too hard for so long: heart rate ${heart} on average over ${duration}, ${share} of your maximum`,
            say`Heart rate averaged ${heart}, ${share} of your maximum, over ${duration}: too hard for so long a day`,
            say`The effort was too high for ${duration}: heart rate averaged ${heart}, ${share} of your maximum`,
          ])
        : worded(sheet, 'cost.hard.short', [
            say`${capitalized(kindOf(sheet))}: heart rate ${heart} on average over ${duration}, ${share} of your maximum${atMost(sheet)}`,
            say`Heart rate made it ${kindOf(sheet)}: ${heart} on average, ${share} of your maximum${atMost(sheet)}`,
            say`By heart rate this was ${kindOf(sheet)}, at ${share} of your maximum with ${heart} on average${atMost(sheet)}`,
          ]),
      because: [time ? inTheTop(sheet, time) : null, courseOfHeart(sheet)],
      // What the athlete did comes first; where only the heart was recorded, this is it.
      surprise: hasOutput(sheet) && !long ? 0.55 : 0.75,
      importance: 0.95,
      confidence: 1,
      action: long
        ? 'Next time cap the first hours and the climbs at a moderate heart rate, and eat and drink by the clock.'
        : afterHard(sheet),
    },
  ];
}

/** Power or pace say more of a session than its heart rate alone. */
function hasOutput(sheet: FactSheet): boolean {
  return sheet.context.family === 'cycling'
    ? sheet.has('power.average')
    : sheet.has('speed.average');
}

/** The next one is easy, with the heart rate that is; a warm-up or a cool-down that was missing. */
function afterHard(sheet: FactSheet): string {
  const easy = sheet.get('zones.heartRate.2.range');
  const cooled = sheet.has('frame.end') ? ', and end hard ones with easy minutes' : '';
  if (easy && sheet.context.family === 'running' && sheet.context.shape !== 'race')
    return say`Keep a run like this for a special day of the week: the daily ones belong in heart rate zone 2, ${easy}${cooled}.`;
  return easy
    ? say`Count this as a hard day: keep the next ${sessionNoun(sheet)} in heart rate zone 2, ${easy}${cooled}.`
    : `Count this as a hard day, and keep heart rate easy on the next long one${cooled}.`;
}

function atMost(sheet: FactSheet): string {
  const peak = sheet.get('heartRate.max');
  return peak ? say`, ${peak} at most` : '';
}

/** A race by its cost, or a session as hard as the one verdict of effort says. */
function kindOf(sheet: FactSheet): string {
  if ((sheet.number('session.duration') ?? 0) >= RACE_LONG_S) return 'a race-like load';
  const word = effortLevel(sheet)?.level === 'demanding' ? 'demanding' : 'hard';
  return `a ${word} ${sessionNoun(sheet)}`;
}
