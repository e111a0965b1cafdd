import { runningMeansOf } from '../math/running-means.js';
import { meanOf } from '../math/statistics.js';
import { coverageOf } from '../session/channel-quality.js';
import type { Session } from '../session/session.js';
import type { Contradiction } from './contradiction.js';

/**
 * A heart that works at this share of its maximum works near threshold [Swain 1994: 85 % of maximum
 * is some 75 % of VO₂max, where threshold begins] …
 */
const HEART_SHARE = 0.85;
/** … and at this share of FTP it should be well under it (ours). */
const POWER_SHARE = 0.8;
/** Long enough for the heart to have settled, as it has in the last minutes of it (ours). s. */
const HELD_S = 480;
const SETTLED_S = 120;
/** Later heat and tiredness raise the heart rate of any power (ours). s. */
const LATEST_S = 5400;
/** What was harder before explains the heart: minutes shortly before, or as long a stretch (ours). */
const BEFORE_S = 300;
const BEFORE_SHARE = 1.05;
const EARLIER_SHARE = 1.15;
/** No minute so far from the mean: waves are not a held power (ours). */
const EVEN_SHARE = 0.12;
const STEP_S = 30;
const COVERAGE = 0.9;
const NOTHING = new Float64Array(0);

interface Held {
  readonly row: number;
  readonly watts: number;
  readonly beats: number;
}

/** A heart near its threshold at a power that the FTP on file calls easy. */
export function ftpTooHigh(session: Session): Contradiction | null {
  const { grid, thresholds, recording } = session;
  const { ftpW: ftp, maxHr } = thresholds;
  if (recording.family !== 'cycling' || ftp === null || maxHr === null) return null;
  const held = hardest(session, ftp.value, maxHr.value);
  if (held === null) return null;
  const percent = (share: number): number => Math.round(share * 100);
  return {
    kind: 'ftp-too-high',
    text:
      `Your heart worked at ${percent(held.beats / maxHr.value)}% of its maximum while you rode ` +
      `${HELD_S / 60} min at ${percent(held.watts / ftp.value)}% of your FTP. Heat or tiredness ` +
      `can do that once. If it happens again, test your FTP: ${Math.round(ftp.value)} W may be ` +
      'too high.',
    value: held.watts,
    against: ftp.value,
    unit: 'W',
    heartRate: held.beats,
    at: { from: grid.time[held.row] as number, to: grid.time[held.row + HELD_S - 1] as number },
  };
}

/** The even stretch with the highest heart rate that is hard for the heart and easy by FTP. */
function hardest(session: Session, ftp: number, maxHr: number): Held | null {
  const { power = NOTHING, heartRate = NOTHING } = session.grid.channels;
  const last = Math.min(session.grid.length, LATEST_S) - HELD_S;
  let found: Held | null = null;
  for (let row = 0; row <= last; row += STEP_S) {
    const beats = meanOf(heartRate, row + HELD_S - SETTLED_S, row + HELD_S) ?? 0;
    if (beats < HEART_SHARE * maxHr || beats <= (found?.beats ?? 0)) continue;
    const watts = meanOf(power, row, row + HELD_S) ?? 0;
    if (watts <= POWER_SHARE * ftp && isHeld(session, row, watts)) found = { row, watts, beats };
  }
  return found;
}

/** Whether power stayed near its mean all along, was no higher before, and nothing is missing. */
function isHeld({ grid }: Session, row: number, watts: number): boolean {
  const { power, heartRate } = grid.channels as { power: Float64Array; heartRate: Float64Array };
  const to = row + HELD_S;
  if (watts <= 0 || wasHarderBefore(power, row, watts)) return false;
  for (let minute = row; minute < to; minute += 60) {
    const mean = meanOf(power, minute, minute + 60);
    if (mean === null || Math.abs(mean - watts) > EVEN_SHARE * watts) return false;
  }
  const range = { from: row, to };
  return (
    coverageOf(grid, power, range) >= COVERAGE && coverageOf(grid, heartRate, range) >= COVERAGE
  );
}

function wasHarderBefore(power: Float64Array, row: number, watts: number): boolean {
  const means = runningMeansOf(power);
  const before = means.of(Math.max(0, row - BEFORE_S), row);
  if (before !== null && before > BEFORE_SHARE * watts) return true;
  for (let from = 0; from + HELD_S <= row; from += STEP_S) {
    const earlier = means.of(from, from + HELD_S);
    if (earlier !== null && earlier > EARLIER_SHARE * watts) return true;
  }
  return false;
}
