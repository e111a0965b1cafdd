import { slopeHolding } from '#analysis/math/regression.js';
import { meanOf } from '#analysis/math/statistics.js';
import type { Session } from '#analysis/session/session.js';
import { steadyBody } from '#analysis/session/steady-body.js';
import { firstShut, needsComparableOutput, needsHeartRate, needsSteady } from '../gates.js';
import { needsFewStops, needsLongBody } from './long-body.js';
import { foundOr, notJudged, type Metric } from '../metric.js';

/** Heart rate follows output with a lag of under a minute. */
const BLOCK_S = 60;

/**
 * Cardiac drift: slope of heart rate on time with output held constant, by least squares over 60-s
 * means between warm-up and cool-down. bpm/h. Source: regression with output as covariate; gates as
 * for decoupling.
 */
export const heartRateDrift: Metric = {
  id: 'heartRateDrift',
  version: 1,
  unit: 'bpm/h',
  channels: ['heartRate', 'power', 'speed', 'altitude'],
  inputs: [],
  compute(session) {
    const shut = firstShut(session, [
      needsHeartRate,
      needsComparableOutput,
      needsSteady,
      needsLongBody,
      needsFewStops,
    ]);
    if (shut !== null) return notJudged(shut);
    const { beats, hours, outputs } = blocksOf(session);
    return foundOr(
      slopeHolding(beats, hours, outputs),
      'Time and output cannot be told apart in this session.',
    );
  },
};

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
