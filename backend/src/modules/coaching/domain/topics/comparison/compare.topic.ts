import type { Answer } from '#coaching/domain/answer/answer.js';
import { fuller } from '#coaching/domain/answer/level.js';
import { bare, say, size, when, type Line } from '#coaching/domain/answer/say.js';
import { capitalized, list, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Topic } from '../topic.js';
import {
  allMeasures,
  isComparable,
  isSame,
  isSameInAll,
  measureLine,
  measuresFor,
  notesFor,
  others,
  placeOf,
  whyNot,
} from './compared.js';
import { contestIn, subjectIn } from './contest.js';
import { levelLine } from './level-of.js';
import { asksFitness, fitter } from './fitter.js';
import { asksSameOutput, sameOutput } from './same-output.js';
import { days, whichOne } from './which-one.js';

/**
 * Two or three workouts side by side: what differs, what is the same, and what may not be compared.
 */
export const compareTopic: Topic = {
  id: 'compare',
  subject: 'how these workouts compare',
  kinds: ['comparison'],
  cues: {
    6: [
      'compare',
      'comparison',
      'which was better',
      'which one was better',
      'which was harder',
      'which one was harder',
      'difference between',
      'what changed',
      'side by side',
      'which ride',
      'which run',
      'which workout',
    ],
    5: [
      'better',
      'harder',
      'faster',
      'slower',
      'stronger',
      'fitter',
      'easier',
      'longer',
      'shorter',
      'hardest',
      'easiest',
      'fastest',
      'slowest',
      'strongest',
      'longest',
      'shortest',
      'tougher',
      'toughest',
      'highest',
      'lowest',
      'hillier',
      'warmer',
      'fitness',
      'differ',
      'difference',
      'different',
      'improve',
      'improved',
      'improving',
      'progress',
      'summary',
      'overview',
      'tell me about',
      'these',
    ],
    4: [
      'heart rate',
      'hr',
      'power',
      'watts',
      'pace',
      'speed',
      'cadence',
      'efficiency',
      'drift',
      'decoupling',
      'climbing',
      'elevation',
      'temperature',
      'heat',
      'hot',
      'distance',
      'duration',
      'tss',
      'load',
      'zones',
      'zone',
      'np',
    ],
    3: [
      'hard',
      'fast',
      'long',
      'how did',
      'effort',
      'tempo',
      'steady',
      'weather',
      'more',
      'less',
      'both',
      'last',
    ],
  },
  answer: (sheet, question, asked) => {
    const pair = laterPair(sheet, question);
    if (pair) return ofTwo(sheet, pair);
    if (asksSameOutput(question)) return sameOutput(sheet);
    if (asksFitness(question)) return fitter(sheet);
    const contest = contestIn(question, asked?.channels ?? []);
    if (contest) return whichOne(sheet, contest, asked?.why ?? false);
    const named = measuresFor(sheet, asked?.channels ?? [], question);
    return named.length > 0 && !/\b(?:overall|summary)\b/.test(question)
      ? oneByOne(sheet, named)
      : whole(sheet);
  },
  suggestions: (sheet) => [`How do these ${sessionNoun(sheet)}s compare?`],
};

/**
 * "The second and the third" of three: `W2` and `W3`; null where the first is one of them or
 * nothing is named.
 */
function laterPair(sheet: FactSheet, question: string): readonly string[] | null {
  const named = [
    ...new Set(
      [...question.matchAll(/\b(?:first|1st|second|2nd|third|3rd)\b/g)].map(([word]) =>
        subjectIn(word),
      ),
    ),
  ].flatMap((name) => name ?? []);
  return sheet.extras.subjects.length === 3 && named.length === 2 && !named.includes('W1')
    ? named.sort()
    : null;
}

/**
 * Two that are not held against the first: their values side by side, and effort only where all
 * three are of one kind.
 */
function ofTwo(sheet: FactSheet, pair: readonly string[]): Answer {
  const running = sheet.context.family === 'running';
  const always = allMeasures(
    sheet,
    'trainingStress',
    'heartRateLoad',
    'movingTime',
    'distance',
    'climbing',
    'temperature',
  );
  const alike = !others(sheet).some((other) => sheet.unknown(`delta.${other}`));
  const effort = alike
    ? allMeasures(
        sheet,
        ...(running ? ['pace', 'gradeAdjustedPace'] : ['normalizedPower', 'speed']),
        'heartRate',
      )
    : [];
  const [finding, ...evidence] = [...effort, ...always]
    .map((measure) => measureLine(sheet, measure, pair))
    .filter((line) => line !== null);
  return {
    finding: [finding ?? `I can't compare those two, because they have no value in common.`],
    evidence,
    meaning: [
      alike
        ? null
        : 'Power, pace and heart rate of different kinds of session say little side by side, ' +
          'so they are left out.',
    ],
  };
}

function oneByOne(sheet: FactSheet, named: ReturnType<typeof measuresFor>): Answer {
  const lines = named.map((measure) => measureLine(sheet, measure)).filter((line) => line !== null);
  const refused = named.map((measure) => whyNot(sheet, measure)).filter((line) => line !== null);
  const [first, ...rest] = lines;
  return {
    finding: [first ?? refused[0] ?? `I can't compare that, because it was not recorded in both.`],
    evidence: [...rest, ...(first ? refused.slice(0, 1) : [])],
    meaning: [...notesFor(sheet, named).slice(0, 2)],
  };
}

function whole(sheet: FactSheet): Answer {
  const running = sheet.context.family === 'running';
  const ids = running
    ? [
        'distance',
        'movingTime',
        'pace',
        'gradeAdjustedPace',
        'heartRate',
        'efficiencyFactor',
        'decoupling',
        'temperature',
      ]
    : [
        'distance',
        'movingTime',
        'normalizedPower',
        'speed',
        'heartRate',
        'efficiencyFactor',
        'decoupling',
        'trainingStress',
        'temperature',
      ];
  const measures = allMeasures(sheet, ...ids).filter((measure) => isComparable(sheet, measure));
  const alike = measures.filter((measure) => isSameInAll(sheet, measure));
  const differing = measures.filter((measure) => !alike.includes(measure));
  return {
    finding: [verdict(sheet)],
    evidence: [
      days(sheet),
      levelLine(sheet),
      ...reps(sheet),
      ...differing.map((measure) => measureLine(sheet, measure)),
      matched(sheet),
      alike.length > 0
        ? 'About the same within what can be measured: ' +
          `${list(alike.map(({ name }) => name.toLowerCase()))}.`
        : null,
      ...unlike(sheet),
    ],
    meaning: [
      ...notes(sheet).slice(0, 2),
      fuller(
        sheet,
        () =>
          'A difference counts only where it is larger than the noise of measuring. One pair ' +
          'is no trend.',
      ),
    ],
  };
}

/**
 * The fairest word there is: heart rate at one output, else output for each beat; or why there is
 * none.
 */
function verdict(sheet: FactSheet): Line {
  const said = others(sheet).map((other) => ofOne(sheet, other));
  return said.join(' ');
}

function ofOne(sheet: FactSheet, other: string): string {
  const place = placeOf(other);
  const shape = sheet.unknown(`delta.${other}`);
  if (shape)
    return say`${capitalized(place)} can't be compared with the first in effort, because ${shape}.`;
  const beats = sheet.get(`delta.${other}.matched.heartRate`);
  const output = sheet.get('matched.output');
  if (beats && output) {
    if (isSame(beats))
      return say`${capitalized(place)} cost about the same: at ${output}, heart rate differed by only ${size(beats)} from the first.`;
    return say`${capitalized(place)} cost you ${beats.trend === 'up' ? 'more' : 'fewer'} heart beats: at ${output}, heart rate was ${size(beats)} ${beats.trend === 'up' ? 'higher' : 'lower'} than in the first.`;
  }
  const judged = sheet.get(`verdict.${other}.efficiencyFactor`);
  if (judged)
    return say`Going by output for each heart beat, ${place} compares with the first as: ${judged}.`;
  const power =
    sheet.get(`delta.${other}.reps.power`) ??
    sheet.get(`delta.${other}.reps.pace`) ??
    sheet.get(`delta.${other}.normalizedPower`) ??
    sheet.get(`delta.${other}.gradeAdjustedPace`) ??
    sheet.get(`delta.${other}.speed`);
  const name = power?.about.includes('power') ? 'power' : 'speed';
  if (power && isSame(power))
    return say`${capitalized(place)} was about the same as the first in ${name} (${power}).`;
  if (power)
    return say`${capitalized(place)} was ${power.trend === 'up' ? 'stronger' : 'weaker'} than the first in ${name}, by ${size(power)}.`;
  return (
    `I can't say which of them was better, because they hold too little that can be held side ` +
    'by side.'
  );
}

/** Intervals of one plan, the work against the work. */
function reps(sheet: FactSheet): readonly Line[] {
  if (sheet.context.shape !== 'intervals') return [];
  const work = sheet.extras.subjects.flatMap(({ name }) => {
    const output = sheet.get(`${name}.intervals.output`);
    const set = sheet.get(`${name}.intervals.pattern`) ?? sheet.get(`${name}.intervals.count`);
    return output && set ? [say`${set} at ${output} in ${placeOf(name)}`] : [];
  });
  const trends = sheet.extras.subjects.flatMap(({ name }) => {
    const change = sheet.get(`${name}.intervals.trend`);
    return change ? [say`${change} in ${placeOf(name)}`] : [];
  });
  const beats = when(sheet, ['delta.W2.reps.heartRate'], (change) =>
    change
      ? isSame(change)
        ? say`Heart rate in the work was about the same (${change}).`
        : say`Heart rate in the work was ${size(change)} ${change.trend === 'up' ? 'higher' : 'lower'} in the second.`
      : null,
  );
  return [
    work.length > 1 ? `The work intervals: ${list(work)}.` : null,
    beats,
    trends.length > 1
      ? `From the first to the last interval the output changed by ${list(trends)}.`
      : null,
  ];
}

/** Of sessions that are not alike, what each of them was. */
function unlike(sheet: FactSheet): readonly Line[] {
  if (!others(sheet).some((other) => sheet.unknown(`delta.${other}`))) return [];
  const levels = sheet.extras.subjects.flatMap(({ name }) => {
    const level = sheet.get(`${name}.power.normalized`) ?? sheet.get(`${name}.speed.average`);
    return level ? [say`${level} in ${placeOf(name)}`] : [];
  });
  return [levels.length > 1 ? `Each for itself came to ${list(levels)}.` : null];
}

function matched(sheet: FactSheet): Line {
  const rows = sheet.extras.subjects.flatMap(({ name }) => {
    const beats = sheet.get(`${name}.matched.heartRate`);
    return beats ? [say`${beats} in ${placeOf(name)}`] : [];
  });
  return rows.length > 1 ? `Heart rate at that same output: ${list(rows)}.` : null;
}

function notes(sheet: FactSheet): readonly Line[] {
  const seen = new Set<string>();
  return sheet
    .all('note.')
    .filter(({ display }) => !seen.has(display) && seen.add(display))
    .map((note) => say`${bare(note)}.`);
}
