import { pacingVerdict } from '../answer/pacing-verdict.js';
import { say, when } from '../answer/say.js';
import { rose, sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { intervalEvenness } from './interval-lines.js';
import { heartRateMeanwhile, pacingFinding, pacingMeaning, quartersLine, whyNotFirm } from './pacing-lines.js';
import { whichIntervals } from './session-lines.js';
import type { Topic } from './topic.js';

/** Did I fade at the end, was I even, negative split. */
export const pacingTopic: Topic = {
  id: 'pacing',
  subject: 'your pacing and how you finished',
  cues: [
    ['fade', 5], ['faded', 5], ['fading', 5], ['pacing', 4], ['paced', 4], ['negative split', 5], ['positive split', 5],
    ['finish strong', 4], ['finish', 2], ['end', 2], ['slow down', 4], ['slowed down', 4], ['slowing', 3], ['bonk', 4], ['bonked', 4], ['die', 2],
    ['tired', 2], ['second half', 3], ['last part', 3], ['last quarter', 3], ['hold', 2], ['held', 2], ['drop', 2], ['dropped', 2], ['durability', 4],
    ['even effort', 4], ['evenly', 3], ['consistent pace', 4],
  ],
  answer: (sheet, question) => {
    const verdict = pacingVerdict(sheet);
    if (!verdict.judged) {
      return {
        finding: [say`I can't judge the pacing of this ${sessionNoun(sheet)} as a whole, because ${verdict.reason}.`],
        evidence: [whichIntervals(sheet), ...intervalEvenness(sheet)],
        meaning: [sheet.has('intervals.count') ? 'In a session like this, what counts is how even the work intervals are, so that is where I would look.' : null],
      };
    }
    const finding = pacingFinding(sheet, verdict);
    return {
      finding: [verdict.firm ? answered(question, verdict.word, finding) : finding],
      evidence: [whyNotFirm(sheet, verdict), quartersLine(sheet), heartRateMeanwhile(verdict), halvesLine(sheet)],
      meaning: [pacingMeaning(verdict)],
    };
  },
  suggestions: (sheet) => (pacingVerdict(sheet).judged ? ['Did I fade at the end?'] : []),
};

const ASKS_WHETHER_FADED = /^(did|do|have|was|am) i\b.*\b(fad|slow|drop|di(e|ed)\b|bonk|tir|weak)/i;

/** A question that can be answered by yes or no gets its yes or no. */
function answered(question: string, word: string, finding: string): string {
  if (!ASKS_WHETHER_FADED.test(question.trim())) return finding;
  const yes = word === 'faded' || word === 'eased';
  return `${yes ? 'Yes' : 'No'}, ${finding.charAt(0).toLowerCase()}${finding.slice(1)}`;
}

function halvesLine(sheet: FactSheet): string | null {
  if (sheet.context.family === 'running') {
    return when(sheet, ['pacing.half.1.output', 'pacing.half.2.output'], (first, second) =>
      first && second ? say`By halves it was ${first} and then ${second}.` : null,
    );
  }
  return when(sheet, ['pacing.halves.heartRate'], (change) => (change ? say`From the first half to the second your ${rose('heart rate', change)}.` : null));
}
