import { meanOf } from '#analysis/math/statistics.js';
import type { RowRange } from '#analysis/recording/grid.js';
import { normalizedPowerOf } from '#analysis/session/normalized-power.js';
import type { Session } from '#analysis/session/session.js';
import { runningSeconds, steadyBody } from '#analysis/session/steady-body.js';
import { firstShut, needsComparableOutput, needsHeartRate, needsSteady } from '../gates.js';
import { needsLongBody, needsFewStops } from './long-body.js';
import { found, notJudged, type Metric } from '../metric.js';

/**
 * Aerobic decoupling (Pw:Hr, Pa:Hr): (R₁ − R₂) / R₁ · 100 with R = output / average heart rate of
 * each half of the session after 10 min of warm-up and before the cool-down; output is normalized
 * power (ride) or mean grade-adjusted speed (run). %. Positive: heart rate rose against output.
 * Source: Friel; halves as [GC AerobicDecoupling.cpp], by seconds. Judged only on steady sessions
 * with 40 min left, usable heart rate and under 10 % of stops; runs on hills need altitude.
 */
export const decoupling: Metric = {
  id: 'decoupling',
  version: 1,
  unit: '%',
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
    const body = steadyBody(session);
    const middle = halfWay(session, body);
    const first = ratio(session, { from: body.from, to: middle });
    const second = ratio(session, { from: middle, to: body.to });
    if (first === null || second === null)
      return notJudged('Output or heart rate is missing in one half of the session.');
    return found(((first - second) / first) * 100);
  },
};

function halfWay(session: Session, body: RowRange): number {
  let left = Math.floor(runningSeconds(session, body) / 2);
  let row = body.from;
  for (; left > 0; row++) if (session.grid.paused[row] === 0) left--;
  return row;
}

function ratio({ grid, output, recording }: Session, half: RowRange): number | null {
  const { heartRate } = grid.channels;
  if (output === null || heartRate === undefined) return null;
  const effort =
    recording.family === 'cycling'
      ? normalizedPowerOf(grid, half)
      : meanOf(output.effort, half.from, half.to);
  const beats = meanOf(heartRate, half.from, half.to);
  return effort === null || effort <= 0 || beats === null ? null : effort / beats;
}
