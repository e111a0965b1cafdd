import { describe, expect, it } from '@jest/globals';
import { comparedSheet, storiedSheet } from '#test/builders/coached-history.js';
import { sampleWorkout } from '#test/builders/coached-sheets.js';
import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import { buildFactSheet } from '../facts/build-fact-sheet.js';
import { extractQuantities } from '../verifier/extract-quantities.js';
import { Verifier } from '../verifier/verifier.js';
import { efficiencyFrom, shownEfficiency } from './efficiency.js';

const factor = (workout: ReturnType<typeof sampleWorkout>) =>
  workout.analysis.metrics['efficiencyFactor'];

/** A run whose engine wrote 180 m a minute at 150 bpm, in the unit told. */
function aRun(unit: string, value: number) {
  const run = sampleWorkout('steadyRun');
  return {
    ...run,
    analysis: {
      ...run.analysis,
      metrics: {
        ...run.analysis.metrics,
        efficiencyFactor: { value, unit, version: 1, applicable: true },
      },
    },
  };
}

describe('the efficiency factor', () => {
  it.each([
    ['yd/min/bpm', 1.2 / 0.9144],
    ['m/min/bpm', 1.2],
  ])('of a run stored in %s is metres to one athlete and yards to another', (unit, value) => {
    expect(buildFactSheet(aRun(unit, value), METRIC_UNITS).get('load.efficiency')).toMatchObject({
      display: '1.20 m/min/bpm',
      unit: 'm/min/bpm',
      value: expect.closeTo(1.2),
    });
    expect(buildFactSheet(aRun(unit, value), IMPERIAL_UNITS).get('load.efficiency')).toMatchObject({
      display: '1.31 yd/min/bpm',
      unit: 'm/min/bpm',
      value: expect.closeTo(1.2),
    });
  });

  it('of a ride is watts for each beat in all units', () => {
    const ride = sampleWorkout('steadyRide');
    for (const units of [METRIC_UNITS, IMPERIAL_UNITS]) {
      expect(buildFactSheet(ride, units).get('load.efficiency')).toMatchObject({
        display: `${(factor(ride)?.value ?? 0).toFixed(2)} W/bpm`,
        unit: 'W/bpm',
      });
    }
  });

  it('has the same unit in the workout, its past and a comparison', () => {
    for (const [units, unit] of [
      [METRIC_UNITS, ' m/min/bpm'],
      [IMPERIAL_UNITS, ' yd/min/bpm'],
    ] as const) {
      const shown = [
        ...storiedSheet('steadyRun', 'intermediate', units).facts,
        ...comparedSheet(['steadyRun', 'steadyRun'], 'intermediate', units).facts,
      ]
        .filter(
          ({ about, unit: held, value }) =>
            about.includes('efficiency') && held !== '%' && typeof value === 'number',
        )
        .map(({ display }) => display);
      expect(shown.length).toBeGreaterThan(2);
      for (const display of shown) expect(display.endsWith(unit)).toBe(true);
    }
  });

  it('is no length and no power to the verifier, and no other unit passes for it', () => {
    expect(extractQuantities('1.31 yd/min/bpm')).toMatchObject([
      { kind: 'speedPerBeat', value: expect.closeTo(1.2, 2) },
    ]);
    expect(extractQuantities('1.2 metres a minute per beat')).toMatchObject([
      { kind: 'speedPerBeat', value: 1.2 },
    ]);
    expect(extractQuantities('1.45 W/bpm')).toMatchObject([{ kind: 'powerPerBeat' }]);
    const sheet = buildFactSheet(aRun('m/min/bpm', 1.2), METRIC_UNITS);
    const id = sheet.get('load.efficiency')?.id ?? '';
    const holds = (said: string) =>
      new Verifier(sheet, '').judge(`Your efficiency factor was ${said} [${id}].`).problems
        .length === 0;
    expect(
      ['1.20 m/min/bpm', '1.20', '1.31 yd/min/bpm', '1.20 yd/min/bpm', '1.20 W/bpm', '1.20 km'].map(
        holds,
      ),
    ).toEqual([true, true, true, false, false, false]);
  });

  it('is read as the engine writes it where no unit stands beside it', () => {
    expect(shownEfficiency(efficiencyFrom(1.5, 'cycling'), 'cycling', METRIC_UNITS)).toBe(
      '1.50 W/bpm',
    );
    expect(efficiencyFrom(1.2, 'running', 'm/min/bpm')).toBe(1.2);
  });
});
