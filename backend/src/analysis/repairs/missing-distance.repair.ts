import { isKnown } from '../math/known.js';
import { BRIDGED_GAP_S } from '../recording/grid-axis.js';
import { MAX_SPEED_MPS } from './speed-spikes.repair.js';
import { metresBetween, type Track } from './track.js';
import { secondsOf, untouched, withChannel, type RepairStep } from './repair-step.js';

/** Works out a distance that the file lacks: from speed and time, else along the GPS track. */
export const supplyDistance: RepairStep = (recording) => {
  const { distance, speed, latitude, longitude } = recording.channels;
  if (distance !== undefined) return untouched(recording);
  const { time } = recording;
  const seconds = secondsOf(time, [...time.keys()], BRIDGED_GAP_S);
  const travelled = speed === undefined ? null : fromSpeed(time, speed.values);
  if (travelled !== null && (travelled.at(-1) ?? 0) > 0) {
    return {
      recording: withChannel(recording, 'distance', { values: travelled, source: 'estimated' }),
      repairs: [
        {
          kind: 'distance-from-speed',
          text: 'The file holds no distance; it was worked out from speed and time.',
          seconds,
        },
      ],
    };
  }
  if (latitude === undefined || longitude === undefined) return untouched(recording);
  const track = { time, latitude: latitude.values, longitude: longitude.values };
  const values = alongTrack(track, MAX_SPEED_MPS[recording.family]);
  if (!((values.at(-1) ?? 0) > 0)) return untouched(recording);
  return {
    recording: withChannel(recording, 'distance', { values, source: 'estimated' }),
    repairs: [
      {
        kind: 'distance-from-gps',
        text: 'The file holds no distance; it was measured along the GPS track.',
        seconds,
      },
    ],
  };
};

function fromSpeed(time: Float64Array, speed: Float64Array): Float64Array {
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
  return values;
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
