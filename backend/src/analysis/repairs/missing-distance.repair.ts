import { isKnown } from '../math/known.js';
import { BRIDGED_GAP_S } from '../recording/grid-axis.js';
import type { Recording } from '../recording/recording.js';
import { MAX_SPEED_MPS } from './speed-spikes.repair.js';
import { metresBetween, type Track } from './track.js';
import { secondsOf, untouched, withChannel, type RepairStep } from './repair-step.js';

/** A track tells the distance where positions stand at so many of the samples (ours). */
const TRACK_SHARE = 0.9;

/**
 * Works out a distance that the file lacks: along the GPS track, else from speed and time. Speed
 * without a distance is mostly that of GPS itself, smoothed, and its sum lacks what that took off.
 */
export const supplyDistance: RepairStep = (recording) => {
  const { distance } = recording.channels;
  if (distance !== undefined) return untouched(recording);
  const { time } = recording;
  const seconds = secondsOf(time, [...time.keys()], BRIDGED_GAP_S);
  const supplied = (values: Float64Array, kind: string, text: string): ReturnType<RepairStep> => ({
    recording: withChannel(recording, 'distance', { values, source: 'estimated' }),
    repairs: [{ kind, text, seconds }],
  });
  const tracked = fromTrack(recording);
  const travelled = fromSpeed(recording);
  if (tracked !== null && (tracked.whole || travelled === null))
    return supplied(
      tracked.values,
      'distance-from-gps',
      'The file holds no distance; it was measured along the GPS track.',
    );
  return travelled === null
    ? untouched(recording)
    : supplied(
        travelled,
        'distance-from-speed',
        'The file holds no distance; it was worked out from speed and time.',
      );
};

function fromTrack({
  time,
  family,
  channels: { latitude, longitude },
}: Recording): { readonly values: Float64Array; readonly whole: boolean } | null {
  if (latitude === undefined || longitude === undefined) return null;
  const track = { time, latitude: latitude.values, longitude: longitude.values };
  const values = alongTrack(track, MAX_SPEED_MPS[family]);
  const known = latitude.values.filter(
    (north, at) => isKnown(north) && isKnown(longitude.values[at]),
  );
  return (values.at(-1) ?? 0) > 0
    ? { values, whole: known.length >= TRACK_SHARE * time.length }
    : null;
}

function fromSpeed({ time, channels }: Recording): Float64Array | null {
  const speed = channels.speed?.values;
  if (speed === undefined) return null;
  const values = new Float64Array(time.length);
  let last = -1;
  let total = 0;
  for (let i = 0; i < time.length; i++) {
    const now = speed[i] as number;
    if (isKnown(now)) {
      const elapsed = last < 0 ? 0 : (time[i] as number) - (time[last] as number);
      if (elapsed <= BRIDGED_GAP_S)
        total += last < 0 ? 0 : (elapsed * (now + (speed[last] as number))) / 2;
      last = i;
    }
    values[i] = total;
  }
  return total > 0 ? values : null;
}

function alongTrack(track: Track, fastest: number): Float64Array {
  const { time, latitude, longitude } = track;
  const values = new Float64Array(time.length);
  let last = -1;
  let total = 0;
  for (let i = 0; i < time.length; i++) {
    if (isKnown(latitude[i]) && isKnown(longitude[i])) {
      const step = last < 0 ? 0 : metresBetween(track, last, i);
      if (step <= fastest * ((time[i] as number) - (time[last] ?? 0))) total += step;
      last = i;
    }
    values[i] = total;
  }
  return values;
}
