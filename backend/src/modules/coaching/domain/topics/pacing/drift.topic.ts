import { say, when, type Line } from '#coaching/domain/answer/say.js';
import { rose, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

/** Aerobic decoupling and heart rate drift. */
export const driftTopic: Topic = {
  id: 'drift',
  cues: {
    6: ['drift', 'drifted', 'decoupling', 'decouple', 'cardiac drift'],
    7: [
      'base fitness',
      'aerobic endurance',
      'aerobic base',
      'base endurance',
      'pulse creep',
      'heart rate creep',
      'hr creep',
    ],
    5: ['pw hr', 'pa hr', 'creep up', 'creep', 'crept up'],
    4: ['heart rate rise', 'aerobic fitness'],
    2: ['base', 'endurance'],
  },
  answer: (sheet) => {
    const decoupling = sheet.get('heartRate.decoupling');
    if (!decoupling) {
      return {
        finding: [why(sheet)],
        evidence: [beats(sheet), efficiency(sheet)],
        meaning: [
          'Drift can be judged on a long, even session with heart rate, without long stops.',
        ],
      };
    }
    const against =
      sheet.context.family === 'cycling' && sheet.has('power.average') ? 'power' : 'speed';
    return {
      finding: [finding(sheet, against)],
      evidence: [
        driftOnly(sheet) ? null : slope(sheet),
        beats(sheet),
        temperature(sheet),
        efficiency(sheet),
      ],
      meaning: [
        driftOnly(sheet)
          ? 'The first goes minute by minute, the second by two halves in which hard minutes ' +
            'weigh more. Where the effort is not the same in both halves, the two need not ' +
            'agree, so take neither for sure.'
          : meaning(sheet),
      ],
    };
  },
};

function why(sheet: FactSheet): Line {
  return (
    cannotTell(sheet, 'heartRate', 'whether your heart rate drifted') ??
    cannotTell(sheet, 'decoupling', 'whether your heart rate drifted') ??
    `I can't tell whether your heart rate drifted, because nothing in this ` +
      `${sessionNoun(sheet)} can be compared part by part.`
  );
}

function finding(sheet: FactSheet, against: string): Line {
  return when(sheet, ['heartRate.decoupling'], (decoupling) => {
    if (!decoupling) return null;
    const value = Number(decoupling.value);
    const mixed = driftOnly(sheet);
    if (mixed) return mixed;
    if (value <= -5)
      return say`Your heart rate fell against your ${against} as time went on: decoupling, the measure of that, was ${decoupling}.`;
    const how =
      value >= 10 ? 'came far apart' : value >= 5 ? 'came apart somewhat' : 'stayed together well';
    return say`Your heart rate and ${against} ${how}: decoupling, the measure of that, was ${decoupling}.`;
  });
}

/**
 * Decoupling that stays this far below what the drift alone would bring does not agree with it.
 * Percentage points (ours).
 */
const APART = 2;

/**
 * Heart rate that rose at one output though the halves came out alike: one finding
 * for two measures that disagree.
 */
export function driftOnly(sheet: FactSheet): Line {
  return when(sheet, ['heartRate.decoupling', 'heartRate.drift'], (decoupling, drift) => {
    const [hours, beats] = [
      (sheet.number('session.duration') ?? 0) / 3600,
      sheet.number('heartRate.average') ?? 0,
    ];
    if (
      !decoupling ||
      !drift ||
      hours === 0 ||
      beats === 0 ||
      Math.abs(Number(decoupling.value)) >= 5
    )
      return null;
    // The middles of two halves lie half the session apart.
    const expected = ((Number(drift.value) * hours) / 2 / beats) * 100;
    if (expected - Number(decoupling.value) < APART) return null;
    return say`Perhaps a little: with the output held equal your ${rose('heart rate', drift)}, while decoupling, which sets two halves side by side, came to ${decoupling}.`;
  });
}

function slope(sheet: FactSheet): Line {
  return when(sheet, ['heartRate.drift'], (drift) =>
    drift ? say`With the output held equal, your ${rose('heart rate', drift)}.` : null,
  );
}

function beats(sheet: FactSheet): Line {
  const moved =
    sheet.context.shape === 'intervals' ? undefined : sheet.get('pacing.second.heartRate');
  return moved ? say`From the first half to the second your ${rose('heart rate', moved)}.` : null;
}

function temperature(sheet: FactSheet): Line {
  return when(sheet, ['temperature.average'], (average) =>
    average
      ? say`Warmth alone raises the heart rate; the device showed ${average} on average.`
      : null,
  );
}

function efficiency(sheet: FactSheet): Line {
  return when(sheet, ['load.efficiency'], (factor) =>
    factor
      ? say`The efficiency factor, output for each heartbeat, was ${factor}; it tells something only beside the same kind of session on other days.`
      : null,
  );
}

function meaning(sheet: FactSheet): Line {
  return when(sheet, ['constant.decoupling'], (usual) =>
    usual
      ? say`Coaches usually take ${usual} as a sign that the effort suited your endurance; that is a habit of the field, not a law of the body.`
      : null,
  );
}
