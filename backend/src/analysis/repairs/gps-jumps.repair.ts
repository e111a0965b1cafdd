import { METRES_PER_DEGREE } from '../math/haversine.js';
import { metresBetween, type Track } from './track.js';
import { isKnown } from '../math/known.js';
import { MAX_SPEED_MPS } from './speed-spikes.repair.js';
import {
  blanked,
  counted,
  secondsOf,
  untouched,
  withChannel,
  type RepairStep,
} from './repair-step.js';

/**
 * A leap goes at least so far beyond what the sport can cover in the time; GPS wanders by less. m.
 */
const LEAST_LEAP_M = 50;
/** Positions that stay away for longer are a place, and no error that comes back (ours). s. */
const LONGEST_AWAY_S = 60;
/** The way back leads to within this share of the leap from where it began. */
const BACK_SHARE = 0.5;

interface Leap {
  /** Samples before and after it. */
  readonly before: number;
  readonly after: number;
  readonly metres: number;
}

/** Blanks positions that leap away farther than anyone can go, and leap back within a minute. */
export const dropGpsJumps: RepairStep = (recording) => {
  const { latitude, longitude } = recording.channels;
  if (latitude === undefined || longitude === undefined) return untouched(recording);
  const limit = MAX_SPEED_MPS[recording.family];
  const away = new Set<number>();
  let latitudes = latitude.values;
  for (;;) {
    const track = { time: recording.time, latitude: latitudes, longitude: longitude.values };
    const found = awayAndBack(leapsOf(track, limit), track);
    if (found.length === 0) break;
    for (const at of found) away.add(at);
    latitudes = blanked(latitude.values, [...away]);
  }
  if (away.size === 0) return untouched(recording);
  const places = [...away].sort((a, b) => a - b);
  const north = withChannel(recording, 'latitude', { ...latitude, values: latitudes });
  return {
    recording: withChannel(north, 'longitude', {
      ...longitude,
      values: blanked(longitude.values, places),
    }),
    repairs: [
      {
        kind: 'gps-jumps',
        text:
          `${counted(places.length, 'position')} left out: they were farther off than anyone ` +
          'could have gone, and GPS came back to your track.',
        seconds: secondsOf(recording.time, places),
      },
    ],
  };
};

function leapsOf(track: Track, fastest: number): Leap[] {
  const { time, latitude, longitude } = track;
  const leaps: Leap[] = [];
  let before = -1;
  for (let at = 0; at < time.length; at++) {
    if (!isKnown(latitude[at]) || !isKnown(longitude[at])) continue;
    if (before >= 0) {
      const reach = fastest * ((time[at] as number) - (time[before] as number)) + LEAST_LEAP_M;
      const metres = degreesBetween(track, before, at) * METRES_PER_DEGREE;
      const leap = metres > reach ? metresBetween(track, before, at) : 0;
      if (leap > reach) leaps.push({ before, after: at, metres: leap });
    }
    before = at;
  }
  return leaps;
}

/** The samples between a leap and the leap back. */
function awayAndBack(leaps: readonly Leap[], track: Track): number[] {
  const { time, latitude } = track;
  const found: number[] = [];
  for (let at = 0; at + 1 < leaps.length; at++) {
    const [there, back] = [leaps[at] as Leap, leaps[at + 1] as Leap];
    if ((time[back.after] as number) - (time[there.before] as number) > LONGEST_AWAY_S) continue;
    const apart = metresBetween(track, there.before, back.after);
    if (apart > BACK_SHARE * Math.min(there.metres, back.metres)) continue;
    for (let sample = there.after; sample <= back.before; sample++)
      if (isKnown(latitude[sample])) found.push(sample);
    at++;
  }
  return found;
}

/**
 * The way along the meridian and then along the parallel of the equator, in degrees. It is never
 * shorter than the straight line and needs no trigonometry, so it rules out nearly all steps of a
 * track.
 */
function degreesBetween({ latitude, longitude }: Track, a: number, b: number): number {
  return (
    Math.abs((latitude[b] as number) - (latitude[a] as number)) +
    Math.abs((longitude[b] as number) - (longitude[a] as number))
  );
}
