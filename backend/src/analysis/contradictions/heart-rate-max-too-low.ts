import { runningMeansOf } from '../math/running-means.js';
import { countFrom, meanOf } from '../math/statistics.js';
import { coverageOf } from '../session/channel-quality.js';
import type { Session } from '../session/session.js';
import type { Contradiction } from './contradiction.js';

/**
 * What hardly anybody holds, as shares of maximum heart rate: races of half an hour and an hour are
 * run at some 92 to 94 % and 90 % of it [Billat 2003; Esteve-Lanao 2008], and a little over that is
 * left for those who can (ours). s.
 */
const HIGHEST_HELD = [
  { seconds: 3600, share: 0.93 },
  { seconds: 1800, share: 0.945 },
  { seconds: 1200, share: 0.955 },
] as const;
const NEAR = 0.03;
const STEP_S = 30;
const COVERAGE = 0.95;
/** Two ways to work out one mean differ by less. bpm. */
const ROUNDING = 1e-6;

/** A heart rate held so long and so near the maximum that the maximum must be higher. */
export function heartRateMaxTooLow(session: Session): Contradiction | null {
  const max = session.thresholds.maxHr;
  const { heartRate } = session.grid.channels;
  if (max === null || heartRate === undefined) return null;
  for (const { seconds, share } of HIGHEST_HELD) {
    // Most workouts are ruled out by one look: half of such a stretch is over its mean or near it.
    if (countFrom(heartRate, (share - NEAR) * max.value) < seconds / 2) continue;
    const held = highestHeld(session, seconds, share * max.value);
    if (held !== null) return tooLow(session, held, max.value);
  }
  return null;
}

interface Held {
  readonly row: number;
  readonly seconds: number;
  readonly beats: number;
}

/** The stretch with the highest mean, of those of at least so many beats. */
function highestHeld({ grid }: Session, seconds: number, least: number): Held | null {
  const { heartRate } = grid.channels;
  if (heartRate === undefined) return null;
  const means = runningMeansOf(heartRate);
  let found: Held | null = null;
  let bar = least;
  for (let row = 0; row + seconds <= grid.length; row += STEP_S) {
    if ((means.of(row, row + seconds) ?? 0) < bar - ROUNDING) continue;
    const beats = meanOf(heartRate, row, row + seconds) ?? 0;
    if (beats < bar || (beats === bar && found !== null)) continue;
    if (coverageOf(grid, heartRate, { from: row, to: row + seconds }) < COVERAGE) continue;
    found = { row, seconds, beats };
    bar = beats;
  }
  return found;
}

function tooLow({ grid }: Session, { row, seconds, beats }: Held, max: number): Contradiction {
  return {
    kind: 'heart-rate-max-too-low',
    text:
      `Your heart rate averaged ${Math.round(beats)} bpm for ${seconds / 60} min, ` +
      `${Math.round((beats / max) * 100)}% of the maximum of ${Math.round(max)} bpm that is set. ` +
      'Hardly anybody holds that, so your maximum is probably higher.',
    value: beats,
    against: max,
    unit: 'bpm',
    at: { from: grid.time[row] as number, to: grid.time[row + seconds - 1] as number },
  };
}
