import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** Stops that take so much of the time hide how even the riding was (ours). */
const SHARE = 0.08;
/** Quarters under power this close together are even (ours). */
const EVEN = 1.07;
const QUARTERS = 1.12;

/** Power that was even wherever the wheels turned, in a ride that stops cut into pieces. */
export function betweenStops(sheet: FactSheet): readonly Finding[] {
  const power = sheet.get('power.pedalling') ?? sheet.get('power.average');
  const stopped = sheet.get('stops.total');
  if (sheet.context.family !== 'cycling' || sheet.context.shape === 'intervals') return [];
  if (!power || !stopped || !isCut(sheet, Number(stopped.value))) return [];
  const halves = [sheet.get('pacing.half.1.output'), sheet.get('pacing.half.2.output')] as const;
  const [early, late] = halves;
  if (!early?.about.includes('power') || !late) return [];
  const [low, high] = [Number(early.value), Number(late.value)].sort((a, b) => a - b);
  if (!low || !high || high > EVEN * low || !quartersAreEven(sheet)) return [];
  const longer = sheet.get('next.duration');
  return [
    {
      kind: 'structure.between-stops',
      statement: say`Between the stops power was even: ${power} while pedalling, ${early} in the first half and ${late} in the second`,
      because: [],
      surprise: 0.6,
      importance: 0.75,
      confidence: 1,
      action: longer
        ? say`Ride the same ${power} with one short stop at most, then lengthen it towards ${longer}.`
        : say`Ride the same ${power} with one short stop at most.`,
      covers: ['structure.steady', 'structure.surging'],
    },
  ];
}

function isCut(sheet: FactSheet, stopped: number): boolean {
  const riding = sheet.number('session.duration') ?? Infinity;
  return stopped >= SHARE * riding;
}

function quartersAreEven(sheet: FactSheet): boolean {
  const watts = ([1, 2, 3, 4] as const).flatMap(
    (quarter) => sheet.number(`pacing.quarter.${quarter}.output`) ?? [],
  );
  return watts.length === 4 && Math.max(...watts) <= QUARTERS * Math.min(...watts);
}
