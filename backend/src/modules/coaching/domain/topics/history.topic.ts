import type { Line } from '../answer/say.js';
import { sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { cannotTell, heartRateLine, intensityLine, whatItWas } from './session-lines.js';
import type { Topic } from './topic.js';

export const historyTopic: Topic = {
  id: 'history',
  subject: 'a comparison with other sessions',
  cues: [
    ['compare', 4], ['compared', 4], ['comparison', 4], ['improving', 5], ['improve', 3], ['improved', 5], ['progress', 5], ['last time', 5], ['last week', 5], ['last month', 5], ['previous', 4],
    ['before', 1], ['better than', 4], ['worse than', 4], ['trend', 4], ['fitter', 5], ['fitness', 4], ['form', 2], ['usual', 3], ['usually', 3], ['other rides', 5], ['other runs', 5], ['getting faster', 5],
    ['personal best', 4], ['record', 2], ['pr', 4], ['pb', 4], ['ctl', 5], ['tsb', 5], ['monotony', 5],
  ],
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
