import { oncePer } from '../math/once-per.js';
import type { Session } from '../session/session.js';
import { coverageOf, zeroShare } from '../session/channel-quality.js';
import { REASONS } from './reasons.js';

/** Heart rate speaks only if it misses less than this share of the seconds [Coach Watts, workout-analysis-facts.ts]. */
const HR_COVERAGE = 0.85;
/** … and if fewer of its samples than this are zero [same]. */
const HR_ZEROS = 0.05;

/** A gate: the reason why a metric may not be judged, or null where it may. */
export type Gate = (session: Session) => string | null;

export const needsHeartRate: Gate = oncePer(({ grid, original }: Session) => {
  const { heartRate } = grid.channels;
  if (heartRate === undefined) return REASONS.noHeartRate;
  const usable = coverageOf(grid, heartRate) > HR_COVERAGE && zeroShare(original.channels.heartRate?.values) < HR_ZEROS;
  return usable ? null : REASONS.poorHeartRate;
});

/** Output that can be compared across a session: power on rides, speed on foot with its slopes known. */
export const needsComparableOutput: Gate = ({ output, recording }) => {
  if (output === null) return REASONS.noOutput;
  if (recording.family === 'cycling' && output.channel !== 'power') return REASONS.ridesNeedPower;
  return output.levelled ? null : REASONS.hillsNeedAltitude;
};

export const needsSteady: Gate = ({ shape }) => {
  if (shape === 'steady') return null;
  return notEven(shape);
};

/** Steady, rolling or at race effort: parts of the session may be compared with each other. */
export const needsEven: Gate = ({ shape }) => {
  if (shape === 'steady' || shape === 'rolling' || shape === 'race') return null;
  return notEven(shape);
};

/** The reason of the first gate that is shut; null where all are open. */
export function firstShut(session: Session, gates: readonly Gate[]): string | null {
  for (const gate of gates) {
    const reason = gate(session);
    if (reason !== null) return reason;
  }
  return null;
}

function notEven(shape: Session['shape']): string {
  if (shape === 'unknown') return REASONS.shapeUnknown;
  if (shape === 'race') return REASONS.raceEffort;
  return shape === 'intervals' ? REASONS.intervalSession : REASONS.notSteady;
}
