import { describe, expect, it } from '@jest/globals';
import { ATHLETE, NOBODY } from '#test/builders/recording.builder.js';
import {
  driftingRide,
  intervalRide,
  runWithPauses,
  steadyRide,
  steadyRun,
} from '#test/builders/sample-recordings.js';
import { analyse } from '#analysis/analyse.js';

const AT_150 = { channels: { heartRate: () => 150 } };

describe('heart-rate metrics', () => {
  it.each([
    ['male', 108.1],
    ['female', 121.5],
  ] as const)('match the golden heart-rate load of an hour at 150 bpm (%s)', (sex, load) => {
    expect(
      analyse(steadyRide(3600, AT_150), { ...ATHLETE, sex }).metrics['trimp']?.value,
    ).toBeCloseTo(load, 2);
  });

  it('take the mean of both weightings where the sex is not known, and say so', () => {
    const trimp = analyse(steadyRide(3600, AT_150), ATHLETE).metrics['trimp'];
    expect(trimp?.value).toBeCloseTo((108.1 + 121.5) / 2, 1);
    expect(trimp?.note).toContain('mean of the formulas');
  });

  it('need maximum and resting heart rate for anything of the reserve', () => {
    const { metrics, zones } = analyse(steadyRide(), NOBODY);
    for (const id of ['trimp', 'heartRateReserveShare'])
      expect(metrics[id]).toMatchObject({ value: null, applicable: false });
    expect(metrics['trimp']?.reason).toBe(
      'Your maximum and resting heart rate for this day are not both known.',
    );
    expect(zones.heartRate).toBeUndefined();
  });

  it('give the share of the reserve', () => {
    expect(
      analyse(steadyRide(600, { channels: { heartRate: () => 120 } }), ATHLETE).metrics[
        'heartRateReserveShare'
      ]?.value,
    ).toBeCloseTo(50, 9);
  });

  it('do not count heart rates of zero', () => {
    const { metrics } = analyse(
      steadyRide(1000, { channels: { heartRate: (second) => (second % 50 === 7 ? 0 : 140) } }),
      ATHLETE,
    );
    expect(metrics['averageHeartRate']?.value).toBeCloseTo(140, 9);
  });

  it('refuse a verdict on heart rate that is missing for 15 % or zero in 5 % of the time', () => {
    const missing = steadyRide(3600, {
      channels: { heartRate: (second) => (second > 3000 ? Number.NaN : 140) },
    });
    const zero = steadyRide(3600, {
      channels: { heartRate: (second) => (second % 10 === 0 ? 0 : 140) },
    });
    for (const recording of [missing, zero])
      expect(analyse(recording, ATHLETE).metrics['trimp']?.reason).toContain('missing or zero');
  });
});

describe('decoupling and drift', () => {
  it('find the drift that was put into a steady ride', () => {
    const { metrics } = analyse(driftingRide(10), ATHLETE);
    expect(metrics['heartRateDrift']?.value).toBeCloseTo(10, 6);
    const first = 200 / (130 + 10 * ((600 + 3900) / 7200));
    const second = 200 / (130 + 10 * ((3900 + 7200) / 7200));
    expect(metrics['decoupling']?.value).toBeCloseTo(((first - second) / first) * 100, 2);
  });

  it('find none in a ride that has none', () => {
    const { metrics } = analyse(driftingRide(0), ATHLETE);
    expect(metrics['decoupling']?.value).toBeCloseTo(0, 9);
    expect(metrics['heartRateDrift']?.value).toBeCloseTo(0, 9);
  });

  it('have a range that holds the drift put in, and widens as heart rate wavers', () => {
    const wavering = (beats: number) =>
      analyse(
        steadyRide(7200, {
          channels: {
            heartRate: (second) => 130 + second / 360 + beats * Math.sin(second ** 1.4 / 4000),
          },
        }),
        ATHLETE,
      ).metrics;
    const width = (beats: number, id: string): number => {
      const { value, range } = wavering(beats)[id] ?? {};
      expect(range?.low).toBeLessThanOrEqual(value ?? Number.NaN);
      expect(range?.high).toBeGreaterThanOrEqual(value ?? Number.NaN);
      return (range?.high ?? 0) - (range?.low ?? 0);
    };
    for (const id of ['heartRateDrift', 'decoupling']) {
      expect(width(0, id)).toBeCloseTo(0, 9);
      expect(width(6, id)).toBeGreaterThan(2.5 * width(2, id));
    }
    const { range } = wavering(6)['heartRateDrift'] ?? {};
    expect(range?.low).toBeLessThan(10);
    expect(range?.high).toBeGreaterThan(10);
  });

  it('need 40 minutes after the warm-up', () => {
    expect(analyse(driftingRide(5, 2999), ATHLETE).metrics['decoupling']?.reason).toContain(
      'at least 40 minutes',
    );
    expect(analyse(driftingRide(5, 3000), ATHLETE).metrics['decoupling']?.applicable).toBe(true);
  });

  it('leave a cool-down out', () => {
    const recording = steadyRide(4800, {
      channels: {
        power: (second) => (second < 4200 ? 200 : 90),
        heartRate: (second) => (second < 4200 ? 140 : 115),
      },
    });
    expect(analyse(recording, ATHLETE).metrics['decoupling']?.value).toBeCloseTo(0, 1);
  });

  it('are not judged on intervals, long stops, rides without power and unknown hills', () => {
    const stopped = steadyRide(7200, { pauses: [{ from: 3000, to: 4000 }] });
    const withoutPower = steadyRide(7200, { channels: { power: () => Number.NaN } });
    const withoutAltitude = steadyRun(4000, 3, { channels: { altitude: () => Number.NaN } });
    const reasons = [intervalRide(), stopped, withoutPower, withoutAltitude].map(
      (recording) => analyse(recording, ATHLETE).metrics['decoupling']?.reason,
    );
    expect(reasons[0]).toContain('interval session');
    expect(reasons[1]).toContain('more than a tenth');
    expect(reasons[2]).toContain('Without power');
    expect(reasons[3]).toContain('Without altitude');
  });
});

describe('efficiency factor', () => {
  it('is normalized power by heart rate on a steady aerobic ride', () => {
    expect(analyse(steadyRide(), ATHLETE).metrics['efficiencyFactor']?.value).toBeCloseTo(
      200 / 140,
      6,
    );
  });

  it('is graded speed in yards a minute by heart rate on a steady aerobic run', () => {
    expect(analyse(steadyRun(), ATHLETE).metrics['efficiencyFactor']?.value).toBeCloseTo(
      (3 * 60) / 0.9144 / 150,
      6,
    );
  });

  it('is not judged when the ride was short, hard, or of unknown intensity', () => {
    const hard = steadyRide(3600, { channels: { power: () => 230 } });
    expect(analyse(steadyRide(1500), ATHLETE).metrics['efficiencyFactor']?.reason).toContain(
      '30 minutes',
    );
    expect(analyse(hard, ATHLETE).metrics['efficiencyFactor']?.reason).toContain('too hard');
    expect(analyse(steadyRide(), NOBODY).metrics['efficiencyFactor']?.reason).toContain(
      'Neither a threshold nor',
    );
    expect(analyse(runWithPauses(), ATHLETE).metrics['efficiencyFactor']?.applicable).toBe(true);
  });
});
