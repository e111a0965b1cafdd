import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ATHLETE, NOBODY } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import type { Climb } from '../analysis.js';
import type { RecordingPlan } from '#test/builders/recording.builder.js';
import { isClimb } from './find-climbs.js';

const SPEED = 5;
const BAROMETER = { ascentM: 0 };

/** Height over metres: straight between the corners. */
function profile(
  corners: readonly (readonly [metres: number, height: number])[],
): (metres: number) => number {
  return (metres) => {
    const next = corners.findIndex(([at]) => at >= metres);
    const [toM, toH] = corners[next < 0 ? corners.length - 1 : next] as readonly [number, number];
    const [fromM, fromH] = corners[Math.max(0, next - 1)] as readonly [number, number];
    return next <= 0 || toM === fromM
      ? toH
      : fromH + ((metres - fromM) / (toM - fromM)) * (toH - fromH);
  };
}

function ride(corners: readonly (readonly [number, number])[], plan: RecordingPlan = {}) {
  const height = profile(corners);
  const seconds = Math.floor((corners.at(-1)?.[0] ?? 0) / SPEED) + 1;
  return steadyRide(seconds, {
    device: BAROMETER,
    ...plan,
    channels: {
      speed: () => SPEED,
      distance: (second) => second * SPEED,
      altitude: (second) => height(second * SPEED),
      ...plan.channels,
    },
  });
}

const climbs = (corners: readonly (readonly [number, number])[]): readonly Climb[] =>
  analyse(ride(corners), ATHLETE).climbs ?? [];

describe('a climb', () => {
  it.each([
    [499, 60, false],
    [500, 27.6, true],
    [500, 27.4, false],
    [2000, 80.1, true],
    [2000, 79.9, false],
    [3999, 80.1, true],
    [4000, 80, true],
    [10_000, 199, false],
  ])('of %s m needs the steepness that its length asks for (%s m)', (lengthM, gainM, is) => {
    expect(isClimb(lengthM, gainM)).toBe(is);
  });

  it('has its length, height, grade, time, power, heart rate and climbing rate', () => {
    const [climb, ...others] = climbs([
      [0, 400],
      [2000, 400],
      [5000, 580],
      [7000, 580],
    ]);
    expect(others).toEqual([]);
    expect(climb).toMatchObject({
      index: 0,
      from: 400,
      to: 1000,
      lengthM: expect.closeTo(3000, 6),
      gainM: expect.closeTo(180, 6),
      gradePercent: expect.closeTo(6, 6),
      elapsedS: 600,
      movingS: 600,
      timerS: 600,
    });
    expect(climb).toMatchObject({
      avgSpeedMps: 5,
      avgPowerW: 200,
      avgHr: 140,
      wattsPerKg: 200 / 70,
      climbRateMPerH: expect.closeTo(1080, 6),
      gradeAdjustedSpeedMps: null,
    });
  });

  it('goes on over a short dip, and ends in a descent', () => {
    expect(
      climbs([
        [0, 400],
        [2000, 500],
        [2200, 492],
        [4000, 600],
        [5000, 400],
      ]),
    ).toHaveLength(1);
    expect(
      climbs([
        [0, 400],
        [2000, 500],
        [3000, 440],
        [5000, 560],
        [6000, 400],
      ]).map(({ gainM }) => Math.round(gainM)),
    ).toEqual([100, 120]);
  });

  it('leaves flat ends out and ends on a plateau of a third of its length', () => {
    const [first, second] = climbs([
      [0, 400],
      [3000, 415],
      [5000, 535],
      [8500, 540],
      [10_500, 660],
      [12_000, 660],
    ]);
    expect(
      [first?.lengthM, second?.lengthM].map((metres) => Math.round((metres ?? 0) / 100)),
    ).toEqual([20, 20]);
    expect(first?.from).toBeGreaterThan(580);
  });

  it('is not found on rolling roads, nor without altitude or distance', () => {
    expect(
      climbs([
        [0, 400],
        [1000, 415],
        [2000, 400],
        [3000, 415],
        [4000, 400],
      ]),
    ).toEqual([]);
    expect(analyse(steadyRide(), ATHLETE).climbs).toEqual([]);
  });

  it('on foot has a grade-adjusted speed and no watts per kilogram', () => {
    const height = profile([
      [0, 400],
      [2000, 500],
    ]);
    const run = steadyRun(667, 3, {
      device: BAROMETER,
      channels: { altitude: (second) => height(second * 3), power: () => 300 },
    });
    const [climb] = analyse(run, ATHLETE).climbs ?? [];
    expect(climb?.wattsPerKg).toBeNull();
    expect(climb?.gradeAdjustedSpeedMps).toBeGreaterThan(3.8);
    expect(
      analyse(
        ride([
          [0, 400],
          [2000, 500],
        ]),
        NOBODY,
      ).climbs?.[0]?.wattsPerKg,
    ).toBeNull();
  });

  it('never overlaps another, is within the ride, and is a climb by its own figures', () => {
    const steps = fc.array(
      fc.tuple(fc.integer({ min: 100, max: 3000 }), fc.integer({ min: -150, max: 150 })),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(steps, (parts) => {
        const corners = parts.reduce<[number, number][]>(
          (all, [metres, rise]) => [
            ...all,
            [(all.at(-1)?.[0] ?? 0) + metres, (all.at(-1)?.[1] ?? 0) + rise],
          ],
          [[0, 1000]],
        );
        const found = climbs(corners);
        found.forEach((climb, index) => {
          expect(isClimb(climb.lengthM + 1e-6, climb.gainM + 1e-6)).toBe(true);
          expect(climb.from).toBeGreaterThanOrEqual(found[index - 1]?.to ?? 0);
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('a climb and what was recorded', () => {
  it('never goes through a break of the recording', () => {
    const whole = ride([
      [0, 400],
      [2000, 520],
      [4000, 640],
    ]);
    const gap = 3 * 86_400;
    const time = whole.time.map((second) => (second < 400 ? second : second + gap));
    const joined = { ...whole, time, pauses: [{ from: 399, to: 400 + gap }] };
    const found = analyse(joined, ATHLETE).climbs ?? [];
    expect(found).toHaveLength(2);
    for (const { from, to } of found) expect(from < 400 && to > 400).toBe(false);
  });

  it('needs a slope that a road can have, as where the counter of metres stops', () => {
    expect(isClimb(1000, 399)).toBe(true);
    expect(isClimb(1000, 401)).toBe(false);
    expect(
      climbs([
        [0, 400],
        [600, 900],
        [4000, 900],
      ]),
    ).toEqual([]);
  });
});
