import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ATHLETE, NOBODY, steps } from '#test/builders/recording.builder.js';
import { intervalRide, steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import type { PowerPoint } from '../analysis.js';
import { criticalPowerOf } from './critical-power.js';
import { criticalPowerOn } from './critical-power-over-time.js';
import { fitCriticalPower } from './fit-critical-power.js';

const anyBest = (): number => 0;
/** 263.33 W and 12 kJ, held for so many seconds. */
const held = (seconds: number, factor = 1): PowerPoint => ({
  seconds,
  watts: factor * (790 / 3 + 12_000 / seconds),
});
const reasonOf = (
  efforts: readonly PowerPoint[],
  bestFor: (seconds: number) => number = anyBest,
): string => {
  const result = criticalPowerOf(efforts, bestFor);
  return 'reason' in result ? result.reason : 'judged';
};

describe('the fit of critical power', () => {
  it('matches the golden vector: 330 W for 180 s and 280 W for 720 s', () => {
    const fit = fitCriticalPower([
      { seconds: 180, watts: 330 },
      { seconds: 720, watts: 280 },
    ]);
    expect(fit?.criticalPowerW).toBeCloseTo(263.33, 2);
    expect(fit?.wPrimeJ).toBeCloseTo(12_000, 6);
    expect(fit).toMatchObject({ efforts: 2, rSquared: null, standardErrorW: null });
  });

  it('finds what made the efforts, whatever it was', () => {
    const lengths = fc.uniqueArray(fc.integer({ min: 120, max: 1200 }), {
      minLength: 3,
      maxLength: 8,
    });
    fc.assert(
      fc.property(
        fc.double({ min: 100, max: 500, noNaN: true }),
        fc.double({ min: 5000, max: 40_000, noNaN: true }),
        lengths,
        (cp, wPrime, all) => {
          const fit = fitCriticalPower(
            all.map((seconds) => ({ seconds, watts: cp + wPrime / seconds })),
          );
          expect(fit?.criticalPowerW).toBeCloseTo(cp, 4);
          expect(Math.abs((fit?.wPrimeJ ?? 0) - wPrime)).toBeLessThan(0.01);
          expect(fit?.rSquared).toBeCloseTo(1, 6);
        },
      ),
    );
  });

  it('explains less and knows less where an effort is off the curve', () => {
    const fit = fitCriticalPower([held(180), held(420, 0.94), held(900)]);
    expect(fit?.rSquared).toBeLessThan(0.97);
    expect(fit?.standardErrorW).toBeGreaterThan(1);
    expect(fitCriticalPower([held(300), held(300)])).toBeNull();
  });
});

describe('critical power', () => {
  it('is estimated from three efforts on one curve', () => {
    const result = criticalPowerOf([held(180), held(400), held(900)], anyBest);
    expect(result).toMatchObject({ fit: { efforts: 3, rSquared: expect.closeTo(1, 9) } });
  });

  it('is not estimated from few efforts, like lengths, or efforts off the curve', () => {
    expect(reasonOf([held(180), held(900)])).toBe(
      'Critical power cannot be estimated: it needs three all-out efforts of 2 to 20 minutes.',
    );
    expect(reasonOf([held(60), held(90), held(180), held(1300)])).toContain(
      'three all-out efforts',
    );
    expect(reasonOf([held(300), held(500), held(890)])).toContain('three times as long');
    expect(reasonOf([held(300), held(500), held(900)])).toBe('judged');
    expect(reasonOf([held(180), held(420, 0.94), held(900)])).toContain('do not lie on one curve');
    expect(reasonOf([200, 400, 800].map((seconds) => ({ seconds, watts: 250 })))).toContain(
      'no cyclist',
    );
    expect(reasonOf([held(180, 0.2), held(400, 0.2), held(900, 0.2)])).toContain('no cyclist');
  });

  it('leaves efforts out that fall short of the best of their length by more than 5 %', () => {
    const best = (seconds: number): number => held(seconds).watts;
    expect(reasonOf([held(180), held(400, 0.949), held(900)], best)).toContain(
      'three all-out efforts',
    );
    expect(reasonOf([held(180), held(400, 0.951), held(900), held(300)], best)).not.toContain(
      'three all-out efforts',
    );
  });
});

/** Three efforts on the golden curve, an hour of easy riding around them. */
function test(plan: Parameters<typeof steadyRide>[1] = {}) {
  const power = steps([
    [600, 120],
    [180, 330],
    [900, 110],
    [720, 280],
    [900, 110],
    [360, 790 / 3 + 12_000 / 360],
    [600, 120],
  ]);
  return steadyRide(4260, { ...plan, channels: { power, heartRate: () => 180, ...plan.channels } });
}

describe('critical power of one ride', () => {
  it('is found in a test, efforts and all', () => {
    const analysis = analyse(test(), ATHLETE);
    expect(analysis.powerEfforts?.map(({ seconds }) => seconds)).toEqual([180, 360, 720]);
    expect(analysis.metrics['criticalPower']).toMatchObject({
      value: expect.closeTo(263.33, 2),
      note: 'From 3 efforts of this ride, taken as all-out.',
    });
    expect(analysis.metrics['wPrime']?.value).toBeCloseTo(12_000, 3);
    expect(analysis.criticalPower?.rSquared).toBeCloseTo(1, 9);
    expect(analysis.wPrimeBalance).toMatchObject({ source: 'fit', minimumJ: expect.closeTo(0, 0) });
  });

  it('says that it is too low where its own W′ balance falls below zero', () => {
    const tired = steps([
      [600, 120],
      [180, 330],
      [60, 110],
      [720, 280],
      [900, 110],
      [360, 790 / 3 + 12_000 / 360],
      [600, 120],
    ]);
    const analysis = analyse(test({ channels: { power: tired } }), ATHLETE);
    expect(analysis.metrics['criticalPower']?.applicable).toBe(true);
    expect(analysis.metrics['wPrimeBalanceMinimum']?.reason).toContain('it is too low for you');
  });

  it('does not treat intervals, even rides or easy efforts as a test', () => {
    expect(
      analyse(intervalRide(), ATHLETE).powerEfforts?.map(({ watts }) => Math.round(watts)),
    ).toEqual([300]);
    for (const ride of [
      intervalRide(),
      steadyRide(),
      test({ channels: { heartRate: () => 150 } }),
    ]) {
      expect(analyse(ride, ATHLETE).metrics['criticalPower']).toMatchObject({
        value: null,
        reason: expect.stringContaining('three all-out efforts'),
      });
    }
  });

  it('needs heart rates that show what was all-out, and never uses running power', () => {
    expect(analyse(test(), NOBODY).metrics['criticalPower']?.reason).toContain(
      'nothing tells which efforts were all-out',
    );
    const run = steadyRun(3000, 3, { channels: { power: () => 260 } });
    for (const id of ['criticalPower', 'wPrime'])
      expect(analyse(run, ATHLETE).metrics[id]?.reason).toContain('not comparable');
  });
});

describe('critical power over 90 days', () => {
  const ride = (day: string, seconds: number, factor = 1, allOut: boolean | null = true) => {
    const effort = held(seconds, factor);
    return { day, workoutId: day, points: [effort], efforts: [{ ...effort, startS: 0, allOut }] };
  };

  it('combines efforts of different rides', () => {
    const result = criticalPowerOn('2025-06-30', [
      ride('2025-06-01', 180),
      ride('2025-06-10', 400),
      ride('2025-06-20', 900),
    ]);
    expect(result).toMatchObject({
      fit: { criticalPowerW: expect.closeTo(263.33, 2), wPrimeJ: expect.closeTo(12_000, 3) },
    });
  });

  it('ignores efforts older than 90 days, easy efforts and efforts below the best', () => {
    const rides = [ride('2025-06-01', 180), ride('2025-06-10', 400), ride('2025-06-20', 900)];
    expect(criticalPowerOn('2025-08-29', rides)).toHaveProperty('fit');
    expect(criticalPowerOn('2025-08-30', rides)).toHaveProperty('reason');
    expect(criticalPowerOn('2025-06-09', rides)).toHaveProperty('reason');
    expect(
      criticalPowerOn('2025-06-30', [...rides.slice(1), ride('2025-06-01', 180, 1, false)]),
    ).toHaveProperty('reason');
    const stronger = { ...ride('2025-06-05', 180, 1.1), efforts: [] };
    expect(criticalPowerOn('2025-06-30', [...rides, stronger])).toHaveProperty('reason');
  });
});
