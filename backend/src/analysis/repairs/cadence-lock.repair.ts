import { isKnown } from '../math/known.js';
import { meanOf, medianOf } from '../math/statistics.js';
import type { Recording, Span } from '../recording/recording.js';
import { lockedStretches } from './cadence-lock-windows.js';
import {
  blanked,
  secondsOf,
  spokenSeconds,
  untouched,
  withChannel,
  type RepairStep,
} from './repair-step.js';

/**
 * A lock begins or ends with a leap of the heart rate of more than this within about half a minute
 * (of 15 bpm, as proposed at first, 12 of 30 made locks on easy runs fell short) …
 */
const LEAP_BPM = 10;
const BESIDE_S = 20;
/** … while the speed stays within this share. */
const SAME_SPEED = 0.1;
/** Less than this in all may be chance. s. */
const SHORTEST_LOCK_S = 180;

/**
 * Blanks heart rates that follow the steps instead of the heart, as wrist sensors do: within 3 of
 * the cadence for 80 % of a minute, moving with it, and begun or ended by a leap without a change
 * of speed. Runs only. Phenomenon: runningwritings.com (2021); thresholds ours, checked on made
 * recordings.
 */
export const dropCadenceLock: RepairStep = (recording) => {
  const { heartRate, cadence } = recording.channels;
  if (recording.family !== 'running' || heartRate === undefined || cadence === undefined)
    return untouched(recording);
  const locked = new Set<number>();
  let stretches = 0;
  for (let values = heartRate.values; ;) {
    const found = lockedSpans(recording, values, cadence.values);
    if (found.length === 0) break;
    stretches += found.length;
    for (const span of found) addKnown(locked, values, span);
    values = blanked(heartRate.values, [...locked]);
  }
  if (locked.size === 0) return untouched(recording);
  const places = [...locked].sort((a, b) => a - b);
  const seconds = secondsOf(recording.time, places);
  const steps = Math.round(medianOf(places.map((at) => cadence.values[at] as number)) ?? 0);
  return {
    recording: withChannel(recording, 'heartRate', {
      ...heartRate,
      values: blanked(heartRate.values, places),
    }),
    repairs: [
      {
        kind: 'cadence-lock',
        text:
          `Heart rate followed your steps (about ${steps} a minute) for ` +
          `${spokenSeconds(seconds)}${stretches > 1 ? ` in ${stretches} stretches` : ''}, as ` +
          'wrist sensors do; it was left out there.',
        seconds,
      },
    ],
  };
};

function addKnown(places: Set<number>, values: Float64Array, { from, to }: Span): void {
  for (let at = from; at < to; at++) if (isKnown(values[at])) places.add(at);
}

/**
 * Index ranges that are locked, each with a leap at one end; none where they are too short in all.
 */
function lockedSpans(recording: Recording, heartRate: Float64Array, cadence: Float64Array): Span[] {
  const { time } = recording;
  const spans = lockedStretches(time, heartRate, cadence).filter(
    ({ from, to }) => leaps(recording, heartRate, from) || leaps(recording, heartRate, to),
  );
  const total = spans.reduce(
    (sum, { from, to }) => sum + (time[to - 1] as number) - (time[from] as number) + 1,
    0,
  );
  return total >= SHORTEST_LOCK_S ? spans : [];
}

/** Whether heart rate leaps at a place while speed does not. */
function leaps({ time, channels }: Recording, heartRate: Float64Array, at: number): boolean {
  const now = time[at];
  if (now === undefined) return false;
  let from = at;
  while (from > 0 && (time[from - 1] as number) >= now - BESIDE_S) from--;
  let to = at;
  while (to < time.length && (time[to] as number) < now + BESIDE_S) to++;
  const before = medianOf(heartRate.subarray(from, at));
  const after = medianOf(heartRate.subarray(at, to));
  if (before === null || after === null || Math.abs(after - before) <= LEAP_BPM) return false;
  const speed = channels.speed?.values;
  return speed === undefined || isSame(meanOf(speed, from, at), meanOf(speed, at, to));
}

/** Whether a speed stayed as it was; also where either is unknown. */
function isSame(was: number | null, is: number | null): boolean {
  return was === null || is === null || Math.abs(is - was) <= SAME_SPEED * Math.max(was, is);
}
