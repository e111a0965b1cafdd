import { deep } from '#coaching/domain/answer/level.js';
import { bare, say, when, type Line } from '#coaching/domain/answer/say.js';
import { list, sessionNoun } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { bestsLine } from './best-stretches.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

const HALF_MARATHON = 21_097.5;
const MARATHON = 42_195;

/** The race time that an all-out effort predicts, as a range with its reason. */
export const predictionTopic: Topic = {
  id: 'prediction',
  cues: {
    7: [
      'predict',
      'prediction',
      'predicted',
      'race time',
      'could i run',
      'can i run',
      'marathon prediction',
      'finish time',
    ],
    6: ['equivalent', 'race potential', 'what race', 'which race'],
    4: ['marathon', 'half marathon', 'potential', '10k', '5k'],
  },
  answer: (sheet, question) => {
    if (sheet.context.family === 'cycling') {
      return {
        finding: [
          `I can't predict a race from this ride, because the course and the wind decide as ` +
            'much as your power does.',
        ],
        evidence: [],
        meaning: ['Ask me what your power curve shows instead.'],
      };
    }
    const races = racesFor(sheet, question);
    if (races.length === 0)
      return {
        finding: [atLeast(sheet, question), none(sheet, atLeast(sheet, question) !== null)],
        evidence: [bestsLine(sheet)],
        meaning: ['A race would show it. So would an all-out test over a few kilometres.'],
      };
    return {
      finding: [finding(sheet, races)],
      evidence: [source(sheet), basis(sheet), deep(sheet, () => formulas(sheet, races[0]))],
      meaning: [
        'The range is for a flat course, a good day, and training that fits the distance.',
        races.some(({ key }) => key.endsWith(`.${MARATHON}`))
          ? 'A marathon often takes longer than formulas say. How much you run in a week ' +
            'decides more than any of them.'
          : null,
      ],
    };
  },
};

const DISTANCES: readonly (readonly [RegExp, number])[] = [
  [/\bhalf(?: |-)?marathon\b/, HALF_MARATHON],
  [/\bmarathon\b/, MARATHON],
  [/\b10 ?k(?:m)?\b/, 10_000],
  [/\b5 ?k(?:m)?\b/, 5000],
];

/** The race that was asked for, or all of them. "Marathon from this half" asks for the marathon. */
function racesFor(sheet: FactSheet, question: string): readonly Fact[] {
  const all = sheet.all('prediction.').filter(({ key }) => /^prediction\.\d+(?:\.\d+)?$/.test(key));
  const plain = question
    .toLowerCase()
    .replace(/\bfrom (?:this|the|my) (?:half|race|10k|5k|run).*$/, '');
  const named = DISTANCES.find(([words]) => words.test(plain))?.[1];
  const one = named === undefined ? [] : all.filter(({ key }) => key === `prediction.${named}`);
  return one.length > 0 ? one : all;
}

function finding(sheet: FactSheet, races: readonly Fact[]): Line {
  const [only] = races;
  const point =
    only && sheet.get(`predictions.${Number(only.key.replace('prediction.', ''))}.riegel`);
  if (only && point && races.length === 1)
    return say`About ${point} for ${named(only)}, in a range of ${only}.`;
  const ranges = races.map((race) => say`${nameOf(race)} in ${race}`);
  return `Going by this run, an all-out race should land here: ${list(ranges)}.`;
}

function nameOf({ label }: Fact): string {
  return label.replace(/^Predicted (.*), from.*$/, '$1');
}

/** `a half marathon`, `10 km`. */
function named(race: Fact): string {
  return /^\d/.test(nameOf(race)) ? nameOf(race) : `a ${nameOf(race)}`;
}

function source(sheet: FactSheet): Line {
  return when(sheet, ['predictions.source'], (effort) =>
    effort ? say`It rests on your ${effort.label.replace(/^.*, /, '')}, in ${effort}.` : null,
  );
}

/** How sure it is that this was all-out. */
function basis(sheet: FactSheet): Line {
  return when(sheet, ['prediction.vdot.note'], (note) => (note ? say`${bare(note)}.` : null));
}

function formulas(sheet: FactSheet, race: Fact | undefined): Line {
  if (!race) return null;
  const metres = Number(race.key.replace('prediction.', ''));
  return when(
    sheet,
    [`predictions.${metres}.riegel`, `predictions.${metres}.vdot`],
    (riegel, vdot) =>
      riegel && vdot ? say`Riegel's formula gives ${riegel}, and equal VDOT gives ${vdot}.` : null,
  );
}

/**
 * A distance that this very run held says what can be run at least, whatever is missing for more.
 */
function atLeast(sheet: FactSheet, question: string): Line {
  const metres = DISTANCES.find(([words]) => words.test(question.toLowerCase()))?.[1];
  const effort = metres === undefined ? undefined : sheet.get(`efforts.${metres}.time`);
  return effort
    ? say`At least what you ran here: ${effort.label.replace(/^Best /, '')} in ${effort}.`
    : null;
}

function none(sheet: FactSheet, more: boolean): Line {
  return (
    cannotTell(
      sheet,
      'vdot',
      more ? 'what an all-out race would bring' : 'what race you could run',
    ) ??
    `I can't predict a race from this ${sessionNoun(sheet)}, because nothing in it can be ` +
      'taken as all you had.'
  );
}
