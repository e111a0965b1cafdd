import { say, when } from '#coaching/domain/answer/say.js';
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
      whatItWas(sheet),
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
