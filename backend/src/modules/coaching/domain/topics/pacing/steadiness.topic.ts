import { say, type Line } from '#coaching/domain/answer/say.js';
import { isSurging, isWavy, sessionKind, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { quartersLine } from './pacing-lines.js';
import { cannotTell, whichIntervals } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

export const steadinessTopic: Topic = {
  id: 'steadiness',
  subject: 'how steady your effort was',
  cues: {
    5: ['steady', 'steadily', 'steadiness'],
    4: [
      'smooth',
      'how even',
      'nice and even',
      'power even',
      'even power',
      'surges',
      'variability',
      'stop and go',
    ],
    3: ['constant', 'uneven'],
    2: ['even'],
  },
  answer: (sheet, question) => {
    const { shape } = sheet.context;
    const named =
      /variability index|\bvi\b/.test(question) && sheet.context.family === 'cycling'
        ? cannotTell(sheet, 'power', 'your variability index')
        : null;
    if (named !== null)
      return {
        finding: [named],
        evidence: [],
        meaning: ['It is worked out from power, so a power meter would make it answerable.'],
      };
    if (shape === 'unknown') {
      return {
        finding: [
          'I could not make out how steady your effort was, because this recording shows no ' +
            'clear pattern.',
        ],
        evidence: [quartersLine(sheet)],
        meaning: [],
      };
    }
    return {
      finding: [
        isWavy(sheet)
          ? 'Not quite: your ' +
            `${isSurging(sheet) ? 'power went up and down a good deal' : 'effort went up and down from quarter to quarter'}.`
          : `${OPENING[shape]} ${sentence(sheet)}.`,
      ],
      evidence:
        shape === 'intervals' ? [whichIntervals(sheet)] : [variability(sheet), quartersLine(sheet)],
      meaning: [MEANING[shape]],
    };
  },
  suggestions: (sheet) =>
    sheet.context.shape === 'unknown' ? [] : ['Did I keep a steady effort?'],
};

const OPENING = {
  steady: 'Yes,',
  rolling: 'Mostly,',
  stochastic: 'No,',
  intervals: 'It was not meant to be steady:',
  race: 'Mostly:',
} as const;

const MEANING = {
  steady:
    'For endurance that is what you want: no minute wasted and none that has to be paid back.',
  rolling:
    'Hills, wind or company explain such a pattern; on the flat and alone you could hold it ' +
    'closer together.',
  stochastic:
    'Groups, traffic and trails do this. It is tiring in its own way, and no fault where the ' +
    'course asks for it.',
  intervals:
    'So evenness over the whole is the wrong yardstick here; ask me how even the intervals were.',
  race:
    'At race effort an even pace is the fastest one; what moves it is the course, the wind and ' +
    'the others.',
} as const;

function sentence(sheet: FactSheet): string {
  if (sheet.context.shape === 'rolling') return 'with some ups and downs on the way';
  return sheet.context.shape === 'intervals'
    ? `this was ${sessionKind(sheet)}, with hard and easy parts on purpose`
    : `this was ${sessionKind(sheet)}`;
}

function variability(sheet: FactSheet): Line {
  const index = sheet.get('power.variability');
  const usual = sheet.get('constant.variability');
  return index && usual
    ? say`The variability index of this ${sessionNoun(sheet)} was ${index}; evenly ridden ones come out at ${usual}.`
    : null;
}
