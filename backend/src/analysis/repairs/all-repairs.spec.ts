import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
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
import { recordingOf } from '#test/builders/recording.builder.js';
import type { Recording } from '../recording/recording.js';
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
