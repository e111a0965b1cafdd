import { rankOf } from '#analysis/effort/effort-verdict.js';
import { bare, say, when, type Line } from '#coaching/domain/answer/say.js';
import { isWavy, sessionKind, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { article, effortLevel } from '../effort/effort-lines.js';
import {
  heartRateLine,
  mainZone,
  mainZoneLine,
  zoneTables,
  type Table,
} from '../session/session-lines.js';
import { direct, type Direct } from './direct.js';

const RATED =
  /\b(?:rpe|felt|feels?|feeling|rate[ds]?|rating|call (?:it|that|this)|g[ia]ve? (?:it|that|this)|subjective\w*|solid|plausible|fair|effort|perceived|score[ds]?|put it (?:at|as|down))\b/;
const SCORE = /\b(10|[1-9]) ?(?:\/|out of|of) ?10\b|\brpe ?(?:of )?(10|[1-9])\b/;
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:all out|maximal|brutal|death|dead|destroyed|impossible)\b/, 9],
  [/\b(?:very hard|really hard|super hard)\b/, 8],
  [/\b(?:hard|tough)\b/, 7],
  [/\b(?:moderate|ok|okay|medium)\b/, 5],
  [/\b(?:super easy|very easy|really easy)\b/, 2],
  [/\b(?:easy|comfortable|relaxed)\b/, 3],
];

/** The score of each word of the verdict, on the scale from 1 to 10 (ours, after Borg CR10). */
const SCORE_OF = [3, 5, 6, 7, 9];
const AGREE_WITHIN = 2;
/** Up to here a score calls a session easy or moderate. */
const MODEST = 6;

/** Whether how it felt agrees with the engine's one verdict. */
export const feltAgainstNumbers: Direct = (sheet, { plain }) => {
  const score = SCORE.exec(plain);
  const stated = score
    ? Number(score[1] ?? score[2])
    : WORDS.find(([words]) => words.test(plain))?.[1];
  if (
    stated === undefined ||
    !RATED.test(plain) ||
    /\bhow (?:hard|easy|did)\b|\?.*\?|\b\d+ of \d+ (?:reps?|intervals?|laps?|steps?)\b/.test(plain)
  )
    return null;
  if (!score && !/\b(?:numbers?|data|agree|match|file|true|right|say)\b/.test(plain)) return null;
  const refuted = stated <= MODEST ? sheet.get('contradiction.rpe-under-heart-rate') : undefined;
  if (refuted)
    return direct(sheet, say`No, it was more than that: ${bare(refuted)}.`, heartRateLine(sheet));
  const effort = effortLevel(sheet);
  if (!effort) return null;
  const measured = SCORE_OF[rankOf(effort.level)] ?? stated;
  const gap = measured - stated;
  const level = sheet.get('effort.level');
  const verdict = level ? say`${level}` : effort.level;
  const opening =
    Math.abs(gap) <= AGREE_WITHIN
      ? `Yes, they agree: by the numbers this was ${verdict}.`
      : gap > 0
        ? `No, the numbers call it harder than that: ${verdict}.`
        : `No, the numbers call it easier than that: ${verdict}.`;
  return direct(sheet, opening, reason(sheet), heartRateLine(sheet));
};

/** What the verdict rests on, in one sentence. */
function reason(sheet: FactSheet): Line {
  return (
    when(sheet, ['load.intensity', 'load.stress'], (factor, stress) =>
      factor && stress ? say`Intensity factor ${factor}, training stress ${stress}.` : null,
    ) ?? mainZoneLine(sheet, zoneTables(sheet)[0] ?? 'heartRate')
  );
}

const COUNTS =
  /\b(?:count as|counts? as|even count|worth (?:recording|anything)|pointless|waste of time|(?<!(?:easy|slow|gentle|hard|fast) )enough (?:to|for)|too short|any (?:use|benefit|good for)|do anything)\b/;
const SHORT_S = 20 * 60;

/** Whether a short or an easy session does anything. */
export const whetherItCounts: Direct = (sheet, { plain }) => {
  // How easy it was is no matter of load.
  if (
    !COUNTS.test(plain) ||
    /\b(?:ftp|zone|reps?|intervals?|easy|recovery|gentle|light)\b/.test(plain)
  )
    return null;
  const [seconds, time, stress] = [
    sheet.number('session.duration'),
    sheet.get('session.duration'),
    sheet.get('load.stress'),
  ];
  if (seconds === null || !time) return null;
  const short = seconds < SHORT_S;
  return direct(
    sheet,
    short
      ? stress
        ? say`Hardly: ${time} brought a training stress of ${stress}.`
        : say`Hardly: ${time} is short for a training effect.`
      : stress
        ? say`Yes: ${time} brought a training stress of ${stress}.`
        : say`Yes: ${time} of ${sessionNoun(sheet)} counts.`,
    when(sheet, ['constant.stressHour'], (hour) =>
      hour && stress ? say`The scale gives ${hour}.` : null,
    ),
    short ? 'It keeps a habit alive or works as a recovery spin.' : null,
  );
};

const KIND =
  /\b(?:proper|real|really|actually|already|still|more (?:of|like)|or|just)\b.*\b(?:endurance|tempo|threshold|recovery|base|zone 2|z2|easy|steady|chaos|fartlek|race|mess\w*|junk|sweet ?spot)\b|\b(?:endurance|tempo|threshold|recovery|base|fartlek|steady|race sim\w*)\b.*\bor\b/;

/** What kind of session it was, where two kinds are put. */
export const whichKind: Direct = (sheet, { plain }) => {
  if (!KIND.test(plain) || !/\bor\b|\bproper\b|\breal\b/.test(plain)) return null;
  if (
    /\b(?:ftp|tomorrow|should|next|reps?|intervals?|why|laps?|hr|watch|strap|minutes|long|time)\b/.test(
      plain,
    )
  )
    return null;
  if (/\b(?:chaos|fartlek|mess\w*|race|steady|even)\b/.test(plain)) return byEvenness(sheet);
  const table = zoneTables(sheet)[0];
  const main = table && mainZone(sheet, table);
  const name = main && NAMES[main.zone];
  if (!main || !name) return null;
  return direct(
    sheet,
    say`${name}: ${main.share} of the time was ${main.name}.`,
    when(sheet, ['load.intensity'], (factor) =>
      factor ? say`The intensity factor was ${factor}.` : null,
    ),
    heartRateLine(sheet),
  );
};

const NAMES: Readonly<Record<string, string>> = {
  below: 'Recovery',
  '1': 'Recovery to easy endurance',
  '2': 'Endurance',
  '3': 'Already tempo',
  '4': 'Threshold',
  '5': 'Above threshold',
  above: 'Above threshold',
};

function byEvenness(sheet: FactSheet): ReturnType<Direct> {
  const index = sheet.get('power.variability');
  const [fast, slow] = extremes(sheet);
  const kind = sessionKind(sheet);
  const effort = effortLevel(sheet);
  const uneven = isWavy(sheet) || sheet.context.shape === 'stochastic';
  return direct(
    sheet,
    uneven
      ? `The effort went up and down: ${kind}${hardness(effort?.level)}.`
      : `By its shape this was ${kind}.`,
    index ? say`The variability index was ${index}.` : null,
    fast && slow ? say`Your kilometres went from ${fast} to ${slow}.` : null,
  );
}

function hardness(level: string | undefined): string {
  return level === undefined ? '' : ` and, for you, ${article(level)} ${level} one`;
}

function extremes(sheet: FactSheet) {
  const splits = sheet
    .all('splits.')
    .filter(({ key }) => /^splits\.\d+\.speed$/.test(key))
    .sort((a, b) => Number(b.value) - Number(a.value));
  return [splits[0], splits.at(-1)];
}

const TOO_FAST =
  /\b(?:too (?:quick|fast|hard)|slow enough|easy enough)\b.*\b(?:for (?:a|an|my) )?(?:long|easy|recovery|base|z2|zone 2) ?(?:run|ride|day|session|one)?\b/;

/** Too fast for a long or an easy one: by the one verdict, and the share of easy time. */
export const tooFastFor: Direct = (sheet, { plain }) => {
  const effort = effortLevel(sheet);
  if (!TOO_FAST.test(plain) || !effort || /\bnext\b/.test(plain)) return null;
  const long = /\blong\b/.test(plain);
  // Whether a run was easy by pace and by heart rate is a question of its own.
  if (!long && sheet.context.family === 'running') return null;
  const limit = long ? 'moderate' : 'easy';
  const fine = rankOf(effort.level) <= rankOf(limit);
  const table = sheet.context.family === 'running' ? 'heartRate' : zoneTables(sheet)[0];
  return direct(
    sheet,
    `${fine ? 'No, it was fine' : 'Yes, a little'}: ${article(effort.level)} ${effort.level} ${sessionNoun(sheet)} for you${mostly(sheet, table)}.`,
    heartRateLine(sheet),
  );
};

function mostly(sheet: FactSheet, table: Table | undefined): string {
  const main = table && mainZone(sheet, table);
  return main ? say`, with ${main.share} of the time ${main.name}` : '';
}
