import { say, when, type Line } from '../answer/say.js';
import { rose, sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { cannotTell } from './session-lines.js';
import type { Topic } from './topic.js';

/** Aerobic decoupling and heart rate drift. */
export const driftTopic: Topic = {
  id: 'drift',
  subject: 'heart rate drift',
  cues: [
    ['drift', 5], ['drifted', 5], ['decoupling', 6], ['decouple', 6], ['aerobic base', 5], ['base', 2], ['endurance', 2], ['efficiency factor', 5], ['efficiency', 3],
    ['cardiac drift', 6], ['heart rate rise', 4], ['aerobic fitness', 4], ['pw hr', 5], ['pa hr', 5],
  ],
  answer: (sheet) => {
    const decoupling = sheet.get('heartRate.decoupling');
    if (!decoupling) {
      return {
        finding: [why(sheet)],
        evidence: [beats(sheet), efficiency(sheet)],
        meaning: ['Drift can be judged on a long, even session with heart rate, without long stops.'],
      };
    }
    const against = sheet.context.family === 'cycling' && sheet.has('power.average') ? 'power' : 'speed';
    return {
      finding: [finding(sheet, against)],
      evidence: [beats(sheet), temperature(sheet), efficiency(sheet)],
      meaning: [meaning(sheet)],
    };
  },
  suggestions: (sheet) => (sheet.has('heartRate.decoupling') ? ['Did my heart rate drift?'] : []),
};

function why(sheet: FactSheet): Line {
  return (
    cannotTell(sheet, 'heartRate', 'whether your heart rate drifted') ??
    cannotTell(sheet, 'decoupling', 'whether your heart rate drifted') ??
    cannotTell(sheet, 'pacing', 'whether your heart rate drifted') ??
    `I can't tell whether your heart rate drifted, because nothing in this ${sessionNoun(sheet)} can be compared part by part.`
  );
}

function finding(sheet: FactSheet, against: string): Line {
  return when(sheet, ['heartRate.decoupling'], (decoupling) => {
    if (!decoupling) return null;
    const value = Number(decoupling.value);
    if (value >= 10) return say`Your heart rate drifted a lot: decoupling, its rise against your ${against}, came to ${decoupling}.`;
    if (value >= 5) return say`Your heart rate drifted somewhat: decoupling, its rise against your ${against}, came to ${decoupling}.`;
    return say`Your heart rate hardly drifted: decoupling, its rise against your ${against}, came to ${decoupling}.`;
  });
}

function beats(sheet: FactSheet): Line {
  const moved = sheet.unknown('pacing') ? undefined : sheet.get('pacing.halves.heartRate');
  return moved ? say`From the first half to the second your ${rose('heart rate', moved)}.` : null;
}

function temperature(sheet: FactSheet): Line {
  return when(sheet, ['temperature.average'], (average) => (average ? say`Warmth alone raises the heart rate; the device showed ${average} on average.` : null));
}

function efficiency(sheet: FactSheet): Line {
  return when(sheet, ['load.efficiency'], (factor) => (factor ? say`The efficiency factor, output for each heartbeat, was ${factor}; it tells something only beside the same kind of session on other days.` : null));
}

function meaning(sheet: FactSheet): Line {
  return when(sheet, ['constant.decoupling'], (usual) =>
    usual ? say`Coaches usually call ${usual} a sign that the effort suited your endurance; it is a habit of the field, not a law of the body.` : null,
  );
}
