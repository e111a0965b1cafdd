import { describe, expect, it } from '@jest/globals';
import { laps, rideOver, type Corner } from '#test/builders/courses.js';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { fadingRide, steadyRide } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';

/** Seconds at 5 m/s on a course; power and heart rate by the metre. */
function ridden(
  corners: readonly Corner[],
  power: (metres: number) => number,
  heartRate: (metres: number) => number = () => 145,
) {
  const along = (second: number): number => second * 5;
  return analyse(
    rideOver(corners, {
      channels: {
        power: (second) => power(along(second)),
        cadence: (second) => (power(along(second)) > 0 ? 85 : 0),
        heartRate: (second) => heartRate(along(second)),
      },
    }),
    ATHLETE,
  );
}

const UP_AND_DOWN: readonly Corner[] = [
  [0, 400],
  [14_000, 1100],
  [24_000, 400],
];

describe('pacing under power', () => {
  it('is not a fade where the ride ends in a descent of half an hour', () => {
    const { metrics } = ridden(UP_AND_DOWN, (metres) => (metres < 14_000 ? 230 : 0));
    expect(metrics['fade']?.value ?? 0).toBeLessThan(1);
    expect(metrics['splitDifference']?.value ?? 0).toBeGreaterThan(-1);
  });

  it('is not a fade where the descent is pedalled lightly', () => {
    const { metrics } = ridden(UP_AND_DOWN, (metres) => (metres < 14_000 ? 230 : 90));
    expect(metrics['fade']?.value ?? 0).toBeLessThan(1);
  });

  it('is a fade where the last climb of a hilly ride is weaker than those before', () => {
    const hills = laps(1, [
      [2000, 10],
      [3000, 180],
      [3000, -180],
      [1500, 0],
      [5000, 300],
      [5000, -300],
      [800, 5],
      [2500, 140],
      [2500, -140],
      [2500, 0],
      [6000, 350],
      [6000, -350],
    ]);
    const { metrics } = ridden(hills, (metres) => {
      if (metres < 25_300) return metres > 9500 && metres < 14_500 ? 240 : 235;
      return metres < 33_800 ? 195 : 0;
    });
    expect(metrics['fade']).toMatchObject({ applicable: true });
    expect(metrics['fade']?.value).toBeGreaterThan(14);
    expect(metrics['splitDifference']?.value).toBeLessThan(-8);
  });

  it('compares each grade with itself: a climb first and a flat way home are no fade', () => {
    const { metrics } = ridden(
      [
        [0, 400],
        [8000, 400],
        [20_000, 1000],
        [32_000, 400],
        [48_000, 400],
      ],
      (metres) => {
        if (metres > 8000 && metres < 20_000) return 250;
        return metres >= 20_000 && metres < 32_000 ? 0 : 180;
      },
    );
    expect(Math.abs(metrics['fade']?.value ?? 0)).toBeLessThan(2);
    expect(Math.abs(metrics['splitDifference']?.value ?? 0)).toBeLessThan(2);
  });

  it('is not judged where the ground of the parts is too different', () => {
    const { metrics } = ridden(
      [
        [0, 400],
        [12_000, 400],
        [24_000, 1000],
      ],
      (metres) => (metres < 12_000 ? 160 : 260),
    );
    expect(metrics['splitDifference']).toMatchObject({ applicable: false });
    expect(metrics['splitDifference']?.reason).toContain('ground');
  });

  it('is not a fade where the second half is only coasted more', () => {
    const off = (value: number) => (second: number) =>
      (second * 7919) % 1000 < 120 && second > 3600 ? 0 : value;
    const { metrics, sessionShape } = analyse(
      steadyRide(7200, { channels: { power: off(200), cadence: off(88) } }),
      ATHLETE,
    );
    expect(sessionShape).not.toBe('intervals');
    expect(metrics['splitDifference']?.value ?? 0).toBeGreaterThan(-1);
    expect(metrics['fade']?.value ?? 0).toBeLessThan(1);
  });

  it('finds a true fade on the flat as before', () => {
    expect(analyse(fadingRide(0.15), ATHLETE).metrics['fade']?.value).toBeCloseTo(15, 6);
  });
});

describe('parts of a hilly ride', () => {
  it('say what the ground did, and add up to it', () => {
    const { pacing, terrain } = ridden(UP_AND_DOWN, () => 200);
    const sum = (read: (part: { ascentM?: number; descentM?: number }) => number | undefined) =>
      (pacing?.quarters ?? []).reduce((total, part) => total + (read(part) ?? 0), 0);
    const up = (terrain?.segments ?? []).reduce((total, { ascentM }) => total + ascentM, 0);
    expect(sum(({ ascentM }) => ascentM)).toBeCloseTo(up, 6);
    expect(pacing?.quarters[3]?.descentM).toBeGreaterThan(300);
    expect(pacing?.quarters[3]?.ascentM).toBe(0);
  });

  it('say nothing of it where no height was recorded', () => {
    expect(analyse(steadyRide(), ATHLETE).pacing?.quarters[0]?.ascentM).toBeUndefined();
  });
});
