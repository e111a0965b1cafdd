import { deep, worded } from '#coaching/domain/answer/level.js';
import { say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

/** Share of the reserve that is called nearly used up, and well used; percent (ours). */
const NEARLY_EMPTY = 15;
const WELL_USED = 50;
/** What is left of a reserve that nothing was taken from. */
const WHOLE = 99.5;

/** The work capacity above critical power. */
export const wPrimeTopic: Topic = {
  id: 'w-prime',
  subject: 'your reserve above critical power',
  cues: {
    9: [
      'wprime',
      'w prime',
      'wbal',
      'w bal',
      'w balance',
      'anaerobic capacity',
      'anaerobic reserve',
      'deplete w',
    ],
    7: ['deplete', 'depleted', 'matches'],
    5: ['anaerobic', 'reserve', 'battery'],
  },
  answer: (sheet) => {
    if (!sheet.has('wPrime.minimum')) {
      return {
        finding: [why(sheet)],
        evidence: [],
        meaning: ['A few all-out efforts would show them. Make some short and some long.'],
      };
    }
    return {
      finding: [finding(sheet)],
      evidence: [capacity(sheet), model(sheet)],
      meaning: [
        'Another model gives another number, so read it as a rough gauge and not as a tank.',
        deep(
          sheet,
          () =>
            'The integral form refills by one fixed time constant and stays higher; the ' +
            'differential form refills by how far below critical power you ride.',
        ),
      ],
    };
  },
  suggestions: (sheet) =>
    sheet.has('wPrime.minimum') ? ['Did I use up my reserve above critical power?'] : [],
};

function finding(sheet: FactSheet): Line {
  return when(
    sheet,
    ['wPrime.minimum', 'wPrime.minimumShare', 'wPrime.minimumAt', 'wPrime.model'],
    (lowest, share, at, model) => {
      if (!lowest || !share || !at || !model) return null;
      if (Number(share.value) >= WHOLE) {
        return worded(
          sheet,
          () =>
            say`No: your reserve for hard efforts stayed whole, with ${share} of it left throughout.`,
          () => say`No: your W\u2032 balance stayed whole, at ${lowest} or ${share} throughout.`,
        );
      }
      const word =
        Number(share.value) <= NEARLY_EMPTY
          ? 'Yes, nearly'
          : Number(share.value) <= WELL_USED
            ? 'In good part'
            : 'No';
      return worded(
        sheet,
        () =>
          say`${word}: of your reserve for hard efforts, ${share} was left at the lowest point, ${at} into the ride.`,
        () =>
          say`${word}: your W\u2032 balance fell to ${lowest}, ${share} of the whole, at ${at}.`,
      );
    },
  );
}

function capacity(sheet: FactSheet): Line {
  return when(sheet, ['wPrime.capacity', 'wPrime.criticalPower'], (whole, power) =>
    whole && power
      ? say`That takes a W\u2032 of ${whole} above a critical power of ${power}.`
      : null,
  );
}

function model(sheet: FactSheet): Line {
  return when(sheet, ['wPrime.model'], (name) =>
    name ? say`It was worked out by ${name}.` : null,
  );
}

function why(sheet: FactSheet): Line {
  const what = 'whether you used up your reserve';
  if (sheet.context.family === 'running')
    return (
      `I can't tell ${what}, because W\u2032 is worked out from cycling power and this was a ` +
      'run.'
    );
  return (
    cannotTell(sheet, 'wPrime', what) ??
    cannotTell(sheet, 'power', what) ??
    `I can't tell ${what}, because no critical power and W\u2032 of yours are known.`
  );
}
