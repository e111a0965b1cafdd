import { pacingVerdict } from '../answer/pacing-verdict.js';
import { say, size, when, type Line } from '../answer/say.js';
import { fasterOrSlower, hardlyChanged, outputWord, sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { notJudged, quartersLine } from './pacing-lines.js';
import type { Topic } from './topic.js';

/** Ours: a first quarter stronger than the second by this much is a fast start, percent of output. */
const FAST_START = 3;

/** How the session began. */
export const startTopic: Topic = {
  id: 'start',
  subject: 'how fast you started',
  cues: {
    6: ['start too fast', 'start too hard', 'started too fast', 'started too hard', 'go out too', 'went out too', 'out too fast', 'out too hard'],
    3: ['start', 'started', 'beginning', 'first half', 'first quarter'],
    2: ['opening'],
  },
  answer: (sheet) => {
    const verdict = pacingVerdict(sheet);
    const change = sheet.get('pacing.start.output');
    if (!verdict.judged) return { finding: [notJudged(sheet, verdict, 'whether you started too fast')], evidence: [quartersLine(sheet)], meaning: [] };
    if (!change) return { finding: [`I can't tell whether you started too fast, because the first quarter has nothing to compare.`], evidence: [], meaning: [] };
    return {
      finding: [finding(sheet)],
      evidence: [quartersLine(sheet), heartRate(sheet)],
      meaning: [
        Number(change.value) >= FAST_START
          ? 'Starting harder than you go on is the usual way to fade; a calmer opening often makes the whole faster.'
          : 'A first quarter at or below the level of the second leaves room for the rest, so the start was not the problem.',
      ],
    };
  },
  suggestions: (sheet) => (pacingVerdict(sheet).judged && sheet.has('pacing.start.output') ? ['Did I start too fast?'] : []),
};

function finding(sheet: FactSheet): Line {
  return when(sheet, ['pacing.start.output'], (change) => {
    if (!change) return null;
    const pace = sheet.get('pacing.start.pace');
    const word = outputWord(change, sheet);
    const fast = Number(change.value) >= FAST_START;
    const opening = fast ? 'Yes, you started fast' : 'No, you did not start too fast';
    if (hardlyChanged(change)) return say`${opening}: the first quarter was on a level with the second (${change}).`;
    if (pace) return say`${opening}: your pace in the first quarter was ${fasterOrSlower(pace)} than in the second.`;
    return say`${opening}: ${word} in the first quarter was ${size(change)} ${change.trend === 'up' ? 'higher' : 'lower'} than in the second.`;
  });
}

function heartRate(sheet: FactSheet): Line {
  return when(sheet, ['pacing.quarter.1.heartRate', 'pacing.quarter.2.heartRate'], (first, second) =>
    first && second && first.display !== second.display ? say`Your heart rate was at ${first} there and at ${second} in the second quarter of the ${sessionNoun(sheet)}.` : null,
  );
}
