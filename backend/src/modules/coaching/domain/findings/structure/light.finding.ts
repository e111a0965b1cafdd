import { capitalized } from '#coaching/domain/answer/words.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { doubted, effortLevel, readingOf } from '#coaching/domain/topics/effort/effort-lines.js';
import { coasting } from '../cost/end.finding.js';
import { likeLine } from '../cost/like.finding.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** A session of that length is endurance by its length (ours). Seconds. */
const ENDURANCE_S = 3600;
/** Under this share of the maximum it is hardly training (ours). Percent. */
const LIGHT_SHARE = 55;
/** Coasting of so much of the time hides what power says (ours). Percent. */
const COASTING = 20;

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
    kind: 'structure.light',
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
  return worded(sheet, 'structure.light', [
    capitalized(say`${what}: heart rate ${heart}${watts}, ${share} of your maximum on average`),
    say`Heart rate averaged ${heart}${watts}, ${share} of your maximum: ${what}`,
    say`At ${heart} on average${watts}, ${share} of your maximum, this was ${what}`,
    capitalized(say`${what} by heart rate, ${heart}${watts}: ${share} of your maximum on average`),
  ]);
}

function keep(sheet: FactSheet): string {
  return sheet.context.family === 'cycling'
    ? worded(sheet, 'structure.light.keep', [
        'Keep easy rides exactly this easy, and make the next one longer.',
        'Stay at this easy intensity for base rides and extend the next one, without stops.',
      ])
    : worded(sheet, 'structure.light.keep', [
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
    kind: 'structure.light.controlled',
    statement: worded(sheet, 'structure.light.controlled', [
      say`Controlled: heart rate was ${heart ?? ''} on average and ${peak ?? ''} at most, ${share ?? ''} and ${peakShare ?? ''} of your maximum`,
      say`Heart rate stayed low: ${heart ?? ''} on average and ${peak ?? ''} at most, ${share ?? ''} and ${peakShare ?? ''} of your maximum`,
      say`With ${heart ?? ''} on average and ${peak ?? ''} at most, ${share ?? ''} and ${peakShare ?? ''} of your maximum, there was room left`,
    ]),
    because: [likeLine(sheet)],
    covers: ['cost.like.none', 'cost.like.slight'],
    surprise: 0.65,
    importance: 0.85,
    confidence: 1,
    action: roomForMore(sheet),
  };
}

/** More, by the numbers of this session; where the FTP itself is in doubt, that comes first. */
function roomForMore(sheet: FactSheet): string {
  if (sheet.has('contradiction.device-ftp-differs'))
    return 'Test your FTP first and set the same value in profile and device: heart rate leaves room for it.';
  const best = sheet.get('power.best.300');
  if (sheet.context.family === 'cycling' && best)
    return say`There is room for more: next time hold two steady blocks near ${best}, the best 5 min of this ride.`;
  return 'There is room for more: next time put in two tempo blocks on the flat at the pace of the fastest part.';
}

/** Long by the clock, and light by what the heart and the legs did. */
function coasted(sheet: FactSheet): readonly Finding[] {
  const [heart, power] = [sheet.get('heartRate.average'), sheet.get('power.average')];
  const coasting = sheet.get('power.coasting');
  if (!heart || !power || !coasting || Number(coasting.value) < COASTING) return [];
  return [
    {
      kind: 'structure.light.coasted',
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
