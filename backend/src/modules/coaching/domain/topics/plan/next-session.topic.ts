import type { Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { formLine, freshness, lastSevenDays } from '../fitness/fitness-lines.js';
import type { Topic } from '../topic.js';
import {
  BEGIN_AGAIN,
  careful,
  CHECK,
  easyRange,
  hardRange,
  idle,
  readiness,
  usualLength,
} from './plan-lines.js';

/** What to do next, within what the athlete is used to. */
export const nextSessionTopic: Topic = {
  id: 'plan-next',
  kinds: ['workout', 'history'],
  cues: {
    8: [
      'next session',
      'next workout',
      'next ride',
      'next run',
      'what should i do next',
      'what should i do tomorrow',
      'what to do next',
      'do next',
      'train next',
    ],
    5: ['suggest a workout', 'suggest a session', 'what should my next'],
  },
  answer: (sheet) => ({
    finding: [opening(sheet)],
    evidence: [
      careful(sheet),
      ['open', 'unsure'].includes(readiness(sheet)) && !idle(sheet) ? hardRange(sheet) : null,
      easyRange(sheet),
      usualLength(sheet),
      formLine(sheet),
      lastSevenDays(sheet),
    ],
    meaning: [CHECK],
  }),
};

function opening(sheet: FactSheet): Line {
  if (idle(sheet)) return BEGIN_AGAIN;
  switch (readiness(sheet)) {
    case 'rest':
      return (
        'Next, take a day off or a short easy session: your load says that you have done more ' +
        'than you are used to.'
      );
    case 'easy':
      return freshness(sheet) === 'loaded'
        ? 'Next, an easy session, since your load is above what you are used to.'
        : 'Next, an easy session or a day off, since this one was hard work.';
    case 'unsure':
      return (
        'Next, an easy session if this one felt hard, or some hard work if it did not: power ' +
        'and heart rate do not agree about it.'
      );
    case 'open':
      return sheet.kind === 'workout'
        ? 'Next may be a session with some hard work in it, since this one leaves room for that.'
        : 'Next may be a session with some hard work in it: your load leaves room for that.';
  }
}
