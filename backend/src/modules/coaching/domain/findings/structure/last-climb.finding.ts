import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { atOutput } from '../terrain/outputs.js';
import { heightOf, mainClimb, overlap, type Slope } from '../terrain/slopes.js';

/** The climb begins after so much of the session, and has so many metres (ours). */
const LATE = 0.75;
const LEAST_M = 40;
/** Its heart rate is so far over the average of the session (ours). */
const OVER = 1.08;
/** A last quarter that is slower by so much asks why (ours). Percent. */
const SLOWER = -8;

/** The one climb of a calm session that came at its end. */
export function lastClimb(sheet: FactSheet): readonly Finding[] {
  const climb = mainClimb(sheet);
  if (!climb?.time || !isLast(climb, sheet)) return [];
  return [
    {
      kind: 'structure.last-climb',
      statement: say`The hard part came at the end: a climb of ${climb.height} in ${climb.time}${atOutput(climb)}${highest(sheet, climb)}`,
      because: [slowEnd(sheet)],
      surprise: 0.65,
      importance: 0.7,
      confidence: 1,
      at: climb.at,
      action: say`Ride that last climb once without a stop, as the only hard part of an easy day, and see whether ${climb.time} falls.`,
      covers: ['terrain.main-climb', 'terrain.climb'],
    },
  ];
}

function isLast(climb: Slope, sheet: FactSheet): boolean {
  const end = sheet.get('pacing.quarter.4.output')?.at?.to;
  const level = sheet.context.effort?.level;
  if (sheet.context.family !== 'cycling' || !end || climb.at.from < LATE * end) return false;
  if (level !== 'easy' && level !== 'moderate') return false;
  const beats = Number(climb.heartRate?.value ?? 0);
  return (
    heightOf(climb) >= LEAST_M && beats >= OVER * (sheet.number('heartRate.average') ?? Infinity)
  );
}

/** The highest heart rate of the session, where its hardest minutes were on the climb. */
function highest(sheet: FactSheet, climb: Slope): string {
  const held = sheet.get('heartRate.held.300');
  const peak = sheet.get('heartRate.max');
  const onIt = held?.at && overlap(held.at, climb.at) > 0.5;
  return onIt && peak ? say`, ${peak} at most` : '';
}

/** A slow last quarter that the climb made, and stops with it: nobody tired. */
function slowEnd(sheet: FactSheet): Line {
  const speed = sheet.get('pacing.quarter.4.output');
  const change = sheet.number('pacing.end.output') ?? 0;
  if (!speed || speed.about.includes('power') || change > SLOWER) return null;
  const stops = sheet.has('stops.count') ? ' and the stops on the way' : '';
  return say`The last quarter was slow, ${speed}, because of that climb${stops}, not from tiredness.`;
}
