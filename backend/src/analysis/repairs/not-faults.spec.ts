import { describe, expect, it } from '@jest/globals';
import { SIMULATED_ATHLETE } from '#test/builders/physics/athlete.js';
import type { Fault } from '#test/builders/physics/faults/fault.js';
import { seededRandom } from '#workouts/domain/simulation/noise.js';
import { cadenceLock } from '#test/builders/physics/faults/heart-rate.faults.js';
import { makeSession, type MadeSession } from '#test/builders/physics/make-session.js';
import { recordingOf, steps } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
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

const transfer = steps([
  [400, 47],
  [30, 48],
  [470, 49],
]);
const strokes = steps([
  [2, 0],
  [28, 260],
  [30, 130],
]);
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
          power: (second) => strokes(second % 60),
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
      'a counter that makes up 300 m in one step',
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
          latitude: (second) => transfer(second) + second * 1e-5,
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
      repaired(recording).repairs.filter(({ kind }) => !kind.startsWith('distance-from-')),
    ).toEqual([]);
  });
});
