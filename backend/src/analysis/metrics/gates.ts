import { oncePer } from '../math/once-per.js';
import type { Grid } from '../recording/grid.js';
import type { Session } from '../session/session.js';
import { coverageOf, zeroShare } from '../session/channel-quality.js';
import { ENOUGH } from '../session/enough-data.js';
import { NP_COVERAGE, wholePowerOf } from '../session/normalized-power.js';
import { outputTrend } from '../session/output-trend.js';
import { REASONS } from './reasons.js';

/** A gate: the reason why a metric may not be judged, or null where it may. */
export type Gate = (session: Session) => string | null;

/** Power for 95 % of the timer's seconds. */
export const needsWholePower: Gate = ({ grid }) => {
  const whole = wholePowerOf(grid);
  return whole !== null && whole.coverage < NP_COVERAGE ? REASONS.thinPower : null;
};

/** Heart rate for a mean: zeros among it are left out and do no harm. */
export const needsMostHeartRate: Gate = ({ grid }) => {
  const share = heartRateCoverage(grid);
  if (share > ENOUGH.heartRateShare) return null;
  return share < ENOUGH.scantShare ? REASONS.scantHeartRate : REASONS.thinHeartRate;
};

/**
 * Cadence for half of the seconds on which the legs may have turned: some sensors write none while
 * they stand.
 */
export const needsCadence: Gate = ({ grid }) =>
  coverageOf(grid, grid.channels.cadence) < ENOUGH.scantShare ? REASONS.thinCadence : null;

export const needsTemperature: Gate = ({ grid }) =>
  coverageOf(grid, grid.channels.temperature) < ENOUGH.scantShare ? REASONS.thinTemperature : null;

const heartRateCoverage = oncePer((grid: Grid) => coverageOf(grid, grid.channels.heartRate));

export const needsHeartRate: Gate = oncePer(({ grid, original }: Session) => {
  const { heartRate } = grid.channels;
  if (heartRate === undefined) return REASONS.noHeartRate;
  const usable =
    heartRateCoverage(grid) > ENOUGH.heartRateShare &&
    zeroShare(original.channels.heartRate?.values) < ENOUGH.heartRateZeros;
  return usable ? null : REASONS.poorHeartRate;
});

/**
 * Output that can be compared across a session: power on rides, speed on foot with its slopes
 * known.
 */
export const needsComparableOutput: Gate = ({ grid, output, recording }) => {
  if (output === null) return REASONS.noOutput;
  if (recording.family === 'cycling' && output.channel !== 'power')
    return grid.channels.power === undefined ? REASONS.ridesNeedPower : REASONS.thinOutput;
  if (!output.usable) return REASONS.thinOutput;
  return output.levelled ? null : REASONS.hillsNeedAltitude;
};

export const needsSteady: Gate = (session) => {
  if (session.shape === 'steady') return null;
  if (session.shape === 'rolling' && outputTrend(session) !== 0) return REASONS.ramp;
  return notEven(session.shape);
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
