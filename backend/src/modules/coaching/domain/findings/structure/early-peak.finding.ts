import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** In the first so much of the session it came early, and so far over the average (ours). */
const EARLY = 0.25;
const OVER = 1.08;
const LONG_S = 3600;

/** The hardest minutes for the heart, where they came early and no power says more. */
export function earlyPeak(sheet: FactSheet): readonly Finding[] {
  const held = sheet.get('heartRate.held.300');
  const start = sheet.get('heartRate.held.300.start');
  const duration = sheet.number('session.duration') ?? 0;
  const average = sheet.number('heartRate.average') ?? Infinity;
  const judged = duration >= LONG_S && sheet.context.shape !== 'intervals';
  if (!held || !start || !judged || sheet.has('power.average')) return [];
  if (Number(start.value) > EARLY * duration || Number(held.value) < OVER * average) return [];
  return [
    {
      kind: 'structure.early-peak',
      statement: say`The hardest part came early: heart rate ${held} for 5 min from ${start}`,
      because: [halves(sheet)],
      surprise: 0.65,
      importance: 0.7,
      confidence: 1,
      ...(held.at && { at: held.at }),
      action: 'Open with easy minutes next time, and put the hard part later.',
    },
  ];
}

function halves(sheet: FactSheet): Line {
  const first = sheet.get('pacing.half.1.heartRate');
  const second = sheet.get('pacing.half.2.heartRate');
  return first && second ? say`By halves heart rate was ${first} and ${second}.` : null;
}
