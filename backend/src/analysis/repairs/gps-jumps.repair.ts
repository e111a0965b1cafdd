import { haversine, METRES_PER_DEGREE } from '../math/haversine.js';
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
    const found = awayAndBack(
      leapsOf(recording.time, latitudes, longitude.values, limit),
      recording.time,
      latitudes,
      longitude.values,
    );
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
          `${counted(places.length, 'position')} left out: they lay farther off than anyone ` +
          'could have gone, and GPS came back to your track.',
        seconds: secondsOf(recording.time, places),
      },
    ],
  };
};

function leapsOf(
  time: Float64Array,
  latitude: Float64Array,
  longitude: Float64Array,
  fastest: number,
): Leap[] {
  const leaps: Leap[] = [];
  let before = -1;
  for (let at = 0; at < time.length; at++) {
    if (!isKnown(latitude[at]) || !isKnown(longitude[at])) continue;
    if (before >= 0) {
      const reach = fastest * ((time[at] as number) - (time[before] as number)) + LEAST_LEAP_M;
      if (mayBeFarther(latitude, longitude, before, at, reach)) {
        const metres = metresBetween(latitude, longitude, before, at);
        if (metres > reach) leaps.push({ before, after: at, metres });
      }
    }
    before = at;
  }
  return leaps;
}

/** The samples between a leap and the one that leads back. */
function awayAndBack(
  leaps: readonly Leap[],
  time: Float64Array,
  latitude: Float64Array,
  longitude: Float64Array,
): number[] {
  const found: number[] = [];
  for (let at = 0; at + 1 < leaps.length; at++) {
    const [there, back] = [leaps[at] as Leap, leaps[at + 1] as Leap];
    if ((time[back.after] as number) - (time[there.before] as number) > LONGEST_AWAY_S) continue;
    const apart = metresBetween(latitude, longitude, there.before, back.after);
    if (apart > BACK_SHARE * Math.min(there.metres, back.metres)) continue;
    for (let sample = there.after; sample <= back.before; sample++)
      if (isKnown(latitude[sample])) found.push(sample);
    at++;
  }
  return found;
}

/**
 * Whether two positions may lie farther apart than `metres`. The way along the meridian and then
 * along the parallel is never shorter than the straight one, and needs no trigonometry; nearly all
 * steps of a track are ruled out by it.
 */
function mayBeFarther(
  latitude: Float64Array,
  longitude: Float64Array,
  a: number,
  b: number,
  metres: number,
): boolean {
  const degrees =
    Math.abs((latitude[b] as number) - (latitude[a] as number)) +
    Math.abs((longitude[b] as number) - (longitude[a] as number));
  return degrees * METRES_PER_DEGREE > metres;
}

function metresBetween(
  latitude: Float64Array,
  longitude: Float64Array,
  a: number,
  b: number,
): number {
  return haversine(
    latitude[a] as number,
    longitude[a] as number,
    latitude[b] as number,
    longitude[b] as number,
  );
}
