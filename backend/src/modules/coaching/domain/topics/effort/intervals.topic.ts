import { inWords, say, when, type Line } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { across, firstToLast } from './interval-lines.js';
import { cannotTell, whichIntervals } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

/**
 * Ours: work intervals that lie closer together than this are called even. Percent of their
 * average.
 */
const EVEN_SPREAD = 5;
const UNEVEN_SPREAD = 12;

export const intervalsTopic: Topic = {
  id: 'intervals',
  cues: {
    5: ['interval', 'intervals', 'reps', 'repeats', 'repetitions', '400s', '800s'],
    4: ['rep', 'work bouts'],
    3: ['efforts', 'recoveries'],
    2: ['sets', 'vo2', 'consistent', 'consistency'],
  },
  answer: (sheet, question) => {
    const count = sheet.get('intervals.count');
    if (!count) {
      return {
        finding: [`I found no work intervals in this ${sessionNoun(sheet)}.`],
        evidence: [
          'Neither the laps you pressed nor the effort itself shows a pattern of hard and ' +
            'easy stretches.',
        ],
        meaning: [
          'If you did ride or run intervals, press the lap button at the start and the end ' +
            'of each next time, and they will be seen for certain.',
        ],
      };
    }
    if (count.value === 1)
      return {
        finding: [
          say`There was ${inWords(count)} work interval, so there is nothing to compare it with.`,
        ],
        evidence: [whichIntervals(sheet)],
        meaning: [],
      };
    return {
      finding: [...askedOf(sheet, question), opening(sheet)],
      evidence: [whichIntervals(sheet), sheet.has('intervals.lengths') ? null : across(sheet)],
      meaning: [],
    };
  },
};

function opening(sheet: FactSheet): Line {
  const lengths = sheet.get('intervals.lengths');
  if (lengths)
    return say`They were not of one length, from ${lengths}, so how even the whole set was says little.`;
  const spread = sheet.get('intervals.spread');
  if (!spread)
    return (
      firstToLast(sheet) ??
      'I have no power or speed for the single intervals, so I only know how long they were.'
    );
  return say`Your intervals were ${evenness(Number(spread.value))}: the strongest and the weakest were ${spread} apart.`;
}

function evenness(spread: number): string {
  if (spread <= EVEN_SPREAD) return 'very even';
  return spread <= UNEVEN_SPREAD ? 'fairly even' : 'uneven';
}

/** A measure that was named comes first, and it is that of the work alone. */
function askedOf(sheet: FactSheet, question: string): readonly Line[] {
  return [
    /\b(?:heart|hr|pulse|bpm)\b/.test(question) ? heartRateInWork(sheet) : null,
    /\b(?:cadence|rpm|spm|step|steps)\b/.test(question)
      ? when(sheet, ['intervals.cadence'], (cadence) =>
          cadence ? say`In the work intervals your cadence averaged ${cadence}.` : null,
        )
      : null,
  ];
}

function heartRateInWork(sheet: FactSheet): Line {
  return (
    when(sheet, ['intervals.heartRate', 'intervals.heartRateMax'], (average, max) =>
      average && max
        ? say`In the work intervals your heart rate averaged ${average} and peaked at ${max}.`
        : null,
    ) ?? cannotTell(sheet, 'heartRate', 'your heart rate in them')
  );
}
