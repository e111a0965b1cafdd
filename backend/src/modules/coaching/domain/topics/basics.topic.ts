import { say, when } from '../answer/say.js';
import { energyLines, whatItWas } from './session-lines.js';
import type { Topic } from './topic.js';

/** How far, how long, how fast, how many calories. */
export const basicsTopic: Topic = {
  id: 'basics',
  subject: 'distance, time and speed',
  cues: [
    ['how far', 5], ['how long', 3], ['distance', 4], ['duration', 4], ['average speed', 5], ['average pace', 5], ['how fast', 4], ['speed', 3], ['pace', 3], ['top speed', 5], ['max speed', 5], ['calories', 5], ['kcal', 5],
    ['energy', 3], ['burn', 4], ['burned', 4], ['moving time', 5], ['elapsed', 4], ['stopped', 3], ['breaks', 3], ['date', 3],
  ],
  answer: (sheet) => ({
    finding: [whatItWas(sheet)],
    evidence: [
      when(sheet, ['speed.average'], (average) => (average && sheet.context.family === 'cycling' ? say`Your speed averaged ${average}.` : null)),
      when(sheet, ['speed.max'], (max) => (max ? say`The fastest moment was ${max}.` : null)),
      when(sheet, ['session.stopped'], (stopped) => (stopped ? say`On top of that, the timer stood still for ${stopped}.` : null)),
      ...energyLines(sheet),
    ],
    meaning: [],
  }),
  suggestions: () => [],
};
