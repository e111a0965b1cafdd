import type { Line } from '../answer/say.js';
import { sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { cannotTell, heartRateLine, intensityLine, whatItWas } from './session-lines.js';
import type { Topic } from './topic.js';

export const historyTopic: Topic = {
  id: 'history',
  subject: 'a comparison with other sessions',
  cues: {
    5: [
      'improving', 'improved', 'progress', 'last time', 'last week', 'last month', 'fitter', 'other rides', 'other runs', 'getting faster',
      'ctl', 'tsb', 'monotony',
    ],
    4: ['compare', 'compared', 'comparison', 'previous', 'better than', 'worse than', 'trend', 'fitness', 'personal best', 'pr', 'pb'],
    3: ['improve', 'usual', 'usually'],
    2: ['form', 'record'],
    1: ['before'],
  },
  answer: (sheet) => ({
    finding: [cannotTell(sheet, 'history', 'how this compares with your other sessions')],
    evidence: [forNow(sheet), intensityLine(sheet), heartRateLine(sheet)],
    meaning: [`A fair comparison needs a few ${sessionNoun(sheet)}s of the same kind, and similar conditions; one session never shows a trend.`],
  }),
  suggestions: () => [],
};

function forNow(sheet: FactSheet): Line {
  const line = whatItWas(sheet);
  return line === null ? null : `What I can put on record for later: ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
}
