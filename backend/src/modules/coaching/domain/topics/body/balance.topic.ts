import { say, when, type Line } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

/**
 * Meters of this kind agree with themselves to about a point, so less is no change (ours).
 * Percentage points.
 */
const TELLING_POINTS = 1;

/** Left and right leg. */
export const balanceTopic: Topic = {
  id: 'balance',
  cues: {
    7: [
      'left right',
      'left and right',
      'leg balance',
      'pedal balance',
      'power balance',
      'torque',
      'pedal smoothness',
      'right leg',
      'left leg',
      'which leg',
      'stronger leg',
      'weaker leg',
      'between my legs',
      'l r balance',
      'lr balance',
    ],
    3: ['balance', 'left', 'legs'],
  },
  answer: (sheet, question) => {
    const right = sheet.get('power.balance.right');
    if (!right) {
      return {
        finding: [why(sheet)],
        evidence: [],
        meaning: [
          sheet.context.family === 'cycling'
            ? 'A power meter on both sides would make it answerable.'
            : 'A running sensor that tells both feet apart would be needed.',
        ],
      };
    }
    return {
      finding: [say`Your right leg gave ${right} of the power, and your left leg the rest.`],
      evidence: [
        halves(sheet),
        /torque|smooth/.test(question)
          ? `I can't tell about torque, because I only read the share of each leg.`
          : null,
      ],
      meaning: [
        'Small differences are usual, and meters differ too. A lasting change on the same ' +
          'bike says more than the number.',
      ],
    };
  },
};

function halves(sheet: FactSheet): Line {
  return when(
    sheet,
    ['power.balance.right.half.1', 'power.balance.right.half.2'],
    (first, second) => {
      if (!first || !second) return null;
      const same = Math.abs(Number(first.value) - Number(second.value)) < TELLING_POINTS;
      return say`In the first half of the ride it was ${first}, in the second half ${second}${same ? ', which is about the same' : ''}.`;
    },
  );
}

function why(sheet: FactSheet): Line {
  if (sheet.context.family === 'running')
    return `I can't tell about left and right, because this run holds no share of each foot.`;
  return (
    cannotTell(sheet, 'rightBalance', 'how your legs shared the work') ??
    cannotTell(sheet, 'power', 'how your legs shared the work') ??
    `I can't tell how your legs shared the work, because this ${sessionNoun(sheet)} holds no ` +
      'balance of the legs.'
  );
}
