import { meanOf } from '#analysis/math/statistics.js';
import type { RowRange } from '#analysis/recording/grid.js';
import { normalizedPowerOf } from '#analysis/session/normalized-power.js';
import type { Session } from '#analysis/session/session.js';
import { runningSeconds, steadyBody } from '#analysis/session/steady-body.js';
import { firstShut, needsComparableOutput, needsHeartRate, needsSteady } from '../gates.js';
import { needsLongBody, needsFewStops } from './long-body.js';
import { notJudged, within, type Metric } from '../metric.js';
import { CLEAR, driftFit } from './drift-fit.js';

/**
 * Aerobic decoupling (Pw:Hr, Pa:Hr): (R₁ − R₂) / R₁ · 100 with R = output / average heart rate of
 * each half of the session after 10 min of warm-up and before the cool-down; output is normalized
 * power (ride) or mean grade-adjusted speed (run). %. Positive: heart rate rose against output.
 * Source: Friel; halves as [GC AerobicDecoupling.cpp], by seconds. Judged only on steady sessions
 * with 40 min left, usable heart rate and under 10 % of stops; runs on hills need altitude. The range
 * is twice the standard error that heart rate leaves to either side.
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
    const share = (first.ratio - second.ratio) / first.ratio;
    return within(share * 100, CLEAR * 100 * (1 - share) * errorOf(session, first, second));
  },
};

function halfWay(session: Session, body: RowRange): number {
  let left = Math.floor(runningSeconds(session, body) / 2);
  let row = body.from;
  for (; left > 0; row++) if (session.grid.paused[row] === 0) left--;
  return row;
}

interface HalfRatio {
  readonly ratio: number;
  /** Mean heart rate. bpm. */
  readonly beats: number;
}

/** Relative standard error of the ratio of both halves: that of heart rate, as output is measured. */
function errorOf(session: Session, first: HalfRatio, second: HalfRatio): number {
  const error = driftFit(session)?.halfError ?? 0;
  return Math.hypot(error / first.beats, error / second.beats);
}

function ratio({ grid, output, recording }: Session, half: RowRange): HalfRatio | null {
  const { heartRate } = grid.channels;
  if (output === null || heartRate === undefined) return null;
  const effort =
    recording.family === 'cycling'
      ? normalizedPowerOf(grid, half)
      : meanOf(output.effort, half.from, half.to);
  const beats = meanOf(heartRate, half.from, half.to);
  return effort === null || effort <= 0 || beats === null ? null : { ratio: effort / beats, beats };
}
