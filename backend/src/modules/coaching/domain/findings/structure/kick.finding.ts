import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** The best minute ends the ride where it comes after so much of it (ours). */
const LATE = 0.88;
/** … and so far over the power of the rest (ours). */
const OVER = 1.5;

/** The hardest minute of a ride at its end: a finish that was ridden out. */
export function kick(sheet: FactSheet): readonly Finding[] {
  const [power, start] = [sheet.get('power.best.60'), sheet.get('power.best.60.start')];
  const usual = sheet.number('power.average');
  const end = sheet.get('pacing.quarter.4.output')?.at?.to;
  if (sheet.context.shape === 'intervals' || !power || !start || !usual || !end) return [];
  if (Number(start.value) < LATE * end || Number(power.value) < OVER * usual) return [];
  const peak = sheet.get('power.best.60.heartRateMax');
  const beats = peak ? say`, heart rate up to ${peak}` : '';
  return [
    {
      kind: 'structure.kick',
      statement: say`A kick at the end: ${power} for 1 min from ${start}${beats}`,
      because: [],
      surprise: 0.6,
      importance: 0.45,
      confidence: 1,
      ...(start.at && { at: start.at }),
    },
  ];
}
