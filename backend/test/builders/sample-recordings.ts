import type { RecordedLap, Recording } from '#analysis/recording/recording.js';
import { lapsOf, recordingOf, steps, type RecordingPlan } from './recording.builder.js';

const RIDE_SPEED_MPS = 9;

/** 200 W and 140 bpm for an hour or the given time, to the watt. */
export function steadyRide(seconds = 3600, plan: RecordingPlan = {}): Recording {
  return recordingOf({
    seconds,
    ...plan,
    channels: {
      power: () => 200,
      heartRate: () => 140,
      cadence: () => 88,
      speed: () => RIDE_SPEED_MPS,
      distance: (second) => second * RIDE_SPEED_MPS,
      ...plan.channels,
    },
  });
}

/**
 * The second golden input: 300 s at 100 W, five times 240 s at 300 W and 120 s at 100 W, 300 s at
 * 100 W; laps by hand.
 */
export function intervalRide(lap: Partial<RecordedLap> = { trigger: 'manual' }): Recording {
  const parts: [number, number][] = [[300, 100]];
  for (let repeat = 0; repeat < 5; repeat++) parts.push([240, 300], [120, 100]);
  parts.push([300, 100]);
  return steadyRide(2400, {
    channels: { power: steps(parts) },
    laps: lapsOf(parts.map(([seconds]) => ({ seconds, ...lap }))),
  });
}

/** Heart rate rises by so many beats an hour at an even 200 W. */
export function driftingRide(bpmPerHour: number, seconds = 7200): Recording {
  return steadyRide(seconds, {
    channels: { heartRate: (second) => 130 + (bpmPerHour * second) / 3600 },
  });
}

/** Power falls by a share in the last quarter; heart rate stays. */
export function fadingRide(share: number, seconds = 7200, plan: RecordingPlan = {}): Recording {
  return steadyRide(seconds, {
    ...plan,
    channels: {
      power: (second) => (second < 0.75 * seconds ? 220 : 220 * (1 - share)),
      ...plan.channels,
    },
  });
}

/** A run at even speed. */
export function steadyRun(seconds = 3000, speedMps = 3, plan: RecordingPlan = {}): Recording {
  return recordingOf({
    family: 'running',
    seconds,
    ...plan,
    channels: {
      heartRate: () => 150,
      cadence: () => 168,
      speed: () => speedMps,
      distance: (second) => second * speedMps,
      altitude: () => 400,
      ...plan.channels,
    },
  });
}

/**
 * A run of 40 min with two stops of 60 and 120 s in which the timer was paused and the device wrote
 * nothing.
 */
export function runWithPauses(): Recording {
  const pauses = [
    { from: 600, to: 660 },
    { from: 1500, to: 1620 },
  ];
  const standing = (second: number): number =>
    pauses.reduce((sum, { from, to }) => sum + Math.min(Math.max(second - from, 0), to - from), 0);
  const time = Array.from({ length: 2400 }, (_, second) => second).filter(
    (second) => !pauses.some(({ from, to }) => second > from && second < to),
  );
  return steadyRun(2400, 3, {
    time,
    pauses,
    channels: { distance: (second) => (second - standing(second)) * 3 },
  });
}

/**
 * An even effort on hills: 10 % up at 1.81 m/s and 10 % down at 3.53 m/s, turn about every 5 min.
 */
export function hillyRun(seconds = 3600): Recording {
  const up = (second: number): boolean => Math.floor(second / 300) % 2 === 0;
  const speed = (second: number): number => (up(second) ? 3 / 1.6578 : 3 / 0.85);
  const distance = summed(seconds, speed);
  const altitude = summed(seconds, (second) => (up(second) ? 0.1 : -0.1) * speed(second));
  return steadyRun(seconds, 3, {
    device: { ascentM: 0, descentM: 0 },
    channels: {
      speed,
      distance: (second) => distance[second] ?? 0,
      altitude: (second) => 400 + (altitude[second] ?? 0),
    },
  });
}

function summed(seconds: number, step: (second: number) => number): number[] {
  const out = [0];
  for (let second = 1; second < seconds; second++) out.push((out.at(-1) ?? 0) + step(second - 1));
  return out;
}
