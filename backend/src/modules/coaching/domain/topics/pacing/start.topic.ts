import { pacingVerdict, type JudgedPacing } from '#coaching/domain/answer/pacing-verdict.js';
import { say, size, when, type Line } from '#coaching/domain/answer/say.js';
import {
  fasterOrSlower,
  hardlyChanged,
  outputWord,
  sessionNoun,
} from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { notJudged, quartersLine } from './pacing-lines.js';
import type { Topic } from '../topic.js';

/**
 * Ours: a first quarter stronger than the second by this much is a fast start, percent of output.
 */
const FAST_START = 3;

/** How the session began. */
export const startTopic: Topic = {
  id: 'start',
  cues: {
    6: [
      'begin too fast',
      'began too fast',
      'begin too hard',
      'start too quick',
      'started too quickly',
      'start too quickly',
      'overdo the first',
      'overdid the first',
      'overdo the start',
      'overdid the start',
      'start too fast',
      'start too hard',
      'started too fast',
      'started too hard',
      'go out too',
      'went out too',
      'out too fast',
      'out too hard',
    ],
    3: ['start', 'started', 'beginning', 'first half', 'first quarter'],
    2: ['opening'],
  },
  answer: (sheet) => {
    const verdict = pacingVerdict(sheet);
    const change = sheet.get('pacing.start.output');
    const run = firstAgainstRest(sheet);
    if (run !== null && verdict.judged && verdict.word !== 'waves')
      return {
        finding: [run],
        evidence: [heartRates(sheet), quartersLine(sheet)],
        meaning: [meaning(verdict, fastFirst(sheet))],
      };
    if (!verdict.judged)
      return {
        finding: [notJudged(sheet, verdict, 'whether you started too fast')],
        evidence: [quartersLine(sheet)],
        meaning: [sheet.context.shape === 'intervals' ? 'Ask me how even they were.' : null],
      };
    if (verdict.word === 'waves')
      return {
        finding: [
          `I can't call your start too fast or too slow, because your effort came in waves ` +
            `all through this ${sessionNoun(sheet)}.`,
        ],
        evidence: [quartersLine(sheet)],
        meaning: [],
      };
    if (!change)
      return {
        finding: [
          `I can't tell whether you started too fast, because the first quarter has nothing ` +
            'to compare.',
        ],
        evidence: [],
        meaning: [],
      };
    return {
      finding: [finding(sheet)],
      evidence: [quartersLine(sheet), heartRate(sheet)],
      meaning: [meaning(verdict, Number(change.value) >= FAST_START)],
    };
  },
};

function finding(sheet: FactSheet): Line {
  return when(sheet, ['pacing.start.output'], (change) => {
    if (!change) return null;
    const pace = sheet.get('pacing.start.pace');
    const word = outputWord(change, sheet);
    const fast = Number(change.value) >= FAST_START;
    const opening = fast ? 'Yes, you started fast' : 'No, you did not start too fast';
    if (hardlyChanged(change))
      return say`${opening}: the first quarter was on a level with the second (${change}).`;
    if (pace)
      return say`${opening}: your pace in the first quarter was ${fasterOrSlower(pace)} than in the second.`;
    return say`${opening}: ${word} in the first quarter was ${size(change)} ${change.trend === 'up' ? 'higher' : 'lower'} than in the second.`;
  });
}

function heartRate(sheet: FactSheet): Line {
  return when(
    sheet,
    ['pacing.quarter.1.heartRate', 'pacing.quarter.2.heartRate'],
    (first, second) =>
      first && second && first.display !== second.display
        ? say`Your heart rate was at ${first} there and at ${second} in the second quarter of the ${sessionNoun(sheet)}.`
        : null,
  );
}

/** The first kilometre or mile of a run against everything after it, hills taken out. */
function firstAgainstRest(sheet: FactSheet): Line {
  return when(
    sheet,
    ['start.first.speed', 'start.rest.speed', 'start.change.pace'],
    (first, rest, change) => {
      if (!first || !rest || !change) return null;
      const graded = sheet.get('start.first.graded') && sheet.get('start.rest.graded');
      const [from, to] = graded
        ? [sheet.get('start.first.graded'), sheet.get('start.rest.graded')]
        : [first, rest];
      if (!from || !to) return null;
      const unit = sheet.context.units.distance === 'mi' ? 'mile' : 'kilometre';
      const how =
        Number(change.value) === 0
          ? `on a level with the rest`
          : say`${fasterOrSlower(change)} than the rest`;
      return say`${fastFirst(sheet) ? 'Yes, you started fast' : 'No, you did not start too fast'}: ${graded ? 'with hills taken out, ' : ''}your first ${unit} was ${how}, at ${from} against ${to}.`;
    },
  );
}

function fastFirst(sheet: FactSheet): boolean {
  const [first, rest] = [
    sheet.number('start.first.graded') ?? sheet.number('start.first.speed'),
    sheet.number('start.rest.graded') ?? sheet.number('start.rest.speed'),
  ];
  return first !== null && rest !== null && (first / rest - 1) * 100 >= FAST_START;
}

function heartRates(sheet: FactSheet): Line {
  return when(sheet, ['start.first.heartRate', 'start.rest.heartRate'], (first, rest) =>
    first && rest ? say`Heart rate averaged ${first} in it and ${rest} after it.` : null,
  );
}

/** What a fast start cost is seen at the end, not at the start. */
function meaning({ word }: JudgedPacing, fast: boolean): string {
  const paid = word === 'fade' || word === 'slight fade' || word === 'less';
  if (fast && paid)
    return (
      'Starting harder than you go on is the usual way to fade. A calmer opening often makes ' +
      'the whole faster.'
    );
  if (fast) return 'You did not pay for it at the end, so it did no visible harm.';
  return paid
    ? 'So what you lost later did not come from the start.'
    : 'That leaves room for the rest, which is how most good races begin.';
}
