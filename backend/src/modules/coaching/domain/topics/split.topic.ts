import { after, say, size, when, type Line } from '../answer/say.js';
import { effortName, rose, sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { cannotTell } from './session-lines.js';
import type { Topic } from './topic.js';

/** Halves that differ by no more than this are called even, percent of effort. */
const EVEN_WITHIN = 1;

export const splitTopic: Topic = {
  id: 'split',
  subject: 'how your halves compared',
  cues: {
    7: ['negative split', 'positive split', 'even split'],
    6: ['first and second half'],
    5: ['halves'],
    4: ['second half'],
    1: ['half'],
  },
  answer: (sheet) => ({
    finding: [finding(sheet) ?? cannotTell(sheet, 'splitDifference', 'how your halves compared') ?? `I can't tell how your halves compared, because this ${sessionNoun(sheet)} holds nothing to compare.`],
    evidence: sheet.has('pacing.halves.output') ? [byTheClock(sheet), levels(sheet), heartRate(sheet)] : [],
    meaning: [!sheet.has('pacing.halves.output') ? (sheet.context.shape === 'intervals' ? 'Ask me how even they were.' : 'Ask me how hard it was, or how far. That I can tell.') : null, sheet.has('pacing.halves.output') ? 'A second half at least as strong as the first is usually the faster way to cover a distance. Halves that differ by hardly anything are called even.' : null],
  }),
  suggestions: (sheet) => (sheet.has('pacing.halves.output') && sheet.context.family === 'running' ? ['Did I run a negative split?'] : []),
};

function finding(sheet: FactSheet): Line {
  return when(sheet, ['pacing.halves.output'], (change) => {
    if (!change) return null;
    const what = effortName(change);
    if (size(change).text === '0%') return say`Your halves were even: ${what} was the same in both${after(change)}.`;
    if (Math.abs(Number(change.value)) <= EVEN_WITHIN) return say`Your halves were even: ${what} in the second differed by only ${size(change)} from the first.`;
    const split = change.trend === 'up' ? 'This was a negative split' : 'This was a positive split';
    return say`${split}: ${what} was ${size(change)} ${change.trend === 'up' ? 'higher' : 'lower'} in the second half than in the first.`;
  });
}

function levels(sheet: FactSheet): Line {
  return when(sheet, ['pacing.half.1.output', 'pacing.half.2.output'], (first, second) => (first && second ? say`As measured, you averaged ${first} in the first half and ${second} in the second.` : null));
}

function heartRate(sheet: FactSheet): Line {
  return when(sheet, ['pacing.second.heartRate'], (change) => (change ? say`Meanwhile your ${rose('heart rate', change)}.` : null));
}

/** Stops and hills in it, as a race is timed. */
function byTheClock(sheet: FactSheet): Line {
  return when(sheet, ['halves.1.time', 'halves.2.time'], (first, second) => (first && second ? say`By the clock, stops and hills in it, the halves of the distance took ${first} and ${second}.` : null));
}
