import { isKnown } from '../math/known.js';
import type { Repair } from '../analysis.js';
import { StopCursor } from '../recording/pauses.js';
import type { Recording, Span } from '../recording/recording.js';
import { spokenSeconds, untouched, type RepairStep } from './repair-step.js';

/** A shorter hole is smart recording or a lost moment, and costs nothing. s. */
const SHORTEST_JUMP_S = 10;
/**
 * Who really stopped came to a halt first: a jump is between two samples at full speed (ours).
 * m/s.
 */
const UNDER_WAY_MPS = { running: 2, cycling: 4 } as const;
const SAME_SPEED = 0.25;
/** … and the distance counter went on by no more than a few seconds are worth. */
const MOST_SECONDS_COVERED = 3;
/**
 * A hole longer than this never passed where the device's own elapsed time lacks just so much, and
 * the recording goes on behind it. s.
 */
const LONG_HOLE_S = 3600;
const SAME_ELAPSED = { share: 0.01, seconds: 60 } as const;
const GOES_ON_S = 60;
/** … and the heart did not rest. bpm. */
const SAME_HEART_RATE = 8;

/**
 * Where the device set its clock ahead while the athlete went on, the time between never passed: it
 * is taken as a stop, so that it counts nowhere, not as elapsed time either. The time stamps stay
 * as they are. Distance and speed must be as the device wrote them: a counter that was joined over
 * the gap proves nothing of it. (Clocks set back are the reader's matter: it leaves those records
 * out.)
 */
export const stopClockJumps: RepairStep = (recording) => {
  const jumps = jumpsOf(recording);
  if (jumps.length === 0) return untouched(recording);
  const repairs = jumps.map(({ from, to }): Repair => ({
    kind: 'clock-jump',
    text:
      `The clock leapt ahead by ${spokenSeconds(to - from)} while you went on; that time never ` +
      'passed and does not count.',
    seconds: Math.round(to - from),
  }));
  const byTime = (spans: readonly Span[]): Span[] => [...spans].sort((a, b) => a.from - b.from);
  // From one sample to the next a second did pass.
  const unpassed = jumps.map(({ from, to }) => ({ from: from + 1, to }));
  const clockJumps = byTime([...(recording.clockJumps ?? []), ...unpassed]);
  return {
    recording: { ...recording, pauses: byTime([...recording.pauses, ...jumps]), clockJumps },
    repairs,
  };
};

function jumpsOf(recording: Recording): Span[] {
  const { time } = recording;
  const stops = new StopCursor([...recording.pauses].sort((a, b) => a.from - b.from));
  const jumps: Span[] = [];
  for (let at = 1; at < time.length; at++) {
    const from = time[at - 1] as number;
    const to = time[at] as number;
    if (to - from < SHORTEST_JUMP_S || stops.cuts(from, to)) continue;
    if (wentOn(recording, at) || isUnknownToDevice(recording, { from, to }))
      jumps.push({ from, to });
  }
  return jumps;
}

function isUnknownToDevice({ time, device: { elapsedS } }: Recording, { from, to }: Span): boolean {
  if (elapsedS === null || elapsedS <= 0 || to - from < LONG_HOLE_S) return false;
  const [start, end] = [time[0] ?? 0, time.at(-1) ?? 0];
  const passed = end - to + from - start;
  return (
    Math.min(from - start, end - to) >= GOES_ON_S &&
    Math.abs(passed - elapsedS) <= SAME_ELAPSED.seconds + SAME_ELAPSED.share * elapsedS
  );
}

/** Whether the athlete was under way on both sides of a hole, and no further on after it. */
function wentOn(recording: Recording, at: number): boolean {
  const { speed, distance } = recording.channels;
  // A channel worked out from the other one proves nothing.
  if (speed?.source !== 'measured' || distance?.source !== 'measured') return false;
  const covered = (distance.values[at] as number) - (distance.values[at - 1] as number);
  const steady = steadySpeed(speed.values, at, UNDER_WAY_MPS[recording.family]);
  const still = covered >= 0 && covered <= MOST_SECONDS_COVERED * (steady ?? Number.NaN);
  return still && !heartRested(recording, at);
}

/** The greater speed of a sample and the one before; null unless both are alike and under way. */
function steadySpeed(speed: Float64Array, at: number, underWay: number): number | null {
  const [was, is] = [speed[at - 1], speed[at]];
  if (!isKnown(was) || !isKnown(is) || Math.min(was, is) < underWay) return null;
  const fastest = Math.max(was, is);
  return Math.abs(is - was) <= SAME_SPEED * fastest ? fastest : null;
}

function heartRested({ channels }: Recording, at: number): boolean {
  const change =
    (channels.heartRate?.values[at] as number) - (channels.heartRate?.values[at - 1] as number);
  return isKnown(change) && Math.abs(change) > SAME_HEART_RATE;
}
