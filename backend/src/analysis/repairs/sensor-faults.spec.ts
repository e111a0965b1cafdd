import { describe, expect, it } from '@jest/globals';
import { SIMULATED_ATHLETE } from '#test/builders/physics/athlete.js';
import type { Fault } from '#test/builders/physics/faults/fault.js';
import {
  cadenceLock,
  heartRateDropout,
  stuckHeartRate,
} from '#test/builders/physics/faults/heart-rate.faults.js';
import {
  powerDropouts,
  powerSpikes,
  stuckPower,
} from '#test/builders/physics/faults/power.faults.js';
import {
  clockJump,
  distanceLeap,
  distanceReset,
  gpsJump,
} from '#test/builders/physics/faults/track.faults.js';
import { makeSession, type MadeSession } from '#test/builders/physics/make-session.js';
import { profileThreshold } from '#test/builders/recording.builder.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import type { ChannelName, Recording } from '../recording/recording.js';
import type { SportFamily } from '../recording/sport.js';
import { repairRecording } from './repair-recording.js';

const EASY = { cycling: 190, running: 2.5 } as const;

function session(family: SportFamily, faults: readonly Fault[], seed = 1): MadeSession {
  return makeSession({
    family,
    seed,
    parts: [{ kind: 'steady', seconds: 2700, output: EASY[family] }],
    faults,
  });
}

function repaired(recording: Recording) {
  return repairRecording(recording, SIMULATED_ATHLETE);
}

function blankSeconds(
  { recording }: { readonly recording: Recording },
  name: ChannelName,
): number[] {
  return [...recording.time].filter((_, at) => Number.isNaN(recording.channels[name]?.values[at]));
}

/** Fault, sport, repair expected, channel that it blanks. */
const BLANKED: readonly (readonly [string, SportFamily, Fault, string, ChannelName])[] = [
  [
    'a cadence lock in the middle',
    'running',
    cadenceLock({ from: 900, to: 1300 }),
    'cadence-lock',
    'heartRate',
  ],
  [
    'a cadence lock from the start',
    'running',
    cadenceLock({ from: 0, to: 600 }),
    'cadence-lock',
    'heartRate',
  ],
  [
    'a strap without contact',
    'cycling',
    heartRateDropout({ from: 500, to: 560 }, 0),
    'heart-rate-zeros',
    'heartRate',
  ],
  [
    'a heart rate that stands still',
    'cycling',
    stuckHeartRate({ from: 1000, to: 1400 }),
    'heart-rate-stuck',
    'heartRate',
  ],
  [
    'a power that stays when the legs do not',
    'cycling',
    stuckPower({ from: 1000, to: 1030 }),
    'power-stuck',
    'power',
  ],
  ['dropouts of power', 'cycling', powerDropouts(8, 2), 'power-dropouts', 'power'],
  [
    'a leap of GPS and back',
    'running',
    gpsJump({ from: 700, to: 712 }, 400),
    'gps-jumps',
    'latitude',
  ],
  [
    'a long leap of GPS and back',
    'cycling',
    gpsJump({ from: 700, to: 740 }, 2000),
    'gps-jumps',
    'longitude',
  ],
];

describe('faults of sensors', () => {
  it.each(BLANKED)(
    '%s (%s) is left out where it was, told in words, and nothing else is',
    (_name, family, fault, kind, channel) => {
      const made = session(family, [fault]);
      const result = repaired(made.recording);
      expect(result.repairs.map((repair) => repair.kind)).toEqual([kind]);
      expect(result.repairs[0]?.text).toMatch(/^[A-Z0-9].+\.$/);
      const truth = new Set(
        made.truth.faults.flatMap(({ from, to }) =>
          Array.from({ length: to - from }, (_, at) => from + at),
        ),
      );
      const blank = blankSeconds(result, channel);
      const right = blank.filter((second) => truth.has(second)).length;
      expect(right / truth.size).toBeGreaterThan(0.97);
      expect(blank.length - right).toBeLessThanOrEqual(2);
      expect(Math.abs((result.repairs[0]?.seconds ?? 0) - blank.length)).toBeLessThanOrEqual(2);
    },
  );

  it('of power spikes are replaced where they stand', () => {
    const made = session('cycling', [powerSpikes(6)]);
    const result = repaired(made.recording);
    expect(result.repairs).toMatchObject([{ kind: 'power-spikes', seconds: 6 }]);
    expect(Math.max(...(result.recording.channels.power?.values ?? []))).toBeLessThan(400);
  });

  it.each([
    ['reset', distanceReset(1500), 'distance-reset'],
    ['leap', distanceLeap(1500, 3000), 'distance-leap'],
  ] as const)(
    'of the distance counter (%s) leave the distance that was covered',
    (_name, fault, kind) => {
      const made = session('running', [fault]);
      const { repairs, metrics } = analyse(made.recording, SIMULATED_ATHLETE);
      expect(repairs.map((repair) => repair.kind)).toEqual([kind]);
      expect(metrics['distance']?.value).toBeCloseTo(made.truth.distanceM, -1);
    },
  );

  it.each([3600, 45])(
    'of the clock, set ahead by %s s in full ride, make no time that counts',
    (ahead) => {
      const { recording, truth } = session('cycling', [clockJump(1500, ahead)]);
      const { repairs, metrics } = analyse(recording, SIMULATED_ATHLETE);
      expect(repairs).toMatchObject([{ kind: 'clock-jump', seconds: ahead + 1 }]);
      expect(Math.abs((metrics['timerTime']?.value ?? 0) - truth.timerS)).toBeLessThanOrEqual(2);
      expect(Math.abs((metrics['movingTime']?.value ?? 0) - truth.movingS)).toBeLessThanOrEqual(3);
      expect(Math.abs((metrics['elapsedTime']?.value ?? 0) - truth.timerS)).toBeLessThanOrEqual(2);
    },
  );

  it('of the clock count in no metric that asks for time: stops, halves, W′ balance, laps', () => {
    const long = makeSession({
      family: 'cycling',
      seed: 1,
      parts: [{ kind: 'steady', seconds: 5400, output: 190 }],
      faults: [clockJump(1500, 3600)],
    });
    const whole = makeSession({
      family: 'cycling',
      seed: 1,
      parts: [{ kind: 'steady', seconds: 5400, output: 190 }],
    });
    const low = {
      ...SIMULATED_ATHLETE,
      criticalPowerW: profileThreshold(170),
      wPrimeJ: profileThreshold(200_000),
    };
    const [leapt, even] = [analyse(long.recording, low), analyse(whole.recording, low)];
    expect(leapt.metrics['decoupling']?.applicable).toBe(true);
    expect(leapt.metrics['decoupling']?.value).toBeCloseTo(
      even.metrics['decoupling']?.value ?? 99,
      0,
    );
    expect((leapt.wPrimeBalance?.minimumJ ?? 0) / (even.wPrimeBalance?.minimumJ ?? 1)).toBeCloseTo(
      1,
      2,
    );
    expect(leapt.repairs.map(({ kind }) => kind)).toEqual(['clock-jump']);
  });

  it('of the clock are shown once where the time that never passed is days', () => {
    const { repairs } = analyse(
      session('cycling', [clockJump(1500, 20 * 86_400)]).recording,
      SIMULATED_ATHLETE,
    );
    expect(repairs.map(({ kind }) => kind)).toEqual(['clock-jump']);
  });

  it('of the clock cost a run none of its best efforts', () => {
    const of = (faults: readonly Fault[]) =>
      analyse(session('running', faults).recording, SIMULATED_ATHLETE).bestEfforts;
    const [leapt, even] = [of([clockJump(1500, 600)]), of([])];
    expect(leapt.map(({ distanceM }) => distanceM)).toEqual(even.map(({ distanceM }) => distanceM));
    for (const [at, effort] of even.entries())
      expect(Math.abs((leapt[at]?.seconds ?? 0) - effort.seconds)).toBeLessThanOrEqual(2);
  });

  it.each([
    ['10 min', 600, ['distance-reset', 'stops-presumed']],
    ['20 days', 20 * 86_400, ['distance-reset', 'long-gap']],
  ])(
    'of a counter that began again after %s without a sample prove no leap of the clock',
    (_name, gap, kinds) => {
      const time = Array.from({ length: 3600 }, (_, second) =>
        second < 1800 ? second : second + gap,
      );
      const parts = steadyRide(3600, {
        time,
        channels: { distance: (second) => 9 * (second < 1800 ? second : second - 1800 - gap) },
      });
      const found = analyse(parts, SIMULATED_ATHLETE);
      expect(found.repairs.map(({ kind }) => kind)).toEqual(kinds);
      expect(found.metrics['elapsedTime']?.value).toBe(3599 + gap);
      const once = repaired(parts);
      expect(repaired(once.recording).repairs).toEqual([]);
    },
  );

  it('leave no trace of a lock in the heart-rate facts', () => {
    const clean = analyse(session('running', []).recording, SIMULATED_ATHLETE).metrics;
    const locked = analyse(
      session('running', [cadenceLock({ from: 900, to: 1300 })]).recording,
      SIMULATED_ATHLETE,
    ).metrics;
    expect(
      Math.abs((locked['averageHeartRate']?.value ?? 0) - (clean['averageHeartRate']?.value ?? 0)),
    ).toBeLessThan(0.5);
    expect(locked['maxHeartRate']?.value).toBe(clean['maxHeartRate']?.value);
  });
});
