import { describe, expect, it } from '@jest/globals';
import type { SampleName } from '#test/builders/coached-samples.js';
import { sampleWorkout } from '#test/builders/coached-sheets.js';
import { lookAt } from '#test/builders/coached-workout.builder.js';
import { shownRange } from '#test/support/coach/shown-values.js';
import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { buildComparisonSheet } from './build-comparison-sheet.js';

const DAY_MS = 86_400_000;
const later = (workout: AnalysedWorkout, days = 7): AnalysedWorkout => ({
  ...workout,
  startTime: new Date(workout.startTime.getTime() + days * DAY_MS),
});
const compare = (...names: readonly SampleName[]) =>
  buildComparisonSheet(
    names.map((name, index) => ({
      workout: later(sampleWorkout(name), index),
      look: lookAt(sampleWorkout(name)),
    })),
    METRIC_UNITS,
  );

describe('the sheet of a comparison', () => {
  it('holds the facts of each workout under its name, ids running through [CMP-05]', () => {
    const sheet = compare('steadyRide', 'fadingRide');
    expect(sheet.kind).toBe('comparison');
    expect(sheet.extras.subjects.map(({ name, title }) => [name, title])).toEqual([
      ['W1', 'the ride of 14 June 2025'],
      ['W2', 'the ride of 15 June 2025'],
    ]);
    expect(sheet.get('W1.power.average')).toMatchObject({
      subject: 'W1',
      label: 'Average power, 14 June 2025',
    });
    expect(sheet.get('W2.power.average')?.subject).toBe('W2');
    expect(sheet.facts.map(({ id }) => id)).toEqual(sheet.facts.map((_, index) => `F${index + 1}`));
  });

  it('tells differences as facts of their own that add up with what is shown', () => {
    const sheet = compare('steadyRide', 'fadingRide');
    const shown = (key: string) => Number.parseInt(sheet.withKey(key)?.display ?? '', 10);
    expect(sheet.get('delta.W2.power')).toMatchObject({
      method: 'delta',
      subject: 'W2',
      value: shown('W2.power.average') - shown('W1.power.average'),
    });
    expect(sheet.get('delta.W2.heartRate')?.value).toBe(
      shown('W2.heartRate.average') - shown('W1.heartRate.average'),
    );
  });

  it('calls the same what measuring cannot tell apart, and judges only where one direction is better', () => {
    const sheet = compare('steadyRide', 'steadyRide');
    expect(sheet.get('delta.W2.power')).toMatchObject({ trend: 'same', display: '0 W' });
    expect(sheet.get('delta.W2.power')?.label).toContain('about the same');
    expect(sheet.get('verdict.W2.efficiencyFactor')?.value).toBe('about the same');
    expect(sheet.all('verdict.').map(({ key }) => key)).toEqual([
      'verdict.W2.efficiencyFactor',
      'verdict.W2.decoupling',
    ]);
  });

  it('judges more power for each beat as better', () => {
    const base = sampleWorkout('steadyRide');
    const METRIC = { unit: 'W/bpm', version: 1, applicable: true };
    const { efficiencyFactor } = base.analysis.metrics;
    const better = {
      ...base,
      analysis: {
        ...base.analysis,
        metrics: {
          ...base.analysis.metrics,
          efficiencyFactor: { ...METRIC, value: (efficiencyFactor?.value ?? 0) * 1.1 },
        },
      },
    };
    const verdict = (a: AnalysedWorkout, b: AnalysedWorkout) =>
      buildComparisonSheet([{ workout: a }, { workout: later(b) }], METRIC_UNITS).get(
        'verdict.W2.efficiencyFactor',
      )?.value;
    expect([verdict(base, better), verdict(better, base)]).toEqual(['better', 'worse']);
  });

  it('does not compare the effort of an interval session with that of an even ride, and says why', () => {
    const sheet = compare('steadyRide', 'intervalRide');
    expect(sheet.unknown('delta.W2')?.reason).toBe('they are different kinds of session');
    expect(sheet.unknown('delta.W2.power')?.reason).toBe('they are different kinds of session');
    expect([
      sheet.has('delta.W2.power'),
      sheet.has('delta.W2.heartRate'),
      sheet.has('delta.W2.movingTime'),
    ]).toEqual([false, false, true]);
    expect(sheet.all('verdict.')).toEqual([]);
  });

  it('sets the same intervals side by side', () => {
    const sheet = compare('intervalRide', 'intervalRide');
    expect(sheet.get('delta.W2.reps.power')).toMatchObject({ value: 0, method: 'delta' });
    expect(sheet.has('W1.intervals.rep.1.output', 'W2.intervals.rep.5.output')).toBe(true);
  });

  it('does not compare speeds of a room and a road, and names what each lacks', () => {
    const base = sampleWorkout('steadyRide');
    const sheet = buildComparisonSheet(
      [
        { workout: base },
        { workout: later({ ...base, indoor: true, sport: 'indoor_cycling' }) },
        { workout: later(sampleWorkout('rideWithoutPower'), 2) },
      ],
      METRIC_UNITS,
    );
    expect(sheet.unknown('delta.W2.speed')?.reason).toContain('indoors');
    expect(sheet.has('delta.W2.power')).toBe(true);
    expect(sheet.unknown('delta.W3.power')?.reason).toBe(
      'no power was recorded (the third, 16 June 2025)',
    );
  });

  it('does not set heart rate at one output in a room against that on a road', () => {
    const given = (indoor: boolean) =>
      buildComparisonSheet(
        [sampleWorkout('steadyRide'), later({ ...sampleWorkout('fadingRide'), indoor })].map(
          (workout, at) => ({
            workout,
            look: lookAt(sampleWorkout(at === 0 ? 'steadyRide' : 'fadingRide')),
          }),
        ),
        METRIC_UNITS,
      );
    expect(given(false).has('matched.output', 'delta.W2.matched.heartRate')).toBe(true);
    expect(given(true).has('matched.output')).toBe(false);
    expect(given(true).unknown('matched')?.reason).toContain('one was indoors');
  });

  it('does not set estimated power against measured power', () => {
    const base = sampleWorkout('steadyRide');
    const sheet = buildComparisonSheet(
      [
        { workout: { ...base, powerSource: 'measured' } },
        { workout: later({ ...base, powerSource: 'estimated' }) },
      ],
      METRIC_UNITS,
    );
    expect(sheet.unknown('delta.W2.power')?.reason).toContain('estimated');
  });

  it('tells of heat, and of heart rate at one output', () => {
    const base = sampleWorkout('steadyRun');
    const hot = {
      ...base.analysis.metrics,
      averageTemperature: { value: 30, unit: '°C', version: 1, applicable: true },
    };
    const cool = { ...hot, averageTemperature: { ...hot.averageTemperature, value: 12 } };
    const look = lookAt(base);
    const sheet = (units = METRIC_UNITS) =>
      buildComparisonSheet(
        [
          { workout: { ...base, analysis: { ...base.analysis, metrics: cool } }, look },
          { workout: later({ ...base, analysis: { ...base.analysis, metrics: hot } }), look },
        ],
        units,
      );
    expect(
      sheet()
        .all('note.W2.')
        .map(({ display }) => display),
    ).toContain('The second was 18 °C warmer, and heat raises heart rate');
    expect(
      sheet(IMPERIAL_UNITS)
        .all('note.W2.')
        .map(({ display }) => display),
    ).toContain('The second was 32 °F warmer, and heat raises heart rate');
    expect(sheet().has('matched.output', 'W1.matched.heartRate', 'W2.matched.heartRate')).toBe(
      true,
    );
    expect(sheet().get('delta.W2.matched.heartRate')?.value).toBe(0);
    expect(compare('steadyRide', 'intervalRide').unknown('matched')?.reason).toContain(
      'lags behind',
    );
  });

  it.each([METRIC_UNITS, IMPERIAL_UNITS])(
    'shows each number to within half a unit of its last digit in $system',
    (units) => {
      for (const names of [
        ['steadyRide', 'fadingRide', 'hillyRide'],
        ['steadyRun', 'racedRun', 'bareRun'],
      ] as const) {
        const sheet = buildComparisonSheet(
          names.map((name, index) => ({
            workout: later(sampleWorkout(name), index),
            look: lookAt(sampleWorkout(name)),
          })),
          units,
        );
        const wrong = sheet.facts.filter(({ value, unit, display }) => {
          const range = typeof value === 'number' ? shownRange(display, unit) : { low: 0, high: 0 };
          return (
            range === null ||
            (typeof value === 'number' && (value < range.low - 1e-6 || value > range.high + 1e-6))
          );
        });
        expect(
          wrong.map(({ key, value, display, unit }) => `${key}: ${display} for ${value} ${unit}`),
        ).toEqual([]);
        expect(sheet.facts.length).toBeLessThan(400);
      }
    },
  );
});
