import { pacingVerdict } from '../answer/pacing-verdict.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { effortLevel, effortLine, effortMeaning } from './effort-lines.js';
import { firstToLast } from './interval-lines.js';
import { heartRateMeanwhile, pacingFinding } from './pacing-lines.js';
import { heartRateLine, intensityLine, mainZoneLine, whatItWas, whichIntervals, zoneTables } from './session-lines.js';
import type { Topic } from './topic.js';

export const summaryTopic: Topic = {
  id: 'summary',
  subject: 'the session as a whole',
  cues: [
    ['summary', 5], ['summarize', 5], ['summarise', 5], ['overview', 5], ['recap', 5], ['overall', 3], ['in short', 3], ['plain english', 4], ['how did i do', 5],
    ['how did it go', 5], ['how was my ride', 4], ['how was my run', 4], ['how was my workout', 4], ['how was it', 3], ['how was this', 3], ['tell me about', 3],
    ['what stands out', 4], ['analyze', 3], ['analyse', 3], ['good workout', 3], ['feedback', 3], ['what did i do', 4], ['kind of session', 4], ['what do you think', 4],
  ],
  answer: (sheet) => ({
    finding: [whatItWas(sheet)],
    evidence: [whichIntervals(sheet), sheet.context.shape === 'intervals' ? firstToLast(sheet) : null, effortLine(sheet), intensityLine(sheet), heartRateLine(sheet), zoneLine(sheet), ...pacingLines(sheet)],
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
