import type { Topic } from '../topic.js';
import { weeksAnswer } from './weeks-answer.js';

/** What the last week was. */
export const recapTopic: Topic = {
  id: 'recap',
  kinds: ['history'],
  cues: {
    6: [
      'last week',
      'this week',
      'over the last week',
      'past week',
      'week recap',
      'recap',
      'how was my week',
      'how was my training',
      'how is my training',
    ],
    5: [
      'summary',
      'summarize',
      'summarise',
      'overview',
      'how much did i',
      'how many workouts',
      'how far did i',
      'training volume',
      'volume',
      'how is it going',
      'how am i doing',
    ],
    4: [
      'week',
      'weekly',
      'training load',
      'load',
      'tss',
      'hours',
      'kilometres',
      'miles',
      'distance',
    ],
    3: ['training', 'lately', 'recently', 'month'],
  },
  answer: weeksAnswer,
};
