import { pacingVerdict, type JudgedPacing } from '#coaching/domain/answer/pacing-verdict.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import { hardlyChanged, rose, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { intervalsTopic } from '../effort/intervals.topic.js';
import {
  heartRateMeanwhile,
  lastAgainstSecond,
  notJudged,
  pacingFinding,
  quartersLine,
} from './pacing-lines.js';
import type { Topic } from '../topic.js';

/** Did I fade at the end, was I even. */
export const pacingTopic: Topic = {
  id: 'pacing',
  cues: {
    5: [
      'fade',
      'faded',
      'fading',
      'out of steam',
      'weaker towards',
      'weaker at the end',
      'weaker in the last',
      'get weaker',
      'got weaker',
      'drop off',
      'dropped off',
      'fall off',
      'fell off',
    ],
    4: [
      'pacing',
      'paced',
      'finish strong',
      'slow down',
      'slowed down',
      'bonk',
      'bonked',
      'durability',
      'even effort',
      'consistent pace',
      'well paced',
    ],
    3: [
      'slowing',
      'last part',
      'final part',
      'towards the end',
      'weaker',
      'last quarter',
      'evenly',
    ],
    2: ['finish', 'end', 'die', 'tired', 'hold', 'held', 'drop', 'dropped'],
  },
  answer: (sheet, question) => {
    const verdict = pacingVerdict(sheet);
    if (!verdict.judged) {
      if (sheet.context.shape === 'intervals' && sheet.has('intervals.count'))
        return intervalsTopic.answer(sheet, question);
      return {
        finding: [notJudged(sheet, verdict, 'whether you faded')],
        evidence: [quartersLine(sheet), heartRates(sheet)],
        meaning: [],
      };
    }
    return {
      finding: [answered(question, verdict)],
      evidence: [quartersLine(sheet), heartRateMeanwhile(verdict) ?? UNKNOWN_WHY],
      meaning: [],
    };
  },
};

const UNKNOWN_WHY = 'Without heart rate I cannot tell tiredness from choice.';

const ASKS_WHETHER_FADED = /^(did|do|have|was|am) i\b.*\b(fad|slow|drop|di(e|ed)\b|bonk|tir|weak)/i;

/** A question that can be answered by yes or no gets its yes or no. */
function answered(question: string, verdict: JudgedPacing): string {
  const finding = pacingFinding(verdict);
  if (!ASKS_WHETHER_FADED.test(question.trim())) return finding;
  const { word, output } = verdict;
  // Output fell, but whether that was a fade is unknown: neither yes nor no.
  if (word === 'less') return `It may have been a fade: ${lastAgainstSecond(verdict)}.`;
  const yes = word === 'fade' || word === 'slight fade';
  const hardly = word === 'even' && output.trend === 'down' && !hardlyChanged(output);
  return (
    `${yes ? 'Yes' : hardly ? 'Hardly' : 'No'}, ` +
    `${finding.charAt(0).toLowerCase()}${finding.slice(1)}`
  );
}

function heartRates(sheet: FactSheet): Line {
  const change = sheet.get('pacing.end.heartRate');
  return change
    ? say`From the second quarter of the ${sessionNoun(sheet)} to the last your ${rose('heart rate', change)}.`
    : null;
}
