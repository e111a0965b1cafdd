import { say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { energyLines, whatItWas } from './session-lines.js';
import type { Topic } from '../topic.js';

/** How far, how long, how fast, how many calories. */
export const basicsTopic: Topic = {
  id: 'basics',
  subject: 'distance, time and speed',
  cues: {
    5: [
      'how far',
      'average speed',
      'average pace',
      'top speed',
      'max speed',
      'calories',
      'kcal',
      'moving time',
    ],
    4: [
      'distance',
      'duration',
      'how fast',
      'burn',
      'burned',
      'elapsed',
      'when was this',
      'when was it',
      'what day',
      'which day',
    ],
    3: ['how long', 'speed', 'pace', 'energy', 'stopped', 'breaks', 'waits', 'lights', 'date'],
  },
  answer: (sheet, question) => ({
    finding: [
      /\bwhen\b|\bday\b|\bdate\b/.test(question)
        ? when(sheet, ['session.day'], (day) => (day ? say`It was on ${day}.` : null))
        : null,
      asked(sheet, question),
    ],
    evidence: [
      when(sheet, ['speed.average'], (average) =>
        average && sheet.context.family === 'cycling' ? say`Your speed averaged ${average}.` : null,
      ),
      when(sheet, ['speed.max'], (max) => (max ? say`The fastest moment was ${max}.` : null)),
      when(sheet, ['session.stopped'], (stopped) =>
        stopped ? say`On top of that, the timer stood still for ${stopped}.` : null,
      ),
      ...energyLines(sheet),
    ],
    meaning: [],
  }),
  suggestions: () => [],
};

const LENGTH = /\b(?:far|distance|km|kilomet\w+|miles?|long was)\b/;
const TIME = /\b(?:long|duration|time|minutes|mins|hours)\b/;
const SPEED = /\b(?:fast|speed|pace|average|avg)\b/;

/** The one of distance, time and speed that is asked for; a summary is no answer to it. */
function asked(sheet: FactSheet, question: string): Line {
  const [distance, duration, speed] = (
    ['session.distance', 'session.duration', 'speed.average'] as const
  ).map((key) => sheet.get(key));
  if (speed && SPEED.test(question)) return say`You averaged ${speed}.`;
  if (distance && duration && LENGTH.test(question) && !/\bhow long\b/.test(question))
    return say`You covered ${distance} in ${duration}.`;
  if (duration && TIME.test(question))
    return distance ? say`It took ${duration} for ${distance}.` : say`It took ${duration}.`;
  return whatItWas(sheet);
}
