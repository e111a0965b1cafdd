import { fuller } from '#coaching/domain/answer/level.js';
import { pacingVerdict } from '#coaching/domain/answer/pacing-verdict.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { effortLevel, effortLine, effortMeaning, tooLittle } from '../effort/effort-lines.js';
import { firstToLast } from '../effort/interval-lines.js';
import { heartRateMeanwhile, pacingFinding } from '../pacing/pacing-lines.js';
import {
  heartRateLine,
  intensityLine,
  mainZoneLine,
  whatItWas,
  whichIntervals,
  zoneTables,
} from './session-lines.js';
import type { Topic } from '../topic.js';

export const summaryTopic: Topic = {
  id: 'summary',
  subject: 'the session as a whole',
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
  answer: (sheet) => ({
    finding: [whatItWas(sheet)],
    evidence: [
      whichIntervals(sheet),
      sheet.context.shape === 'intervals' ? firstToLast(sheet) : null,
      effortLine(sheet) ?? tooLittle(sheet),
      fuller(sheet, () => intensityLine(sheet)),
      heartRateLine(sheet),
      zoneLine(sheet),
      ...pacingLines(sheet),
    ],
    meaning: [effortMeaning(effortLevel(sheet))],
  }),
  suggestions: () => ['Give me a summary in plain English.'],
};

function zoneLine(sheet: FactSheet): string | null {
  const table = zoneTables(sheet)[0];
  return table ? mainZoneLine(sheet, table) : null;
}

function pacingLines(sheet: FactSheet): readonly (string | null)[] {
  const verdict = pacingVerdict(sheet);
  return verdict.judged ? [pacingFinding(verdict), heartRateMeanwhile(verdict)] : [];
}
