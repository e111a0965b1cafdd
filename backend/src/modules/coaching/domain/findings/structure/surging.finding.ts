import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** Normalized over average power from here on is a ride of surges. (usual reading) */
const SURGES = 1.2;
/** So much of the time without pedalling makes such a gap alone, and is another story. % (ours) */
const COASTED = 20;
/** Hills make surges of their own: metres of climbing for a kilometre. */
const HILLY_M_PER_KM = 10;

/** A ride that accelerations made. */
export function surging(sheet: FactSheet): readonly Finding[] {
  const [np, average, coasting] = [
    sheet.get('power.normalized'),
    sheet.get('power.average'),
    sheet.get('power.coasting'),
  ];
  const index = sheet.number('power.variability') ?? 0;
  if ((sheet.number('climb.rate') ?? 0) > HILLY_M_PER_KM) return [];
  if (!np || !average || index < SURGES || sheet.context.shape === 'intervals') return [];
  if (Number(coasting?.value ?? 0) >= COASTED) return [];
  const beats = sheet.get('heartRate.average');
  const hearts = beats ? say` at ${beats}` : '';
  return [
    {
      kind: 'structure.surging',
      statement: say`Surges made this ride: ${np} normalized against ${average} on average${hearts}`,
      because: [],
      surprise: 0.65,
      importance: 0.75,
      confidence: 0.9,
      action: say`For endurance, smooth the surges next time: hold close to ${average} and let short rises take longer.`,
      covers: ['structure.steady'],
    },
  ];
}
