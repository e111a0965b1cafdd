import { describe, expect, it } from '@jest/globals';
import { ATHLETE } from '#test/builders/recording.builder.js';
import {
  fadingRide,
  hillyRun,
  intervalRide,
  steadyRide,
  steadyRun,
} from '#test/builders/sample-recordings.js';
import { analyse } from '#analysis/analyse.js';

describe('fade', () => {
  it.each([0.1, 0.25])('finds a fall by %s in the last quarter at the same heart rate', (share) => {
    expect(analyse(fadingRide(share), ATHLETE).metrics['fade']?.value).toBeCloseTo(share * 100, 6);
  });

  it('is not judged where heart rate fell along: that was easing off', () => {
    const eased = fadingRide(0.2, 7200, {
      channels: { heartRate: (second) => (second < 5400 ? 150 : 135) },
    });
    expect(analyse(eased, ATHLETE).metrics['fade']).toMatchObject({
      value: null,
      applicable: false,
    });
    expect(analyse(eased, ATHLETE).metrics['fade']?.reason).toContain('easing off');
  });

  it('says that it cannot be told from easing off without heart rate', () => {
    const blind = fadingRide(0.2, 7200, { channels: { heartRate: () => Number.NaN } });
    expect(analyse(blind, ATHLETE).metrics['fade']?.note).toContain('Without heart rate');
  });

  it('is found on a run by speed', () => {
    const speed = (second: number): number => (second < 2700 ? 3.4 : 2.9);
    const metres = (second: number): number =>
      Math.min(second, 2700) * 3.4 + Math.max(0, second - 2700) * 2.9;
    const { metrics } = analyse(
      steadyRun(3600, 3, { channels: { speed, distance: metres } }),
      ATHLETE,
    );
    expect(metrics['fade']?.value).toBeGreaterThan(12);
    expect(metrics['fade']?.value).toBeLessThan(15);
  });

  it('is no stronger end where heart rate fell meanwhile', () => {
    const end = (bpm: number) =>
      analyse(
        fadingRide(-0.06, 7200, { channels: { heartRate: (at) => (at < 5400 ? 150 : bpm) } }),
        ATHLETE,
      ).metrics['fade'];
    expect(end(150)).toMatchObject({ applicable: true, value: expect.closeTo(-6, 6) });
    expect(end(125)).toMatchObject({
      applicable: false,
      reason: expect.stringContaining('yet your heart rate fell'),
    });
  });

  describe('of a run with running power', () => {
    /** Pace as adjusted by grade, and power, in the last quarter as shares of those before. */
    const run = (pace: number, watts: number) => {
      const late = (second: number): boolean => second >= 2700;
      const metres = (second: number): number =>
        3.4 * (Math.min(second, 2700) + pace * Math.max(0, second - 2700));
      const channels = {
        speed: (second: number) => 3.4 * (late(second) ? pace : 1),
        distance: metres,
        power: (second: number) => 280 * (late(second) ? watts : 1),
      };
      return analyse(steadyRun(3600, 3.4, { channels }), ATHLETE).metrics;
    };

    it('is not judged where pace and power disagree', () => {
      const apart = run(1.08, 0.92);
      expect(apart['splitDifference']).toMatchObject({ applicable: false });
      expect(run(0.9, 1)['fade']).toMatchObject({ applicable: false });
      expect(apart['fade']?.reason).toBe(
        'Grade-adjusted pace rose by 8 % and running power fell by 8 %, so the two disagree ' +
          'about your pacing.',
      );
    });

    it('is judged where both agree', () => {
      expect(run(0.9, 0.92)['fade']).toMatchObject({ applicable: true });
      expect(run(0.9, 0.92)['fade']?.value).toBeGreaterThan(8);
    });
  });

  it('is not judged on interval sessions and short ones', () => {
    expect(analyse(intervalRide(), ATHLETE).metrics['fade']?.reason).toContain('interval session');
    expect(analyse(fadingRide(0.1, 1700), ATHLETE).metrics['fade']?.reason).toContain('30 minutes');
  });
});

describe('split difference', () => {
  it('is positive where the second half was stronger', () => {
    const stronger = steadyRide(3600, {
      channels: { power: (second) => (second < 1800 ? 190 : 209) },
    });
    expect(analyse(stronger, ATHLETE).metrics['splitDifference']?.value).toBeCloseTo(10, 1);
  });

  it('takes an even effort over hills as even', () => {
    expect(
      Math.abs(analyse(hillyRun(), ATHLETE).metrics['splitDifference']?.value ?? 99),
    ).toBeLessThan(1);
  });

  it('does not take a warm-up for a slow half', () => {
    const warmed = steadyRide(3600, {
      channels: { power: (second) => (second < 600 ? 120 : 200) },
    });
    expect(analyse(warmed, ATHLETE).metrics['splitDifference']?.value).toBeCloseTo(0, 6);
  });
});

describe('pacing', () => {
  it('gives quarters and halves of power on a ride, by timer time', () => {
    const { pacing } = analyse(fadingRide(0.2), ATHLETE);
    expect(pacing?.outputChannel).toBe('power');
    expect(pacing?.quarters.map((part) => Math.round(part.output ?? 0))).toEqual([
      220, 220, 220, 176,
    ]);
    expect(pacing?.halves.map((part) => Math.round(part.output ?? 0))).toEqual([220, 198]);
    expect(pacing?.quarters[3]?.heartRate).toBe(140);
  });

  it('parts a run by distance', () => {
    const metres = (second: number): number =>
      Math.min(second, 1000) * 4 + Math.max(0, second - 1000) * 2;
    const { pacing } = analyse(
      steadyRun(3001, 3, {
        channels: { distance: metres, speed: (second) => (second <= 1000 ? 4 : 2) },
      }),
      ATHLETE,
    );
    expect(pacing?.outputChannel).toBe('speed');
    expect(pacing?.halves.map(({ from, to }) => [from, to])).toEqual([
      [0, 1000],
      [1000, 3000],
    ]);
  });
});
