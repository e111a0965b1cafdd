import { after, say, size, when, type Line } from '#coaching/domain/answer/say.js';
import { effortName, rose, sessionNoun } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

/** Halves that differ by no more than this are called even, percent of effort. */
const EVEN_WITHIN = 1;

export const splitTopic: Topic = {
  id: 'split',
  cues: {
    7: ['neg split', 'neg splits', 'negative split', 'positive split', 'even split'],
    6: ['first and second half'],
    5: ['halves'],
    4: ['second half'],
    1: ['half'],
  },
  answer: (sheet) => ({
    finding: [
      finding(sheet) ??
        byDistance(sheet) ??
        cannotTell(sheet, 'splitDifference', 'how your halves compared') ??
        `I can't tell how your halves compared, because this ${sessionNoun(sheet)} holds ` +
          'nothing to compare.',
    ],
    evidence: sheet.has('pacing.halves.output')
      ? [onFoot(sheet) ? effort(sheet) : byTheClock(sheet), levels(sheet), heartRate(sheet)]
      : [
          sheet.has('halves.change.time')
            ? cannotTell(sheet, 'splitDifference', 'what hills had to do with it')
            : null,
        ],
    meaning: [
      !sheet.has('pacing.halves.output') && !sheet.has('halves.change.time')
        ? sheet.context.shape === 'intervals'
          ? 'Ask me how even they were.'
          : 'Ask me how hard it was, or how far. That I can tell.'
        : null,
      sheet.has('pacing.halves.output')
        ? 'A second half at least as strong as the first is usually the faster way to cover a ' +
          'distance. Halves that differ by hardly anything are called even.'
        : null,
    ],
  }),
};

/** Runners split by the clock; hills are another matter. */
function finding(sheet: FactSheet): Line {
  return onFoot(sheet) ? byDistance(sheet) : byEffort(sheet);
}

function onFoot(sheet: FactSheet): boolean {
  return (
    sheet.context.family === 'running' &&
    sheet.has('halves.1.time', 'halves.2.time', 'halves.change.time')
  );
}

/** "This was a positive split: the halves of the distance took 23:06 and 25:36." */
function byDistance(sheet: FactSheet): Line {
  return when(
    sheet,
    ['halves.1.time', 'halves.2.time', 'halves.change.time'],
    (first, second, change) => {
      if (!first || !second || !change) return null;
      const share = (Number(change.value) / Number(first.value)) * 100;
      const word =
        Math.abs(share) <= EVEN_WITHIN
          ? 'Your halves were even'
          : share < 0
            ? 'This was a negative split'
            : 'This was a positive split';
      return say`${word}: by the clock the halves of the distance took ${first} and ${second}.`;
    },
  );
}

/** What the hills hide: the same halves by effort. */
function effort(sheet: FactSheet): Line {
  return when(sheet, ['pacing.halves.output'], (change) => {
    if (!change) return null;
    const what = effortName(change);
    if (Math.abs(Number(change.value)) <= EVEN_WITHIN)
      return say`By effort they were even: ${what} in the second differed by only ${size(change)} from the first.`;
    return say`By effort the second half was the ${change.trend === 'up' ? 'stronger' : 'weaker'} one: ${what} was ${size(change)} ${change.trend === 'up' ? 'higher' : 'lower'} in it.`;
  });
}

function byEffort(sheet: FactSheet): Line {
  return when(sheet, ['pacing.halves.output'], (change) => {
    if (!change) return null;
    const what = effortName(change);
    if (size(change).text === '0%')
      return say`Your halves were even: ${what} was the same in both${after(change)}.`;
    if (Math.abs(Number(change.value)) <= EVEN_WITHIN)
      return say`Your halves were even: ${what} in the second differed by only ${size(change)} from the first${ground(sheet, change)}.`;
    const split = change.trend === 'up' ? 'This was a negative split' : 'This was a positive split';
    return say`${split}: ${what} was ${size(change)} ${change.trend === 'up' ? 'higher' : 'lower'} in the second half than in the first${ground(sheet, change)}.`;
  });
}

/** Percent of power (ours): further apart than this, halves as measured tell another story. */
const AS_MEASURED = 1.5;

/** On what ground a ride was judged, where its halves as measured differ otherwise. */
function ground(sheet: FactSheet, change: Fact): string {
  const [first, second] = [
    sheet.number('pacing.half.1.output'),
    sheet.number('pacing.half.2.output'),
  ];
  if (!change.about.includes('power') || first === null || second === null || first <= 0) return '';
  const measured = (second / first - 1) * 100;
  return Math.abs(measured - Number(change.value)) > AS_MEASURED
    ? ', judged on like ground and under power'
    : '';
}

function levels(sheet: FactSheet): Line {
  return when(sheet, ['pacing.half.1.output', 'pacing.half.2.output'], (first, second) =>
    first && second
      ? say`As measured, you averaged ${first} in the first half and ${second} in the second.`
      : null,
  );
}

function heartRate(sheet: FactSheet): Line {
  return when(sheet, ['pacing.second.heartRate'], (change) =>
    change ? say`Meanwhile your ${rose('heart rate', change)}.` : null,
  );
}

/** Stops and hills in it, as a race is timed. */
function byTheClock(sheet: FactSheet): Line {
  return when(sheet, ['halves.1.time', 'halves.2.time'], (first, second) =>
    first && second
      ? say`By the clock, stops and hills in it, the halves of the distance took ${first} and ${second}.`
      : null,
  );
}
