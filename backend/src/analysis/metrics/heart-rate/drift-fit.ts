import { errorFactor, likenessOf } from '#analysis/math/likeness.js';
import { oncePer } from '#analysis/math/once-per.js';
import { slopeHolding } from '#analysis/math/regression.js';
import { meanOf } from '#analysis/math/statistics.js';
import type { Session } from '#analysis/session/session.js';
import { steadyBody } from '#analysis/session/steady-body.js';

/** Heart rate follows output with a lag of under a minute. */
const BLOCK_S = 60;
/** Twice the standard error holds the true value in 95 of 100 cases. */
export const CLEAR = 2;

/** Heart rate on time at constant output, between warm-up and cool-down. */
export interface DriftFit {
  /** bpm/h, with its standard error. */
  readonly slope: number;
  readonly error: number;
  /** Standard error of the mean heart rate of one half. bpm. */
  readonly halfError: number;
}

/** By least squares over 60-s means; null where time and output cannot be told apart. */
export const driftFit = oncePer((session: Session): DriftFit | null => {
  const { beats, hours, outputs } = blocksOf(session);
  const held = slopeHolding(beats, hours, outputs);
  if (held === null) return null;
  const factor = errorFactor(likenessOf(held.residuals));
  const squares = held.residuals.reduce((sum, rest) => sum + rest * rest, 0);
  const spread = Math.sqrt(squares / Math.max(1, beats.length - 3));
  return {
    slope: held.slope,
    error: factor * held.error,
    halfError: (factor * spread) / Math.sqrt(beats.length / 2),
  };
});

function blocksOf(session: Session): { beats: number[]; hours: number[]; outputs: number[] } {
  const { grid, output } = session;
  const { heartRate } = grid.channels;
  const blocks = { beats: [] as number[], hours: [] as number[], outputs: [] as number[] };
  if (heartRate === undefined || output === null) return blocks;
  const body = steadyBody(session);
  for (let from = body.from; from + BLOCK_S <= body.to; from += BLOCK_S) {
    const bpm = meanOf(heartRate, from, from + BLOCK_S);
    const effort = meanOf(output.effort, from, from + BLOCK_S);
    if (bpm === null || effort === null) continue;
    blocks.beats.push(bpm);
    blocks.hours.push((grid.time[from] as number) / 3600);
    blocks.outputs.push(effort);
  }
  return blocks;
}
