import { capitalized, sessionNoun } from '#coaching/domain/answer/words.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { doubted, effortLevel, readingOf } from '#coaching/domain/topics/effort/effort-lines.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import { coasting } from './end.finding.js';
import { courseOfHeart, inTheTop } from './heart-course.js';
import { likeLine } from './like.finding.js';

/** A session of that length is endurance by its length (ours). Seconds. */
const ENDURANCE_S = 3600;
/** Under this share of the maximum it is hardly training (ours). Percent. */
const LIGHT_SHARE = 55;
/** Under this share of the maximum a session is near easy (ours). Percent. */
const BETWEEN_SHARE = 72;
/** Coasting of so much of the time hides what power says (ours). Percent. */
const COASTING = 20;
/** So much of the maximum, on average over so long, is a race by its cost (ours). */
const HARD_SHARE = 83;
const HARD_LONG_S = 4 * 3600;
const RACE_LONG_S = 1.5 * 3600;

/** An easy session by heart rate, and by power where it was measured. */
export function easyByHeart(sheet: FactSheet): readonly Finding[] {
  const heart = sheet.get('heartRate.average');
  const share = sheet.get('heartRate.averageShare');
  if (!heart || !share || readingOf(sheet, 'heartRate')?.level !== 'easy') return [];
  if (sheet.context.shape === 'intervals' || doubted(sheet) !== null) return [];
  const level = effortLevel(sheet)?.level;
  if (level === 'easy') return [endurance(sheet)];
  if (level === 'moderate') return [controlled(sheet)];
  return coasted(sheet);
}

function endurance(sheet: FactSheet): Finding {
  const light = (sheet.number('heartRate.averageShare') ?? 0) < LIGHT_SHARE;
  const specific = light || coasting(sheet).length > 0;
  return {
    kind: 'cost.easy',
    statement: light
      ? say`Very light: heart rate ${sheet.get('heartRate.average') ?? ''} on average, ${sheet.get('heartRate.averageShare') ?? ''} of your maximum`
      : aerobic(sheet),
    because: [likeLine(sheet), normalized(sheet)],
    surprise: 0.6,
    importance: light ? 0.4 : 0.85,
    confidence: 1,
    ...(!specific && { action: keep(sheet) }),
    covers: ['cost.like.none', 'cost.like.slight'],
  };
}

function aerobic(sheet: FactSheet): string {
  const heart = sheet.get('heartRate.average') ?? '';
  const share = sheet.get('heartRate.averageShare') ?? '';
  const power = sheet.context.family === 'cycling' ? sheet.get('power.average') : undefined;
  const long = (sheet.number('session.duration') ?? 0) >= ENDURANCE_S;
  const what = long ? 'aerobic endurance' : 'easy aerobic work';
  const watts = power ? say` for ${power}` : '';
  return worded(sheet, 'cost.easy', [
    capitalized(say`${what}: heart rate ${heart}${watts}, ${share} of your maximum on average`),
    say`Heart rate averaged ${heart}${watts}, ${share} of your maximum: ${what}`,
    say`At ${heart} on average${watts}, ${share} of your maximum, this was ${what}`,
    capitalized(say`${what} by heart rate, ${heart}${watts}: ${share} of your maximum on average`),
  ]);
}

function keep(sheet: FactSheet): string {
  return sheet.context.family === 'cycling'
    ? worded(sheet, 'cost.easy.keep', [
        'Keep easy rides exactly this easy, and make the next one longer.',
        'Stay at this easy intensity for base rides and extend the next one, without stops.',
      ])
    : worded(sheet, 'cost.easy.keep', [
        'Keep easy runs at this heart rate, and add a few strides at the end for a stimulus.',
        'Stay under this heart rate on easy days, and put in a few strides to wake the legs.',
      ]);
}

/** Normalized power that short accelerations lift over what the ride was. */
function normalized(sheet: FactSheet): Line {
  const power = sheet.get('power.normalized');
  const coasting = sheet.get('power.coasting');
  const over = sheet.number('power.normalizedOverAverage') ?? 0;
  if (!power || !coasting || over < 10) return null;
  return say`Normalized power of ${power} is lifted by short accelerations, with ${coasting} of the time without pedalling.`;
}

function controlled(sheet: FactSheet): Finding {
  const [heart, share] = [sheet.get('heartRate.average'), sheet.get('heartRate.averageShare')];
  const [peak, peakShare] = [sheet.get('heartRate.max'), sheet.get('heartRate.maxShare')];
  return {
    kind: 'cost.easy.controlled',
    statement: worded(sheet, 'cost.easy.controlled', [
      say`Controlled: heart rate was ${heart ?? ''} on average and ${peak ?? ''} at most, ${share ?? ''} and ${peakShare ?? ''} of your maximum`,
      say`Heart rate stayed low: ${heart ?? ''} on average and ${peak ?? ''} at most, ${share ?? ''} and ${peakShare ?? ''} of your maximum`,
      say`With ${heart ?? ''} on average and ${peak ?? ''} at most, ${share ?? ''} and ${peakShare ?? ''} of your maximum, there was room left`,
    ]),
    because: [likeLine(sheet)],
    covers: ['cost.like.none', 'cost.like.slight'],
    surprise: 0.65,
    importance: 0.85,
    confidence: 1,
    action:
      sheet.context.family === 'running'
        ? 'There is room for more: next time run two tempo blocks on the flat at the pace of the fastest part.'
        : 'There is room for more: next time ride two longer blocks at the power of the hardest part.',
  };
}

/** Long by the clock, and light by what the heart and the legs did. */
function coasted(sheet: FactSheet): readonly Finding[] {
  const [heart, power] = [sheet.get('heartRate.average'), sheet.get('power.average')];
  const coasting = sheet.get('power.coasting');
  if (!heart || !power || !coasting || Number(coasting.value) < COASTING) return [];
  return [
    {
      kind: 'cost.easy.light',
      statement: say`Light work for its length: ${power} on average at ${heart}, with ${coasting} of the time without pedalling`,
      because: [normalized(sheet)],
      surprise: 0.75,
      importance: 0.85,
      confidence: 1,
      action:
        'If it was meant as training, ride one unbroken block of an hour or more inside such a day, without a stop.',
    },
  ];
}

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
  return easy
    ? say`Count this as a hard day: keep the next ${sessionNoun(sheet)} in heart rate zone 2, ${easy}${cooled}.`
    : `Count this as a hard day, and keep heart rate easy on the next long one${cooled}.`;
}

function atMost(sheet: FactSheet): string {
  const peak = sheet.get('heartRate.max');
  return peak ? say`, ${peak} at most` : '';
}

/** A race by its cost, or a hard session. */
function kindOf(sheet: FactSheet): string {
  const long = (sheet.number('session.duration') ?? 0) >= RACE_LONG_S;
  return long ? 'a race-like load' : `a hard ${sessionNoun(sheet)}`;
}
