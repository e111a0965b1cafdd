import { foremostAnswer, summaryAnswer } from '#coaching/domain/report/told-findings.js';
import type { Topic } from '../topic.js';

/** Asks what to think of it rather than what it was. */
const JUDGED =
  /\b(?:how (?:was|did)|stands? out|interesting|verdict|feedback|thoughts|think|good workout|go(?:ne)? well|take(?: |-)?away|make of)\b/;

export const summaryTopic: Topic = {
  id: 'summary',
  cues: {
    5: ['summary', 'summarize', 'summarise', 'overview', 'recap', 'how did i do', 'how did it go'],
    4: [
      'plain english',
      'how was my ride',
      'how was my run',
      'how was my workout',
      'what stands out',
      'what did i do',
      'kind of session',
      'what do you think',
    ],
    3: [
      'overall',
      'in short',
      'how was it',
      'how was this',
      'tell me about',
      'analyze',
      'analyse',
      'good workout',
      'feedback',
    ],
  },
  answer: (sheet, question) =>
    JUDGED.test(question) ? foremostAnswer(sheet) : summaryAnswer(sheet),
};
