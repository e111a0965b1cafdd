import { buildRide, buildRun } from './build.js';
import type { LapPlan } from './plans.js';

const made = new Map<string, Uint8Array>();

/**
 * Building an hour takes a good part of a second, so each sample is built once; every caller gets
 * bytes of its own.
 */
function once(name: string, build: () => Uint8Array): Uint8Array {
  const bytes = made.get(name) ?? build();
  made.set(name, bytes);
  return bytes.slice();
}

const RIDER = { ftpW: 260, maxHr: 188, restingHr: 52, variation: 1 };
const RUNNER = { maxHr: 188, restingHr: 52, variation: 1 };

/** An hour of even endurance riding at about 190 W on rolling roads, with one short stop. */
export function steadyRide1h(): Uint8Array {
  return once('steadyRide1h', () =>
    buildRide({
      ...RIDER,
      seconds: 3600,
      seed: 11,
      subSport: 'road',
      power: () => 192,
      pauses: [{ from: 2105, to: 2141 }],
    }),
  );
}

/** Two hours that start too fast: power falls by a quarter while heart rate does not. */
export function fadingRide(): Uint8Array {
  return once('fadingRide', () =>
    buildRide({
      ...RIDER,
      seconds: 7200,
      seed: 12,
      subSport: 'road',
      startTime: new Date('2025-06-21T06:15:00Z'),
      power: (second) => (second < 2700 ? 215 : 215 - (second - 2700) * 0.0125),
      driftPerHour: 15,
    }),
  );
}

/**
 * 15 min easy, five times 4 min at 290 W with 3 min between, 10 min easy; each lap pressed by hand.
 */
export function intervalRide5x4(): Uint8Array {
  return once('intervalRide5x4', () => fourMinutes(5, '2025-06-24T16:40:00Z'));
}

/** The same with three repetitions, a week before. */
export function intervalRide3x4(): Uint8Array {
  return once('intervalRide3x4', () => fourMinutes(3, '2025-06-17T16:40:00Z'));
}

function fourMinutes(count: number, start: string): Uint8Array {
  const laps: LapPlan[] = [{ seconds: 900, intensity: 'warmup' }];
  for (let repeat = 0; repeat < count; repeat += 1)
    laps.push({ seconds: 240, intensity: 'active' }, { seconds: 180, intensity: 'rest' });
  laps.push({ seconds: 600, intensity: 'cooldown' });
  const watts = { warmup: 150, active: 290, rest: 120, cooldown: 130 } as const;
  return buildRide({
    ...RIDER,
    seconds: laps.reduce((sum, lap) => sum + lap.seconds, 0),
    seed: 13,
    subSport: 'road',
    variation: 0.6,
    startTime: new Date(start),
    laps,
    power: (second) => watts[lapAt(laps, second).intensity ?? 'active'],
  });
}

/** 45 min of easy running with a lap for each kilometre. */
export function easyRun(): Uint8Array {
  return once('easyRun', () =>
    buildRun({
      ...RUNNER,
      seconds: 2700,
      seed: 21,
      startTime: new Date('2025-06-16T05:50:00Z'),
      speed: () => 2.75,
      autoLapM: 1000,
    }),
  );
}

/** A hard 10 km on a flat course, a little faster at the end. */
export function tenKRun(): Uint8Array {
  return once('tenKRun', () =>
    buildRun({
      ...RUNNER,
      seconds: 2580,
      seed: 22,
      startTime: new Date('2025-06-28T08:00:00Z'),
      altitude: (distanceM) => 430 + 2.5 * Math.sin(distanceM / 900),
      speed: (second) => (second < 2100 ? 3.85 : 4.1),
      autoLapM: 1000,
    }),
  );
}

/** 45 min on the trainer: power, heart rate and cadence, no GPS and no height. */
export function indoorRideNoGps(): Uint8Array {
  return once('indoorRideNoGps', () =>
    buildRide({
      ...RIDER,
      seconds: 2700,
      seed: 14,
      subSport: 'indoorCycling',
      variation: 0.3,
      startTime: new Date('2025-01-09T18:20:00Z'),
      utcOffsetS: 3600,
      gps: null,
      altitude: null,
      power: (second) => (second < 600 ? 150 : 205),
    }),
  );
}

/** 90 min outdoors on a bike without a power meter. */
export function rideWithoutPower(): Uint8Array {
  return once('rideWithoutPower', () =>
    buildRide({
      maxHr: 188,
      restingHr: 52,
      variation: 1,
      seconds: 5400,
      seed: 15,
      startTime: new Date('2025-06-18T15:05:00Z'),
      power: null,
    }),
  );
}

function lapAt(laps: readonly LapPlan[], second: number): LapPlan {
  let end = 0;
  const lap = laps.find(({ seconds }) => {
    end += seconds;
    return second < end;
  });
  return lap ?? { seconds: 0 };
}
