import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ATHLETE, NOBODY, recordingOf, steps } from '#test/builders/recording.builder.js';
import { intervalRide, steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '#analysis/analyse.js';
import type { MetricResult } from '#analysis/analysis.js';

const hourAt = (bpm: number) => steadyRide(3600, { channels: { heartRate: () => bpm } });
const SHARES = ['lowIntensityShare', 'midIntensityShare', 'highIntensityShare'] as const;
const shares = (metrics: Readonly<Record<string, MetricResult>>): (number | null | undefined)[] =>
  SHARES.map((id) => metrics[id]?.value);

describe('heart-rate load', () => {
  it.each(['male', 'female', null] as const)(
    'is 100 for an hour at 85 % of the reserve, whatever the weighting (%s)',
    (sex) => {
      const load = analyse(hourAt(50 + 0.85 * 140), { ...ATHLETE, sex }).metrics['heartRateLoad'];
      expect(load?.value).toBeCloseTo(100, 9);
      expect(load?.note).toContain('assumed at 85 %');
    },
  );

  it('is TRIMP against TRIMP of an hour at threshold', () => {
    const threshold = 60 * 0.85 * 0.64 * Math.exp(1.92 * 0.85);
    expect(
      analyse(hourAt(150), { ...ATHLETE, sex: 'male' }).metrics['heartRateLoad']?.value,
    ).toBeCloseTo((108.1 / threshold) * 100, 2);
  });

  it('is not judged without maximum and resting heart rate, or usable heart rate', () => {
    expect(analyse(hourAt(150), NOBODY).metrics['heartRateLoad']?.reason).toContain(
      'not both known',
    );
    expect(
      analyse(steadyRide(3600, { channels: { heartRate: () => Number.NaN } }), ATHLETE).metrics[
        'heartRateLoad'
      ]?.reason,
    ).toContain('no heart-rate data');
  });
});

describe('zonal heart-rate load', () => {
  it.each([
    [94, 0],
    [95, 60],
    [114, 120],
    [150, 180],
    [152, 240],
    [171, 300],
    [190, 300],
  ])('counts an hour at %s of 190 beats as %s', (bpm, points) => {
    expect(analyse(hourAt(bpm), ATHLETE).metrics['edwardsLoad']?.value).toBeCloseTo(points, 9);
  });

  it('needs maximum heart rate alone', () => {
    expect(
      analyse(hourAt(150), { ...ATHLETE, restingHr: null }).metrics['edwardsLoad']?.applicable,
    ).toBe(true);
    expect(analyse(hourAt(150), NOBODY).metrics['edwardsLoad']?.reason).toContain(
      'maximum heart rate',
    );
  });
});

describe('intensity shares', () => {
  it('are cut at 70 and 80 % of the reserve on rides, 75 and 85 % on runs', () => {
    // Reserve 50 to 190: 148 and 162 on a ride, 155 and 169 on a run.
    const heartRate = steps([
      [600, 100],
      [600, 147],
      [600, 148],
      [600, 161],
      [300, 162],
      [300, 168],
      [300, 169],
      [300, 189],
    ]);
    expect(shares(analyse(steadyRide(3600, { channels: { heartRate } }), ATHLETE).metrics)).toEqual(
      [expect.closeTo(100 / 3, 6), expect.closeTo(100 / 3, 6), expect.closeTo(100 / 3, 6)],
    );
    expect(
      shares(analyse(steadyRun(3600, 3, { channels: { heartRate } }), ATHLETE).metrics),
    ).toEqual([50, expect.closeTo(100 / 3, 6), expect.closeTo(100 / 6, 6)]);
  });

  it('sum to the whole, whatever the heart rate, and say that they are an approximation', () => {
    const beats = fc.array(fc.integer({ min: 40, max: 200 }), { minLength: 5, maxLength: 40 });
    fc.assert(
      fc.property(beats, (heartRate) => {
        const { metrics } = analyse(
          recordingOf({
            seconds: heartRate.length * 30,
            channels: { heartRate: (second) => heartRate[Math.floor(second / 30)] ?? 100 },
          }),
          ATHLETE,
        );
        expect(shares(metrics).reduce<number>((sum, share) => sum + (share ?? 0), 0)).toBeCloseTo(
          100,
          9,
        );
      }),
      { numRuns: 30 },
    );
    expect(analyse(hourAt(120), ATHLETE).metrics['lowIntensityShare']?.note).toContain(
      'approximation',
    );
  });

  it('are not judged without the reserve', () => {
    for (const id of SHARES)
      expect(analyse(hourAt(150), NOBODY).metrics[id]?.reason).toContain('not both known');
  });
});

describe('heart-rate recovery', () => {
  /**
   * After the last hard interval, which ends at 1980 s, heart rate falls by a beat every two
   * seconds.
   */
  const falling = (second: number): number =>
    second <= 1980 ? 170 : Math.max(120, 170 - (second - 1980) / 2);
  const withHeartRate = (
    ride: ReturnType<typeof intervalRide>,
    heartRate: (second: number) => number,
  ) => ({
    ...ride,
    channels: {
      ...ride.channels,
      heartRate: { values: ride.time.map(heartRate), source: 'measured' as const },
    },
  });
  const recovery = (ride: ReturnType<typeof intervalRide>) =>
    analyse(ride, ATHLETE).metrics['heartRateRecovery'];

  it('is the fall in the minute after the last hard interval', () => {
    // The means of the five seconds up to 1980 s and 2040 s: 170, and 140 + 1.
    expect(recovery(withHeartRate(intervalRide(), falling))).toMatchObject({
      value: expect.closeTo(29, 9),
      unit: 'bpm',
      applicable: true,
    });
  });

  it('is not judged without such an interval, a real rest, or a minute of it', () => {
    expect(recovery(steadyRide())?.reason).toContain('there is none in this session');
    const short = steadyRide(1200, {
      channels: {
        power: steps([
          [300, 100],
          [120, 300],
          [120, 100],
          [120, 300],
          [540, 100],
        ]),
      },
      laps: [
        { from: 0, to: 300 },
        { from: 300, to: 420 },
        { from: 420, to: 540 },
        { from: 540, to: 660 },
        { from: 660, to: 1199 },
      ],
    });
    expect(recovery(short)?.reason).toContain('shorter than the 3 minutes');
    const pressing = steadyRide(1200, {
      channels: {
        power: steps([
          [300, 100],
          [240, 300],
          [240, 180],
          [240, 300],
          [180, 180],
        ]),
      },
      laps: [
        { from: 0, to: 300 },
        { from: 300, to: 540 },
        { from: 540, to: 780 },
        { from: 780, to: 1020 },
        { from: 1020, to: 1199 },
      ],
    });
    expect(recovery(pressing)?.reason).toContain('did not ease off by half');
    const cut = (ride: ReturnType<typeof intervalRide>, to: number) => ({
      ...ride,
      time: ride.time.slice(0, to),
      channels: Object.fromEntries(
        Object.entries(ride.channels).map(([name, channel]) => [
          name,
          { ...channel, values: channel.values.slice(0, to) },
        ]),
      ),
    });
    expect(recovery(cut(intervalRide(), 2030))?.reason).toContain('does not go on for a minute');
    expect(recovery({ ...intervalRide(), pauses: [{ from: 2000, to: 2020 }] })?.reason).toContain(
      'does not go on for a minute',
    );
  });
});

describe('fading over repetitions', () => {
  const reps = (powers: readonly number[]) => {
    const parts = powers.flatMap<[number, number]>((watts) => [
      [240, watts],
      [120, 100],
    ]);
    const laps = parts.map(([seconds], index) => ({
      from: 360 * Math.floor(index / 2) + (index % 2 === 0 ? 0 : 240),
      to: 360 * Math.floor(index / 2) + (index % 2 === 0 ? seconds : 360),
      trigger: 'manual' as const,
    }));
    return analyse(
      steadyRide(360 * powers.length + 1, { channels: { power: steps(parts) }, laps }),
      ATHLETE,
    ).metrics;
  };

  it('is the slope from one to the next, and the last against the first', () => {
    const metrics = reps([310, 300, 290, 280, 270]);
    expect(metrics['repFade']?.value).toBeCloseTo((10 / 290) * 100, 6);
    expect(metrics['repDifference']?.value).toBeCloseTo((-40 / 310) * 100, 6);
  });

  it('is negative where each repetition was stronger', () => {
    const metrics = reps([280, 290, 300]);
    expect(metrics['repFade']?.value).toBeLessThan(0);
    expect(metrics['repDifference']?.value).toBeGreaterThan(0);
  });

  it('leaves repetitions of another length out', () => {
    const parts: [number, number][] = [
      [240, 300],
      [120, 100],
      [240, 290],
      [120, 100],
      [60, 420],
      [120, 100],
      [240, 280],
      [120, 100],
    ];
    const laps = parts
      .map(([seconds], index) => ({
        from: parts.slice(0, index).reduce((sum, [before]) => sum + before, 0),
        seconds,
      }))
      .map(({ from, seconds }) => ({ from, to: from + seconds }));
    expect(
      analyse(steadyRide(1261, { channels: { power: steps(parts) }, laps }), ATHLETE).metrics[
        'repFade'
      ]?.value,
    ).toBeCloseTo((10 / 290) * 100, 6);
  });

  it('is not judged on under three repetitions of one length, and on rides without power', () => {
    for (const id of ['repFade', 'repDifference']) {
      expect(reps([300, 290])[id]?.reason).toContain('three hard intervals of one length');
      expect(analyse(steadyRide(), ATHLETE).metrics[id]?.reason).toContain('three hard intervals');
      expect(
        analyse(steadyRide(3600, { channels: { power: () => Number.NaN } }), ATHLETE).metrics[id]
          ?.reason,
      ).toContain('Without power');
    }
  });
});
