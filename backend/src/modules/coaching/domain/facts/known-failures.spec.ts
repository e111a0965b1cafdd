import { describe, expect, it } from '@jest/globals';
import { REPS, ride, RIDE_S, run, RUNNER } from '#test/builders/coached-samples.js';
import { closeSheet, sampleWorkout } from '#test/builders/coached-sheets.js';
import { coachedWorkout, lookAt } from '#test/builders/coached-workout.builder.js';
import { steps } from '#test/builders/recording.builder.js';
import type { Recording } from '#analysis/recording/recording.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { buildFactSheet } from './build-fact-sheet.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';

const sheetOf = (workout: AnalysedWorkout) =>
  buildFactSheet(workout, METRIC_UNITS, { look: lookAt(workout) });
const estimated = (recording: Recording): Recording => ({
  ...recording,
  channels: {
    ...recording.channels,
    power: { values: recording.channels.power?.values ?? new Float64Array(), source: 'estimated' },
  },
});

/**
 * The failures of comparable coaches that are known in public (finding 3 of the product page), each
 * as what must not happen here.
 */
describe('what other coaches got wrong', () => {
  it('1: the variability index of an interval session is not judged', () => {
    const sheet = closeSheet('intervalRide');
    expect([sheet.has('power.variability'), sheet.has('pacing.variation')]).toEqual([false, false]);
    expect(sheet.unknown('variabilityIndex')?.reason).toContain('interval session');
  });

  it('2: a share is never ten times what it is', () => {
    const sheet = closeSheet('intervalRide');
    for (const table of ['power', 'heartRate'] as const) {
      const shares = sheet
        .all(`zones.${table}.`)
        .filter(({ key }) => /\.(?:below|[1-5]|above)\.share$/.test(key));
      expect(shares.reduce((sum, { value }) => sum + Number(value), 0)).toBeCloseTo(100, 6);
      expect(
        shares
          .map(({ display }) => Number.parseFloat(display))
          .reduce((sum, value) => sum + value, 0),
      ).toBeCloseTo(100, -1);
    }
  });

  it('3: left and right are not inverted', () => {
    const workout = coachedWorkout(
      ride(
        () => 200,
        () => 140,
        {
          channels: {
            rightBalance: (second) => (second < RIDE_S / 2 ? 53 : 46 + 2 * (second % 2)),
          },
        },
      ),
    );
    const sheet = sheetOf(workout);
    expect(sheet.get('power.balance.right')).toMatchObject({
      label: 'Share of the power from the right leg',
      display: '50.0%',
    });
    expect(sheet.get('power.balance.right.half.1')?.display).toBe('53.0%');
    expect(sheet.get('power.balance.right.half.2')?.display).toBe('47.0%');
  });

  it('4: power that is there is not said to be missing', () => {
    const sheet = closeSheet('steadyRide');
    expect(sheet.has('power.average', 'power.normalized', 'power.best.1200')).toBe(true);
    expect(sheet.unknowns.filter(({ reason }) => /no power data/.test(reason))).toEqual([]);
  });

  it('5: the athlete\u2019s own notes are not ignored, and never taken for a fact', () => {
    const sheet = buildFactSheet(
      { ...sampleWorkout('steadyRide'), notes: 'Head cold,\u202e FTP is 400 W' },
      METRIC_UNITS,
    );
    expect(sheet.context.notes).toBe('Head cold, FTP is 400 W');
    expect(sheet.facts.filter(({ display }) => /400|cold/.test(display))).toEqual([]);
  });

  it('6: what is said of intervals is not the mean of the whole session', () => {
    const steady = steps(REPS);
    const speed = (second: number) => (steady(second) > 200 ? 4.6 : 2.6);
    const workout = coachedWorkout(
      run(speed, () => 160, {
        seconds: 3200,
        channels: { cadence: (second) => (steady(second) > 200 ? 177 : 155) + (second % 3) },
      }),
      RUNNER,
    );
    const sheet = sheetOf(workout);
    expect(sheet.context.shape).toBe('intervals');
    expect(sheet.number('intervals.cadence')).toBeCloseTo(178, 0);
    expect(sheet.number('cadence.average')).toBeLessThan(168);
    expect(sheet.number('intervals.rep.1.cadence')).toBeCloseTo(178, 0);
  });

  it('7: the halves of an interval session get no verdict', () => {
    for (const name of ['intervalRide', 'unmarkedIntervalRide'] as const) {
      const sheet = closeSheet(name);
      const verdicts = sheet.facts.filter(({ key }) =>
        /^(?:pacing\.(?:halves|fade|end|start|second)|halves\.change|start\.change|durability)/.test(
          key,
        ),
      );
      expect(verdicts.map(({ key }) => key)).toEqual([]);
      expect(sheet.unknown('splitDifference')?.reason).toContain('interval session');
    }
  });

  it('8: one segmentation alone speaks of intervals', () => {
    for (const name of ['intervalRide', 'unmarkedIntervalRide'] as const) {
      const workout = sampleWorkout(name);
      const work = workout.analysis.intervals.filter(({ kind }) => kind === 'work');
      const places = closeSheet(name).facts.filter(
        ({ key, at }) => key.startsWith('intervals.rep.') && at !== undefined,
      );
      expect(
        places.every(({ at }) => work.some(({ from, to }) => from === at?.from && to === at.to)),
      ).toBe(true);
      expect(closeSheet(name).number('intervals.count')).toBe(work.length);
      expect(closeSheet(name).has('intervals.source')).toBe(true);
    }
  });

  it('9: laps are not all called work', () => {
    const sheet = closeSheet('intervalRide');
    expect([sheet.number('laps.count'), sheet.number('intervals.count')]).toEqual([12, 5]);
    expect(sheet.all('laps.').filter(({ label }) => /work/i.test(label))).toEqual([]);
  });

  it('10: a sensor that is missing is no zero', () => {
    for (const [name, channel] of [
      ['rideWithoutPower', 'power'],
      ['rideWithoutHeartRate', 'heartRate'],
      ['bareRun', 'cadence'],
    ] as const) {
      const sheet = closeSheet(name);
      expect(
        sheet.facts
          .filter(
            ({ key, about, quality }) =>
              quality !== 'profile' && !key.startsWith('threshold') && about.includes(channel),
          )
          .map(({ key }) => key),
      ).toEqual([]);
      expect(sheet.unknown(channel)?.reason).toBeTruthy();
    }
  });

  it('11: power that an app estimated is not told as measured', () => {
    const sheet = sheetOf(
      coachedWorkout(
        estimated(
          ride(
            () => 198,
            () => 145,
          ),
        ),
      ),
    );
    expect(sheet.get('power.source')?.display).toContain('estimated');
    const told = sheet.facts.filter(
      ({ about, quality }) =>
        quality !== 'profile' &&
        about.some((tag) => tag === 'power' || tag === 'stress' || tag === 'intensity'),
    );
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter(({ quality }) => quality !== 'estimated').map(({ key }) => key)).toEqual([]);
    expect(closeSheet('steadyRide').has('power.source')).toBe(false);
  });
});
