import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ATHLETE,
  NOBODY,
  recordingOf,
  type RecordingPlan,
  steps,
} from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import type { ChannelName, Recording } from '../recording/recording.js';
import { repairRecording } from './repair-recording.js';

function repaired(plan: RecordingPlan | Recording, thresholds = ATHLETE) {
  return repairRecording(
    'time' in plan && plan.time instanceof Float64Array
      ? (plan as Recording)
      : recordingOf(plan as RecordingPlan),
    thresholds,
  );
}

function values({ recording }: { recording: Recording }, name: ChannelName): number[] {
  return [...(recording.channels[name]?.values ?? [])];
}

describe('power spikes', () => {
  it('over the human limit are replaced by the median around, and told', () => {
    const result = repaired(
      steadyRide(100, { channels: { power: (second) => (second === 50 ? 65_534 : 200) } }),
    );
    expect(values(result, 'power')[50]).toBe(200);
    expect(result.repairs).toEqual([
      {
        kind: 'power-spikes',
        text: '1 power spike of up to 65534 W replaced by the median of the samples around.',
        seconds: 1,
      },
    ]);
  });

  it('that stand alone for up to 3 s are replaced', () => {
    const result = repaired(
      steadyRide(100, {
        channels: { power: (second) => (second >= 50 && second < 53 ? 900 : 200) },
      }),
    );
    expect(Math.max(...values(result, 'power'))).toBe(200);
  });

  it('are no efforts: a burst of 4 s stays, and so does a short one that builds up', () => {
    const burst = steadyRide(100, {
      channels: { power: (second) => (second >= 50 && second < 54 ? 900 : 200) },
    });
    const built = steadyRide(100, {
      channels: { power: (second) => [350, 480, 600, 450, 320][second - 50] ?? 200 },
    });
    expect(repaired(burst).repairs).toEqual([]);
    expect(repaired(built).repairs).toEqual([]);
  });

  it('are judged by weight where it is known, by 2000 W where not', () => {
    const sprint = steadyRide(100, {
      channels: { power: (second) => (second >= 50 && second < 60 ? 1900 : 200) },
    });
    expect(repaired(sprint, ATHLETE).repairs).toHaveLength(1);
    expect(repaired(sprint, NOBODY).repairs).toEqual([]);
  });
});

describe('heart rate', () => {
  it('of zero, out of reach or reached by a leap is left out and told', () => {
    const result = repaired(
      steadyRide(300, {
        channels: {
          heartRate: (second) => ({ 50: 0, 100: 25, 150: 220, 200: 180 })[second] ?? 140,
        },
      }),
    );
    expect([50, 100, 150, 200].map((second) => values(result, 'heartRate')[second])).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
    expect(result.repairs.map(({ kind, seconds }) => [kind, seconds])).toEqual([
      ['heart-rate-zeros', 1],
      ['heart-rate-spikes', 3],
    ]);
  });

  it('that rises as a heart can stays', () => {
    expect(
      repaired(
        steadyRide(300, { channels: { heartRate: (second) => 90 + Math.min(90, second * 5) } }),
      ).repairs,
    ).toEqual([]);
  });

  it('is trusted again once it comes back', () => {
    const result = repaired(
      steadyRide(300, {
        channels: {
          heartRate: steps([
            [100, 140],
            [30, Number.NaN],
            [170, 175],
          ]),
        },
      }),
    );
    expect(result.repairs).toEqual([]);
  });
});

describe('positions, speeds, cadences', () => {
  it('at 0° N 0° E are left out', () => {
    const result = repaired({
      seconds: 10,
      channels: {
        latitude: (second) => (second === 5 ? 0 : 47),
        longitude: (second) => (second === 5 ? 0 : 8),
        speed: () => 0.1,
      },
    });
    expect(values(result, 'latitude')[5]).toBeNaN();
    expect(result.repairs[0]?.kind).toBe('gps-null-island');
  });

  it('beyond the sport are left out', () => {
    const ride = repaired(
      steadyRide(10, {
        channels: {
          speed: (second) => (second === 5 ? 36 : 9),
          cadence: (second) => (second === 6 ? 246 : 90),
        },
      }),
    );
    const run = repaired(
      steadyRun(10, 3, { channels: { speed: (second) => (second === 5 ? 13 : 3) } }),
    );
    expect(values(ride, 'speed')[5]).toBeNaN();
    expect(values(ride, 'cadence')[6]).toBeNaN();
    expect(values(run, 'speed')[5]).toBeNaN();
    expect(ride.repairs.map(({ kind }) => kind)).toEqual(['speed-spikes', 'cadence-spikes']);
  });
});

describe('distance', () => {
  it('goes on where its counter began again', () => {
    const result = repaired(
      steadyRun(1000, 3, {
        channels: { distance: (second) => (second < 500 ? second * 3 : (second - 500) * 3) },
      }),
    );
    expect(values(result, 'distance').at(-1)).toBe(499 * 3 + 499 * 3);
    expect(result.repairs[0]?.kind).toBe('distance-reset');
  });

  it('stays where it steps back, and counts from its value at the start', () => {
    const back = repaired(
      steadyRun(100, 3, {
        channels: { distance: (second) => 1000 + second * 3 - (second === 50 ? 10 : 0) },
      }),
    );
    expect(values(back, 'distance')[50]).toBe(49 * 3);
    expect(back.repairs.map(({ kind }) => kind)).toEqual([
      'distance-backwards',
      'distance-head-start',
    ]);
  });

  it('is worked out from speed, else from positions, where the file has none', () => {
    const bySpeed = repaired({ seconds: 101, channels: { speed: () => 8 } });
    expect(values(bySpeed, 'distance').at(-1)).toBe(800);
    expect(bySpeed.repairs[0]?.kind).toBe('distance-from-speed');
    const byTrack = repaired({
      seconds: 101,
      channels: { latitude: (second) => 47 + second * 1e-4, longitude: () => 8 },
    });
    expect(values(byTrack, 'distance').at(-1)).toBeCloseTo(1111.95, 1);
    expect(byTrack.repairs.map(({ kind }) => kind)).toEqual([
      'distance-from-gps',
      'speed-from-distance',
    ]);
  });
});

describe('channels', () => {
  it('of nothing but zeros are left out: no sensor is not the same as zero', () => {
    const result = repaired(steadyRide(100, { channels: { power: () => 0, heartRate: () => 0 } }));
    expect(result.recording.channels.power).toBeUndefined();
    expect(result.repairs.map(({ kind }) => kind)).toEqual(['no-power', 'no-heart-rate']);
  });
});

describe('all repairs', () => {
  const reading = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 60, max: 300 }) },
    { weight: 2, arbitrary: fc.constantFrom(0, 20, 250, 520, 700, 900, 65_534, Number.NaN) },
  );
  const series = fc.array(reading, { minLength: 40, maxLength: 40 });

  it('change nothing more when done twice', () => {
    fc.assert(
      fc.property(series, series, series, (power, heartRate, speed) => {
        const once = repaired(
          recordingOf({
            seconds: 40,
            channels: {
              power: (at) => power[at] ?? 0,
              heartRate: (at) => heartRate[at] ?? 0,
              speed: (at) => (speed[at] ?? 0) / 10,
            },
          }),
        );
        const twice = repairRecording(once.recording, ATHLETE);
        expect(twice.repairs).toEqual([]);
        expect(twice.recording).toEqual(once.recording);
      }),
      { numRuns: 300 },
    );
  });

  it('leave the recording that was given as it is', () => {
    const recording = steadyRide(100, {
      channels: { power: (second) => (second === 50 ? 65_534 : 200), heartRate: () => 0 },
    });
    const before = structuredClone(recording);
    analyse(recording, ATHLETE);
    expect(recording).toEqual(before);
  });

  it('and every bridged second and long hole are listed in words', () => {
    const { repairs } = analyse(
      recordingOf({ time: [0, 5, 10, 10 + 3 * 86_400], channels: { heartRate: () => 120 } }),
      ATHLETE,
    );
    expect(repairs).toEqual([
      {
        kind: 'gaps-bridged',
        text:
          'The device did not write every second: 8 seconds between samples were bridged by ' +
          'straight lines.',
        seconds: 8,
      },
      {
        kind: 'long-gap',
        text: 'Nothing was recorded for 3 days; that time was left out.',
        seconds: 3 * 86_400,
      },
    ]);
  });
});
