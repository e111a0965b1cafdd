import { describe, expect, it } from '@jest/globals';
import { coachedWorkout, lookAt } from '#test/builders/coached-workout.builder.js';
import { SIMULATED_ATHLETE } from '#test/builders/physics/athlete.js';
import { inCatalogue } from '#test/builders/physics/catalogue.js';
import { makeSession, type MadeSession } from '#test/builders/physics/make-session.js';
import { fadingRide, runWithPauses, steadyRide } from '#test/builders/sample-recordings.js';
import { ATHLETE, profileThreshold, steps } from '#test/builders/recording.builder.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { buildFactSheet } from './build-fact-sheet.js';
import type { FactSheet } from './fact-sheet.js';

function made(name: string): MadeSession & { readonly sheet: FactSheet } {
  const entry = inCatalogue(name);
  if (!entry) throw new Error(`no session is called ${name}`);
  const session = makeSession(entry.plan);
  const workout = coachedWorkout(session.recording, {
    ...SIMULATED_ATHLETE,
    basePaceSPerKm: profileThreshold(245),
  });
  return { ...session, sheet: buildFactSheet(workout, METRIC_UNITS, { look: lookAt(workout) }) };
}
const sheetOf = (recording: Parameters<typeof coachedWorkout>[0], thresholds = ATHLETE) => {
  const workout = coachedWorkout(recording, thresholds);
  return buildFactSheet(workout, METRIC_UNITS, { look: lookAt(workout) });
};
const near = (value: number | null, truth: number, share: number) =>
  expect(Math.abs((value ?? Number.NaN) / truth - 1)).toBeLessThan(share);

describe('facts of generated workouts, held against what truly happened', () => {
  it('tell each repetition of 5 x 4 min by power and place', () => {
    const { sheet, truth, recording } = made('ride-5x4min-laps');
    // As ridden: nobody holds the planned watts to the second.
    const ridden = (from: number, to: number) =>
      (recording.channels.power?.values.slice(from, to) ?? new Float64Array()).reduce(
        (sum, watts) => sum + watts / (to - from),
        0,
      );
    const work = truth.intervals.filter(({ kind }) => kind === 'work');
    expect(sheet.number('intervals.count')).toBe(5);
    work.forEach(({ from, to }, index) => {
      near(sheet.number(`intervals.rep.${index + 1}.output`), ridden(from, to), 0.01);
      expect(
        Math.abs((sheet.get(`intervals.rep.${index + 1}.output`)?.at?.from ?? Number.NaN) - from),
      ).toBeLessThan(5);
    });
    near(
      sheet.number('intervals.total'),
      work.reduce((sum, { from, to }) => sum + to - from, 0),
      0.02,
    );
    near(sheet.number('zones.power.hard.longest'), 240, 0.1);
    expect(sheet.number('intervals.heartRateMax')).toBeGreaterThan(
      sheet.number('intervals.heartRate') ?? Infinity,
    );
  });

  it('tell totals, climbing against the flat and the halves of the highest climb', () => {
    const { sheet, truth } = made('ride-hilly');
    near(sheet.number('power.average'), truth.averagePowerW ?? 0, 0.01);
    near(sheet.number('heartRate.average'), truth.averageHeartRate, 0.01);
    near(sheet.number('climb.gain'), truth.ascentM, 0.15);
    expect(sheet.get('climbs.againstFlat.speed')?.trend).toBe('down');
    expect(
      sheet.has(
        'climbs.together.power',
        'flat.power',
        'climbs.1.half.1.power',
        'climbs.1.half.2.power',
        'climbs.1.perKg',
      ),
    ).toBe(true);
  });

  it('tell the time that a cadence lock took, and that durability suffered from a fade', () => {
    const { sheet, truth } = made('run-cadence-lock');
    const locked = truth.faults.reduce((sum, { from, to }) => sum + to - from, 0);
    near(sheet.number('sensor.heartRate.cadence-lock'), locked, 0.15);
    const fading = sheetOf(fadingRide(0.2));
    expect(fading.get('durability.change.output')).toMatchObject({ trend: 'down' });
    near(
      -(fading.number('durability.change.efficiency') ?? 0),
      ((0.2 * 1800) / ((7199 - 600) / 3)) * 100,
      0.03,
    );
  });

  it('take the stops of a run into its halves by the clock and out of its pace', () => {
    const sheet = sheetOf(runWithPauses(), { ...ATHLETE, basePaceSPerKm: profileThreshold(300) });
    const [one, two] = [sheet.number('halves.1.time') ?? 0, sheet.number('halves.2.time') ?? 0];
    expect(one + two).toBe(2399);
    expect(Math.abs(one - two)).toBeLessThan(65);
    expect(sheet.get('splits.2.stopped')?.value).toBeCloseTo(60, -1);
    expect(sheet.get('splits.longest.number')?.display).toMatch(/^km [25]$/);
    expect(sheet.get('splits.slowest.number')?.display).not.toBe(
      sheet.get('splits.longest.number')?.display,
    );
    near(sheet.number('splits.2.speed'), 3, 0.01);
  });

  it('tell the longest block at threshold by means of half minutes, and where it was', () => {
    const power = steps([
      [600, 150],
      [480, 240],
      [5, 100],
      [395, 240],
      [900, 150],
      [300, 260],
      [600, 150],
    ]);
    const sheet = sheetOf(steadyRide(3280, { channels: { power } }));
    expect(Math.abs((sheet.number('zones.power.hard.longest') ?? 0) - 480)).toBeLessThan(25);
    expect(sheet.get('zones.power.hard.longest')?.at?.from).toBeGreaterThan(590);
    near(sheet.number('power.aboveThreshold.time'), 480 + 395 + 300, 0.01);
  });

  it('give no W\u2032 balance without critical power, and name the model with it', () => {
    const bare = made('ride-5x4min').sheet;
    expect([bare.has('wPrime.minimum'), typeof bare.unknown('wPrime')?.reason]).toEqual([
      false,
      'string',
    ]);
    const known = sheetOf(
      steadyRide(2400, {
        channels: {
          power: steps([
            [300, 100],
            [240, 300],
            [120, 100],
            [240, 300],
            [120, 100],
            [240, 300],
            [1140, 100],
          ]),
        },
      }),
      { ...ATHLETE, criticalPowerW: profileThreshold(250), wPrimeJ: profileThreshold(20_000) },
    );
    expect(known.get('wPrime.minimum')).toMatchObject({
      label: 'Lowest W\u2032 balance, differential model',
      quality: 'estimated',
    });
    expect(known.get('wPrime.model')?.display).toContain('differential model, from your profile');
    expect(known.number('wPrime.minimum')).toBeLessThan(10);
  });
});
