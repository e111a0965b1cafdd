import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SIMULATED_ATHLETE } from '#test/builders/physics/athlete.js';
import type { Fault } from '#test/builders/physics/faults/fault.js';
import { seededRandom } from '#workouts/domain/simulation/noise.js';
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
import { profileThreshold, recordingOf } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
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

const random = seededRandom(3);
const JITTER = Array.from({ length: 1800 }, () => Math.round(2 * random() - 1));
const STEPS = (second: number): number => 168 + Math.round(3 * Math.sin(second / 1.3));

function run(heartRate: (second: number) => number): Recording {
  return steadyRun(1800, 3, { channels: { heartRate, cadence: STEPS } });
}

/** A ride of which 200 s are missing from the 500th on, and no metre. */
function hole(speed: (second: number) => number, heartRate: (second: number) => number): Recording {
  const time = Array.from({ length: 1200 }, (_, second) => second).filter(
    (second) => second < 500 || second > 700,
  );
  const channels = {
    speed,
    heartRate: (second: number) => heartRate(second) + (second % 3),
    distance: (second: number) => (second < 500 ? 9 * second : 9 * (second - 201)),
  };
  return steadyRide(1200, { time, channels });
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

  it('of the clock are told once where the time that never passed is days', () => {
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

describe('what is no fault stays', () => {
  it.each([
    [
      'a heart at the rate of the steps',
      steadyRun(1800, 3, {
        channels: {
          heartRate: (second) => 166 + Math.round(2 * Math.sin(second / 9)),
          cadence: (second) => 168 + Math.round(2 * Math.sin(second / 5)),
        },
      }),
    ],
    [
      'a heart that leaps to the rate of the steps and then beats its own way',
      run((second) => (second < 600 ? 150 : 168) + (JITTER[second] ?? 0)),
    ],
    [
      'a heart that moves with the steps, ten beats below',
      run((second) => (second < 600 || second > 1200 ? 140 : STEPS(second) - 10)),
    ],
    [
      'a heart that is by the steps for 25 s of each minute',
      run((second) =>
        second < 600 || second > 1200 ? 155 : STEPS(second) - (second % 60 < 25 ? 0 : 8),
      ),
    ],
    ['a lock of a minute', session('running', [cadenceLock({ from: 900, to: 960 })]).recording],
    [
      'legs that stop with the power',
      steadyRide(900, {
        channels: {
          power: (second) => (second % 60 < 4 ? 0 : 200),
          cadence: (second) => (second % 60 < 4 ? 0 : 88),
        },
      }),
    ],
    [
      'soft pedalling into another gear',
      steadyRide(900, {
        channels: {
          power: (second) => (second % 60 < 2 ? 0 : second % 60 < 30 ? 260 : 130),
          cadence: () => 88,
        },
      }),
    ],
    [
      'two strokes between moments of coasting',
      steadyRide(900, {
        channels: {
          power: (second) => (second > 400 && second < 430 && second % 10 > 1 ? 0 : 320),
        },
      }),
    ],
    [
      'a heart rate that stays for a minute',
      steadyRide(900, {
        channels: {
          heartRate: (second) => (second < 400 || second > 460 ? 140 + (second % 3) : 141),
        },
      }),
    ],
    [
      'an even trainer',
      steadyRide(900, {
        channels: { heartRate: (second) => 140 + (second % 3), power: () => 200 },
      }),
    ],
    [
      'a counter that catches up after a tunnel',
      steadyRide(900, {
        channels: {
          heartRate: (second) => 140 + (second % 3),
          distance: (second) => (second > 400 && second < 440 ? 3600 : second * 9),
        },
      }),
    ],
    [
      'a counter that makes up 300 m at once',
      steadyRide(900, {
        channels: {
          heartRate: (second) => 140 + (second % 3),
          distance: (second) => second * 9 + (second > 400 ? 300 : 0),
        },
      }),
    ],
    [
      'a stop without an event',
      hole(
        (second) => (Math.abs(second - 600) < 106 ? 1.5 : 9),
        () => 140,
      ),
    ],
    [
      'a rest without an event, straight from speed to speed',
      hole(
        () => 9,
        (second) => (second < 600 ? 150 : 120),
      ),
    ],
    [
      'a transfer in two legs',
      recordingOf({
        seconds: 900,
        channels: {
          speed: () => 3,
          latitude: (second) => (second < 400 ? 47 : second < 430 ? 48 : 49) + second * 1e-5,
          longitude: () => 8,
        },
      }),
    ],
    [
      'a transfer to another place',
      recordingOf({
        seconds: 900,
        channels: {
          speed: () => 3,
          latitude: (second) => (second < 400 ? 47 : 48) + second * 1e-5,
          longitude: () => 8,
        },
      }),
    ],
  ])('%s', (_name, recording) => {
    expect(
      repaired(recording).repairs.filter(({ kind }) => kind !== 'distance-from-speed'),
    ).toEqual([]);
  });
});

describe('all repairs together', () => {
  const fault = fc.oneof(
    fc.integer({ min: 100, max: 1500 }).map((from) => cadenceLock({ from, to: from + 300 })),
    fc.integer({ min: 100, max: 2000 }).map((from) => heartRateDropout({ from, to: from + 40 }, 0)),
    fc.integer({ min: 100, max: 2000 }).map((from) => stuckHeartRate({ from, to: from + 400 })),
    fc.integer({ min: 100, max: 2000 }).map((from) => stuckPower({ from, to: from + 20 })),
    fc.integer({ min: 1, max: 30 }).map(powerSpikes),
    fc.integer({ min: 1, max: 4 }).map((seconds) => powerDropouts(6, seconds)),
    fc.integer({ min: 100, max: 2000 }).map((from) => gpsJump({ from, to: from + 20 }, 800)),
    fc.integer({ min: 100, max: 2000 }).map(distanceReset),
    fc.integer({ min: 100, max: 2000 }).map((at) => distanceLeap(at, 2500)),
    fc.integer({ min: 100, max: 2000 }).map((at) => clockJump(at, 90)),
  );

  it('find nothing more when done twice, and leave the recording given as it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<SportFamily>('cycling', 'running'),
        fc.array(fault, { minLength: 1, maxLength: 4 }),
        (family, faults) => {
          const { recording } = session(family, faults);
          const before = structuredClone(recording);
          const once = repaired(recording);
          expect(recording).toEqual(before);
          expect(repaired(once.recording)).toEqual({ recording: once.recording, repairs: [] });
        },
      ),
      { numRuns: 40 },
    );
  });

  const reading = (usual: number, spread: number, odd: readonly number[]) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: usual - spread, max: usual + spread }) },
      { weight: 2, arbitrary: fc.constantFrom(...odd, Number.NaN) },
    );
  const plan = fc.record({
    family: fc.constantFrom<SportFamily>('cycling', 'running'),
    steps: fc.array(fc.constantFrom(1, 1, 1, 1, 1, 2, 5, 12, 70), { minLength: 90, maxLength: 90 }),
    power: fc.array(reading(200, 120, [0, 700, 65_534]), { minLength: 7, maxLength: 90 }),
    heartRate: fc.array(reading(165, 12, [0, 20, 240]), { minLength: 7, maxLength: 90 }),
    cadence: fc.array(reading(166, 5, [0, 88, 400]), { minLength: 7, maxLength: 90 }),
    speed: fc.array(reading(6, 5, [0, 50]), { minLength: 7, maxLength: 90 }),
    distance: fc.array(reading(9, 9, [0, -300, 4000]), { minLength: 7, maxLength: 90 }),
    latitude: fc.array(reading(0, 5, [0, 900]), { minLength: 7, maxLength: 90 }),
  });

  it('find nothing more in whatever a file may hold', () => {
    fc.assert(
      fc.property(plan, ({ family, steps: gaps, latitude, distance, ...channels }) => {
        const time = gaps.reduce<number[]>((all, gap) => [...all, (all.at(-1) ?? 0) + gap], [0]);
        const place = new Map(time.map((second, at) => [second, at]));
        const cycle =
          (values: readonly number[]) =>
          (second: number): number =>
            values[(place.get(second) ?? 0) % values.length] ?? Number.NaN;
        let metres = 0;
        const counter = time.map((second) => (metres += cycle(distance)(second) || 0));
        const recording = recordingOf({
          family,
          time,
          channels: {
            ...Object.fromEntries(
              Object.entries(channels).map(([name, values]) => [name, cycle(values)]),
            ),
            distance: (second) => counter[place.get(second) ?? 0] ?? Number.NaN,
            latitude: (second) => 47 + 1e-5 * cycle(latitude)(second),
            longitude: () => 8,
          },
        });
        const once = repaired(recording);
        expect(repaired(once.recording)).toEqual({ recording: once.recording, repairs: [] });
      }),
      { numRuns: 300 },
    );
  });
});
