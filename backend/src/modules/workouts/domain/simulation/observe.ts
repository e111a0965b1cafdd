import type { Channel, ChannelName, Recording } from '#analysis/recording/recording.js';
import { seededRandom, wandering } from './noise.js';
import { EVERYDAY_ATHLETE } from './athlete.js';
import { keptLaps } from './keep-laps.js';
import { DEFAULT_LOOPS, track } from './track.js';
import type { Moment } from './moment.js';
import type { SessionPlan } from './session-plan.js';
import { summedUp } from './sum-up.js';

/** Saturday morning, 14 June 2025, half past nine in Berne. */
const START_MS = Date.UTC(2025, 5, 14, 7, 30);
/** Smart recording writes at a change of this much, or after so long. */
const SMART = { heartRate: 3, speedMps: 0.5, seconds: 7 } as const;
/** GPS wanders by about so much around the truth, speed from a wheel or from GPS by this share. */
const GPS_NOISE_DEG = 8e-6;
const SPEED_NOISE = { cycling: 0.006, running: 0.02 } as const;

type Measure = (moment: Moment) => number;

/**
 * What a device makes of the moments: whole beats and watts, centimetres, noise, and nothing while
 * the timer stands.
 */
export function observe(plan: SessionPlan, moments: readonly Moment[]): Recording {
  const written = recordedMoments(plan, moments);
  const { ftpW, maxHr, restingHr } = plan.athlete ?? EVERYDAY_ATHLETE;
  const channels: Partial<Record<ChannelName, Channel>> = {};
  for (const [name, measure] of Object.entries(instruments(plan)) as [ChannelName, Measure][]) {
    if (plan.without?.includes(name) === true) continue;
    channels[name] = { values: Float64Array.from(written, measure), source: 'measured' };
  }
  return {
    sport: plan.family,
    family: plan.family,
    indoor: plan.indoor ?? false,
    startTimeMs: plan.startTimeMs ?? START_MS,
    utcOffsetS: plan.utcOffsetS ?? 7200,
    time: Float64Array.from(written, ({ second }) => second),
    channels,
    pauses: plan.stops ?? [],
    laps: keptLaps(plan, moments),
    device: summedUp(moments, new Set(Object.keys(channels) as ChannelName[])),
    deviceThresholds: { ftpW: plan.family === 'cycling' ? ftpW : null, maxHr, restingHr },
    deviceName: null,
    deviceSerial: null,
    warnings: [],
  };
}

function recordedMoments(plan: SessionPlan, moments: readonly Moment[]): Moment[] {
  const timed = moments.filter(({ timed: running }) => running);
  if (plan.smartRecording !== true) return timed;
  let last: Moment | undefined;
  return timed.filter((moment, at) => {
    const keeps = last === undefined || at === timed.length - 1 || changedEnough(last, moment);
    if (keeps) last = moment;
    return keeps;
  });
}

function changedEnough(last: Moment, now: Moment): boolean {
  const beats = Math.abs(now.heartRate - last.heartRate) >= SMART.heartRate;
  return (
    beats ||
    Math.abs(now.speedMps - last.speedMps) >= SMART.speedMps ||
    now.second - last.second >= SMART.seconds
  );
}

function instruments(plan: SessionPlan): Partial<Record<ChannelName, Measure>> {
  const random = seededRandom(plan.seed + 104_729);
  const wheel = wandering(random, 3);
  const [north, east] = [wandering(random, 20), wandering(random, 20)];
  const place = track(plan.loop ?? DEFAULT_LOOPS[plan.family]);
  const outdoors: Partial<Record<ChannelName, Measure>> = {
    altitude: ({ altitudeM }) => Math.round(altitudeM * 5) / 5,
    latitude: ({ distanceM }) => place(distanceM).latitude + GPS_NOISE_DEG * north(),
    longitude: ({ distanceM }) => place(distanceM).longitude + GPS_NOISE_DEG * east(),
  };
  return {
    ...(plan.family === 'cycling' && { power: ({ powerW }: Moment) => Math.round(powerW ?? 0) }),
    heartRate: ({ heartRate }) => Math.round(heartRate),
    cadence: ({ cadence }) => Math.round(cadence),
    speed: ({ speedMps }) =>
      Math.round(1000 * Math.max(0, speedMps * (1 + SPEED_NOISE[plan.family] * wheel()))) / 1000,
    distance: ({ distanceM }) => Math.round(distanceM * 100) / 100,
    temperature: ({ temperatureC }) => Math.round(temperatureC),
    ...(plan.indoor === true ? {} : outdoors),
  };
}
