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
    ['drift', 6], ['drifted', 6], ['decoupling', 6], ['decouple', 6], ['aerobic base', 5], ['base', 2], ['endurance', 2], ['efficiency factor', 5], ['efficiency', 3],
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
      evidence: [slope(sheet), beats(sheet), temperature(sheet), efficiency(sheet)],
      meaning: [meaning(sheet)],
    };
  },
  suggestions: (sheet) => (sheet.has('heartRate.decoupling') ? ['Did my heart rate drift?'] : []),
};

function why(sheet: FactSheet): Line {
  return (
    cannotTell(sheet, 'heartRate', 'whether your heart rate drifted') ??
    cannotTell(sheet, 'decoupling', 'whether your heart rate drifted') ??
    `I can't tell whether your heart rate drifted, because nothing in this ${sessionNoun(sheet)} can be compared part by part.`
  );
}

function finding(sheet: FactSheet, against: string): Line {
  return when(sheet, ['heartRate.decoupling'], (decoupling) => {
    if (!decoupling) return null;
    const value = Number(decoupling.value);
    const how = value >= 10 ? 'came far apart' : value >= 5 ? 'came apart somewhat' : 'stayed together well';
    return say`Your heart rate and ${against} ${how}: decoupling, the measure of that, was ${decoupling}.`;
  });
}

function slope(sheet: FactSheet): Line {
  return when(sheet, ['heartRate.drift'], (drift) => (drift ? say`With the output held equal, your ${rose('heart rate', drift)}.` : null));
}

function beats(sheet: FactSheet): Line {
  const moved = sheet.context.shape === 'intervals' ? undefined : sheet.get('pacing.second.heartRate');
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
    usual ? say`Coaches usually take ${usual} as a sign that the effort suited your endurance; that is a habit of the field, not a law of the body.` : null,
  );
}
