import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ATHLETE, profileThreshold } from '#test/builders/recording.builder.js';
import { hillyRun, intervalRide, steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import { THRESHOLD_PACE_FACTOR } from '../session/run-intensity.js';
import { predictRaces, riegel } from './predict-races.js';
import { timeOfVdot, vdotOf } from './vdot.js';

const FIVE_K = { metres: 5000, seconds: 1200 };
const HALF_M = 21_097.5;
const MARATHON_M = 42_195;
/** h:mm:ss.ss as the golden vectors write it, in seconds. */
const at = (hours: number, minutes: number, seconds: number): number =>
  hours * 3600 + minutes * 60 + seconds;

describe('VDOT', () => {
  it('matches the golden vector of 5 km in 20:00 and its equivalents', () => {
    const vdot = vdotOf(FIVE_K.metres, FIVE_K.seconds);
    expect(vdot).toBeCloseTo(49.806, 3);
    expect(timeOfVdot(vdot, 10_000)).toBeCloseTo(at(0, 41, 27.85), 2);
    expect(timeOfVdot(vdot, HALF_M)).toBeCloseTo(at(1, 31, 49.68), 2);
    expect(timeOfVdot(vdot, MARATHON_M)).toBeCloseTo(at(3, 11, 17.19), 2);
  });

  it('gives back the time that it was made of, and falls as the time grows', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1500, max: MARATHON_M, noNaN: true }),
        fc.double({ min: 2.2, max: 6.5, noNaN: true }),
        (metres, speed) => {
          const seconds = metres / speed;
          expect(timeOfVdot(vdotOf(metres, seconds), metres)).toBeCloseTo(seconds, 4);
          expect(vdotOf(metres, seconds + 1)).toBeLessThan(vdotOf(metres, seconds));
        },
      ),
    );
  });

  it('agrees with the threshold pace: 90 % of its speed is 1.06 base pace within 1 %', () => {
    const vdot = vdotOf(FIVE_K.metres, FIVE_K.seconds);
    const speed = 0.9 * (29.54 + 5.000663 * vdot - 0.007546 * vdot ** 2);
    expect((1000 / speed) * 60).toBeCloseTo(256.5, 1);
    expect(Math.abs(256.5 / (240 * THRESHOLD_PACE_FACTOR) - 1)).toBeLessThan(0.01);
  });
});

describe('race predictions', () => {
  it('match the golden times of Riegel', () => {
    const to = (metres: number): number => riegel(FIVE_K.seconds, FIVE_K.metres, metres);
    expect(to(10_000)).toBeCloseTo(at(0, 41, 41.92), 2);
    expect(to(HALF_M)).toBeCloseTo(at(1, 32, 0.24), 2);
    expect(to(MARATHON_M)).toBeCloseTo(at(3, 11, 49.32), 2);
  });

  it('are ranges around both formulas, widest for the marathon, with a caution', () => {
    const races = predictRaces(FIVE_K.metres, FIVE_K.seconds);
    expect(races.map(({ distanceM }) => distanceM)).toEqual([10_000, HALF_M, MARATHON_M]);
    for (const { fastestS, slowestS, riegelS, vdotS } of races) {
      for (const seconds of [riegelS, vdotS]) {
        expect(seconds).toBeGreaterThanOrEqual(fastestS);
        expect(seconds).toBeLessThanOrEqual(slowestS);
      }
    }
    expect(races[2]?.slowestS).toBeCloseTo(riegel(1200, 5000, MARATHON_M, 1.15), 6);
    expect(races.map(({ note }) => note !== undefined)).toEqual([false, false, true]);
  });

  it('do not reach farther than from 5 km to a marathon, and leave the race itself out', () => {
    expect(predictRaces(1609.344, 360).map(({ distanceM }) => distanceM)).toEqual([5000, 10_000]);
    expect(predictRaces(10_000, 2600).map(({ distanceM }) => distanceM)).toEqual([
      5000,
      HALF_M,
      MARATHON_M,
    ]);
  });

  it('of a faster run are faster', () => {
    fc.assert(
      fc.property(fc.double({ min: 900, max: 2400, noNaN: true }), (seconds) => {
        const slow = predictRaces(5000, seconds + 10);
        predictRaces(5000, seconds).forEach((race, index) => {
          expect(race.vdotS).toBeLessThan(slow[index]?.vdotS ?? 0);
          expect(race.slowestS).toBeLessThan(slow[index]?.slowestS ?? 0);
        });
      }),
    );
  });
});

/** 5 km in 20:00 at 180 of 190 beats, the heart at 184 in the end. */
function race(plan: Parameters<typeof steadyRun>[2] = {}) {
  return steadyRun(1210, 5000 / 1200, {
    ...plan,
    channels: { heartRate: (second) => (second > 900 ? 184 : 178), ...plan.channels },
  });
}

describe('an all-out run', () => {
  it('predicts others, with its band and in words what it rests on', () => {
    const { metrics, racePredictions } = analyse(race(), ATHLETE);
    expect(metrics['vdot']).toMatchObject({
      value: expect.closeTo(49.806, 2),
      unit: 'ml/kg/min',
      applicable: true,
    });
    expect(metrics['vdot']?.note).toBe(
      'From your best 5.0 km, taken as all-out: your heart rate reached 96 % of its maximum.',
    );
    expect(metrics['vo2max']?.range).toEqual({
      low: expect.closeTo(49.806 * 0.9, 2),
      high: expect.closeTo(49.806 * 1.1, 2),
    });
    expect(racePredictions?.from).toMatchObject({
      distanceM: 5000,
      seconds: expect.closeTo(1200, 6),
    });
    expect(racePredictions?.races[0]?.vdotS).toBeCloseTo(at(0, 41, 27.85), 1);
  });

  it('is known by heart rate, its peak and its mean', () => {
    const easy = race({ channels: { heartRate: () => 170 } });
    const sprint = race({ channels: { heartRate: (second) => (second > 1150 ? 184 : 140) } });
    for (const run of [easy, sprint]) {
      expect(analyse(run, ATHLETE).metrics['vdot']?.reason).toContain('do not show an all-out run');
      expect(analyse(run, ATHLETE).racePredictions).toBeUndefined();
    }
    expect(analyse(race(), { ...ATHLETE, maxHr: null }).metrics['vdot']?.reason).toContain(
      'maximum heart rate is not known',
    );
  });

  it('has no walking in it, is no interval session, and no ride', () => {
    const walked = race({
      channels: {
        speed: (second) => (second >= 600 && second < 720 ? 1.5 : 4.4),
        distance: (second) => second * (5000 / 1200),
      },
    });
    expect(analyse(walked, ATHLETE).metrics['vdot']?.reason).toContain('do not show');
    const repeats = race({
      channels: {
        speed: (second) => (second % 200 < 130 ? 4.6 : 3.4),
        distance: (second) => second * (5000 / 1200),
      },
    });
    expect(analyse(repeats, ATHLETE).metrics['vdot']?.reason).toContain('interval session');
    expect(analyse(steadyRun(200, 4), ATHLETE).metrics['vdot']?.reason).toContain(
      'over a mile or more',
    );
    expect(analyse(steadyRide(), ATHLETE).metrics['vdot']?.reason).toContain('runs only');
  });

  it('counts only if it is no worse than the race time on file', () => {
    const onFile = (seconds: number) => ({
      ...ATHLETE,
      basePaceSPerKm: profileThreshold(seconds / 5),
    });
    expect(analyse(race(), onFile(1150)).metrics['vdot']?.reason).toContain(
      'The race time in your profile',
    );
    expect(analyse(race(), onFile(1215)).metrics['vdot']?.applicable).toBe(true);
  });
});

describe('paces on slopes', () => {
  it('are the average pace on the flat', () => {
    const { metrics } = analyse(steadyRun(2400, 3), ATHLETE);
    expect(metrics['gradeAdjustedPace']).toMatchObject({
      value: expect.closeTo(1000 / 3, 6),
      unit: 's/km',
    });
    expect(metrics['normalizedGradedPace']?.value).toBeCloseTo(1000 / 3, 6);
  });

  it('take the hills out of an even effort', () => {
    const { metrics } = analyse(hillyRun(), ATHLETE);
    expect(metrics['averagePace']?.value).toBeGreaterThan(370);
    expect(Math.abs((metrics['gradeAdjustedPace']?.value ?? 0) / (1000 / 3) - 1)).toBeLessThan(
      0.01,
    );
    expect(Math.abs((metrics['normalizedGradedPace']?.value ?? 0) / (1000 / 3) - 1)).toBeLessThan(
      0.01,
    );
  });

  it('normalized weigh fast stretches more than slow ones', () => {
    const uneven = steadyRun(2400, 3, {
      channels: { speed: (second) => (second % 600 < 300 ? 4 : 2) },
    });
    expect(analyse(uneven, ATHLETE).metrics['normalizedGradedPace']?.value).toBeLessThan(
      1000 / 3.3,
    );
  });

  it('are not judged without altitude, indoors, on rides, and the normalized on short runs', () => {
    const reasons = (id: string) =>
      [
        steadyRun(2400, 3, { channels: { altitude: () => Number.NaN } }),
        steadyRun(2400, 3, { indoor: true }),
        intervalRide(),
        steadyRun(900),
      ].map((run) => analyse(run, ATHLETE).metrics[id]?.reason);
    expect(reasons('gradeAdjustedPace')).toEqual([
      expect.stringContaining('Without altitude'),
      expect.stringContaining('Indoors'),
      expect.stringContaining('runs only'),
      undefined,
    ]);
    expect(reasons('normalizedGradedPace')).toEqual([
      expect.stringContaining('Without altitude'),
      undefined,
      expect.stringContaining('runs only'),
      expect.stringContaining('under 20 minutes'),
    ]);
  });
});

describe('VO₂max of a ride', () => {
  const hard = (heartRate: number) =>
    steadyRide(1800, {
      channels: {
        power: (second) => (second >= 600 && second < 900 ? 350 : 150),
        heartRate: (second) => (second >= 700 && second < 905 ? heartRate : 130),
      },
    });

  it('is 10.8 times the best five minutes in W/kg, and 7, with its band', () => {
    const estimate = analyse(hard(184), ATHLETE).metrics['vo2max'];
    expect(estimate?.value).toBeCloseTo((10.8 * 350) / 70 + 7, 9);
    expect(estimate?.range).toEqual({
      low: expect.closeTo(61 * 0.9, 9),
      high: expect.closeTo(61 * 1.1, 9),
    });
  });

  it('needs an all-out effort, body weight and maximum heart rate', () => {
    expect(analyse(hard(175), ATHLETE).metrics['vo2max']?.reason).toContain('does not show');
    expect(analyse(hard(184), { ...ATHLETE, weightKg: null }).metrics['vo2max']?.reason).toContain(
      'body weight',
    );
    expect(analyse(hard(184), { ...ATHLETE, maxHr: null }).metrics['vo2max']?.reason).toContain(
      'maximum heart rate',
    );
    expect(analyse(steadyRide(200), ATHLETE).metrics['vo2max']?.reason).toContain('five minutes');
  });
});
