import { fuller } from '#coaching/domain/answer/level.js';
import { say, when, type Line } from '#coaching/domain/answer/say.js';
import { list, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';
import type { FactKey } from '#coaching/domain/facts/registry/fact-key.js';

/**
 * Halves of a climb this close together are even, percent of power or of speed with hills taken out
 * (ours).
 */
const EVEN_WITHIN = 4;

/** How the longest climb was paced. */
export const climbPacingTopic: Topic = {
  id: 'climb-pacing',
  cues: {
    9: [
      'pacing right on the long climb',
      'pace the climb',
      'paced the climb',
      'pacing on the climb',
      'pacing right on the climb',
      'pacing on the long climb',
      'climb pacing',
      'pace the long climb',
      'paced the long climb',
      'pace the big climb',
      'paced the big climb',
      'pace the main climb',
      'pacing on the big climb',
      'pacing up',
      'pace the hill',
      'pacing on the hill',
      'split my power on the climb',
      'split my power on the main climb',
      'power on the main climb',
    ],
    3: ['long climb', 'biggest climb', 'longest climb', 'main climb', 'big climb'],
  },
  answer: (sheet) => {
    const what = 'how you paced the climb';
    if (!sheet.has('climbs.1.time')) {
      return {
        finding: [
          cannotTell(sheet, 'climbing', what) ??
            `I can't tell ${what}, because I find no climb in this ${sessionNoun(sheet)} ` +
              'that is long and steep enough.',
        ],
        evidence: [],
        meaning: [],
      };
    }
    const halves = both(sheet);
    return {
      finding: [
        halves
          ? verdict(sheet, halves)
          : `I can't tell ${what}, because neither power nor a pace with hills taken out is ` +
            'known for its halves.',
      ],
      evidence: [theClimb(sheet), heartRate(sheet), perKilo(sheet), grades(sheet)],
      meaning: [
        'On a climb an even effort is usually the fastest, with a little more where it is ' +
          'steepest.',
      ],
    };
  },
};

type Halves = readonly [first: FactKey, second: FactKey];

function both(sheet: FactSheet): Halves | null {
  const part = sheet.context.family === 'running' ? 'graded' : 'power';
  const keys: Halves = [`climbs.1.half.1.${part}`, `climbs.1.half.2.${part}`];
  return sheet.has(...keys) ? keys : null;
}

function verdict(sheet: FactSheet, keys: Halves): Line {
  return when(sheet, keys, (first, second) => {
    if (!first || !second) return null;
    const change = (Number(second.value) / Number(first.value) - 1) * 100;
    const word =
      Math.abs(change) <= EVEN_WITHIN
        ? 'Yes, it was even'
        : change < 0
          ? 'You began it harder than you ended it'
          : 'You built up through it';
    return say`${word}: ${first} in its lower half and ${second} in its upper half.`;
  });
}

function theClimb(sheet: FactSheet): Line {
  return when(
    sheet,
    ['climbs.1.length', 'climbs.1.gain', 'climbs.1.grade', 'climbs.1.time'],
    (length, gain, grade, time) =>
      length && gain && grade && time
        ? say`It was the climb with the most height: ${gain} over ${length} at ${grade}, in ${time}.`
        : null,
  );
}

function heartRate(sheet: FactSheet): Line {
  return when(sheet, ['climbs.1.half.1.heartRate', 'climbs.1.half.2.heartRate'], (first, second) =>
    first && second ? say`Heart rate averaged ${first} and then ${second}.` : null,
  );
}

function perKilo(sheet: FactSheet): Line {
  return when(sheet, ['climbs.1.perKg'], (watts) =>
    watts ? say`For your weight, that was ${watts} in all.` : null,
  );
}

function grades(sheet: FactSheet): Line {
  return fuller(sheet, () =>
    when(sheet, ['climbs.1.half.1.grade', 'climbs.1.half.2.grade'], (first, second) =>
      first && second
        ? `The slope was ${list([say`${first} first`, say`${second} after that`])}.`
        : null,
    ),
  );
}
