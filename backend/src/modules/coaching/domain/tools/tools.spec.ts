import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SampleName } from '#test/builders/coached-samples.js';
import { closeSheet, sampleWorkout } from '#test/builders/coached-sheets.js';
import { lookAt } from '#test/builders/coached-workout.builder.js';
import { shownRange } from '#test/support/coach/shown-values.js';
import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import { buildComparisonSheet } from '../facts/comparison/build-comparison-sheet.js';
import type { TrainingWeek } from '../facts/history/past.js';
import { Toolbox } from './toolbox.js';
import type { ToolResult, ToolWorld } from './tool.js';

const NOTHING: ToolWorld = { workouts: [], past: null, weeks: null };
const worldOf = (name: SampleName): ToolWorld => ({
  ...NOTHING,
  workouts: [{ name: 'W1', workout: sampleWorkout(name), look: () => lookAt(sampleWorkout(name)) }],
});
const boxOf = (name: SampleName, units = METRIC_UNITS) =>
  new Toolbox(worldOf(name), closeSheet(name, units));
const shown = (result: ToolResult, key: string) =>
  'facts' in result ? result.facts.find((fact) => fact.key.endsWith(key))?.display : result.refused;
const idOf = (name: SampleName, key: string) => closeSheet(name).withKey(key)?.id ?? '';
const fault = (result: ToolResult) => ('fault' in result ? result.fault : null);

describe('segment_stats', () => {
  it('measures a lap, an interval and a climb as the analysis does', () => {
    const box = boxOf('intervalRide');
    expect(shown(box.run('segment_stats', { part: 'lap 2' }), 'power')).toBe(
      closeSheet('intervalRide').get('laps.2.power')?.display,
    );
    expect(shown(box.run('segment_stats', { part: 'interval 3' }), 'power')).toBe(
      closeSheet('intervalRide').get('intervals.rep.3.output')?.display,
    );
    expect(shown(box.run('segment_stats', { part: 'interval last' }), 'heartRateMax')).toBe(
      closeSheet('intervalRide').get('intervals.rep.5.heartRateMax')?.display,
    );
    expect(shown(boxOf('hillyRide').run('segment_stats', { part: 'climb 1' }), 'grade')).toBe(
      '6.0%',
    );
  });

  it('measures a kilometre or a mile, and stretches by time and distance', () => {
    expect(shown(boxOf('steadyRun').run('segment_stats', { part: 'km 4' }), 'speed')).toBe(
      closeSheet('steadyRun').get('splits.4.speed')?.display,
    );
    expect(
      shown(boxOf('steadyRun', IMPERIAL_UNITS).run('segment_stats', { part: 'mile 2' }), 'speed'),
    ).toBe(closeSheet('steadyRun', IMPERIAL_UNITS).get('splits.2.speed')?.display);
    const ride = boxOf('steadyRide');
    expect(shown(ride.run('segment_stats', { from: '20:00', to: '30:00' }), 'time')).toBe('10:00');
    expect(shown(ride.run('segment_stats', { from: '5 km', to: '10 km' }), 'distance')).toMatch(
      /^(?:4\.99|5\.0[01]) km$/,
    );
    expect(shown(ride.run('segment_stats', { part: 'last 10 minutes' }), 'time')).toBe('10:00');
    expect(shown(ride.run('segment_stats', { from: '1:00:00' }), 'time')).toBe('32:09');
    expect(
      shown(
        ride.run('segment_stats', {
          place: { kind: 'split', unit: 'km', number: 4, text: 'km 4' },
        }),
        'distance',
      ),
    ).toMatch(/^(?:0\.99|1\.0[01]) km$/);
  });

  it('corrects a false premise: there is no kilometre 60 on a ride of 47.6 km', () => {
    expect(boxOf('steadyRide').run('segment_stats', { part: 'km 60' })).toEqual({
      refused: 'this session was 47.5 km long',
      fault: 'NOT_THERE',
    });
    expect(boxOf('steadyRide').run('segment_stats', { from: '3:00:00' })).toMatchObject({
      refused: expect.stringContaining('ended after 1:32:09'),
    });
    expect(boxOf('intervalRide').run('segment_stats', { part: 'interval 6' })).toMatchObject({
      refused: 'there are 5 work intervals',
    });
    expect(boxOf('steadyRide').run('segment_stats', { part: 'interval 1' })).toMatchObject({
      refused: 'this session has no work intervals',
    });
  });

  it('refuses what is no place', () => {
    for (const args of [
      {},
      { part: 'the best bit' },
      { from: 'soon' },
      { from: '5 km', to: '20:00' },
      { from: '30:00', to: '20:00' },
      { subject: 'W9', part: 'lap 1' },
      { place: { kind: 'lap', number: -1.5 } },
    ]) {
      expect({
        args,
        refused: 'refused' in boxOf('steadyRide').run('segment_stats', args),
      }).toEqual({ args, refused: true });
    }
  });
});

describe('delta and ratio', () => {
  it('subtract what is shown, and tell the way it went', () => {
    const box = boxOf('steadyRide');
    const result = box.run('delta', {
      a: idOf('steadyRide', 'pacing.quarter.1.heartRate'),
      b: idOf('steadyRide', 'pacing.quarter.4.heartRate'),
    });
    expect(result).toMatchObject({
      facts: [
        {
          unit: 'bpm',
          trend: 'up',
          method: 'delta',
          about: expect.arrayContaining(['change', 'heartRate']),
        },
      ],
    });
    expect(
      shown(
        box.run('ratio', {
          a: idOf('steadyRide', 'threshold.ftp'),
          b: idOf('steadyRide', 'power.average'),
        }),
        '',
      ),
    ).toMatch(/^\d+%$/);
  });

  it('use facts that an earlier call found', () => {
    const box = boxOf('steadyRide');
    const first = `F${closeSheet('steadyRide').facts.length + 1}`;
    const early = box.run('segment_stats', { part: 'first 10 minutes' });
    const count = 'facts' in early ? early.facts.length : 0;
    box.run('segment_stats', { part: 'last 10 minutes' });
    expect(box.run('delta', { a: first, b: `F${Number(first.slice(1)) + count}` })).toMatchObject({
      facts: [{ unit: 's', value: 0 }],
    });
  });

  it('name the ids of the sheet that is handed over, where one is', () => {
    const box = boxOf('steadyRide');
    const sheet = closeSheet('steadyRide');
    box.run('segment_stats', { part: 'first 10 minutes' });
    const late = box.run('segment_stats', { part: 'last 10 minutes' }, sheet);
    const { sheet: grown, added } = sheet.with('facts' in late ? late.facts : []);
    expect(box.run('delta', { a: added[0]?.id, b: added[0]?.id }, grown)).toMatchObject({
      facts: [{ label: expect.stringContaining('last 10:00') }],
    });
  });

  it('refuse units that differ, words, estimates against measurements, and ids that do not exist', () => {
    const box = boxOf('steadyRide');
    const [power, beats, day, estimate] = [
      'power.average',
      'heartRate.average',
      'session.day',
      'power.ftpEvidence',
    ].map((key) => idOf('steadyRide', key));
    expect(
      [
        [power, beats],
        [power, day],
        [power, estimate],
        [power, 'F999'],
        [power, 'DROP TABLE'],
      ].map(([a, b]) => fault(box.run('delta', { a, b }))),
    ).toEqual([
      'NOT_COMPARABLE',
      'NOT_COMPARABLE',
      'NOT_COMPARABLE',
      'INVALID_ARGUMENT',
      'INVALID_ARGUMENT',
    ]);
  });

  it('do not compare efforts that the comparison may not compare', () => {
    const both = (['steadyRide', 'intervalRide'] as const).map((name) => ({
      workout: sampleWorkout(name),
      look: lookAt(sampleWorkout(name)),
    }));
    const sheet = buildComparisonSheet(both, METRIC_UNITS);
    const box = new Toolbox(
      {
        ...NOTHING,
        workouts: both.map(({ workout, look }, index) => ({
          name: `W${index + 1}`,
          workout,
          look: () => look,
        })),
      },
      sheet,
    );
    const ids = (key: string) => ({
      a: sheet.withKey(`W1.${key}`)?.id,
      b: sheet.withKey(`W2.${key}`)?.id,
    });
    expect(box.run('delta', ids('power.average'))).toEqual({
      refused: 'they are different kinds of session',
      fault: 'NOT_COMPARABLE',
    });
    expect('facts' in box.run('delta', ids('session.duration'))).toBe(true);
    expect(box.run('segment_stats', { subject: 'W2', part: 'lap 2' })).toMatchObject({
      facts: expect.arrayContaining([
        expect.objectContaining({ subject: 'W2', key: 'W2.segment.lap.2.power' }),
      ]),
    });
  });
});

describe('zone_time', () => {
  it('adds up to the zones of the sheet, and tells those of a stretch', () => {
    const box = boxOf('intervalRide');
    expect(shown(box.run('zone_time', { measure: 'power' }), 'whole.5.time')).toBe(
      closeSheet('intervalRide').get('zones.power.5.time')?.display,
    );
    expect(
      shown(box.run('zone_time', { measure: 'power', part: 'interval 1' }), '5.share'),
    ).toMatch(/^(?:9\d|100)%$/);
  });

  it('refuses zones that are not known or do not exist', () => {
    expect(fault(boxOf('intervalRide').run('zone_time', { measure: 'pace' }))).toBe('NOT_JUDGED');
    expect(fault(boxOf('intervalRide').run('zone_time', { measure: 'speed' }))).toBe(
      'INVALID_ARGUMENT',
    );
    expect(fault(boxOf('rideWithoutHeartRate').run('zone_time', { measure: 'heartRate' }))).toBe(
      'NOT_THERE',
    );
  });
});

describe('predict', () => {
  it('predicts from an all-out run alone, the formulas as on the sheet', () => {
    const box = boxOf('racedRun');
    expect(shown(box.run('predict', { metres: 21_097.5 }), 'riegel')).toBe(
      closeSheet('racedRun').get('predictions.21097.5.riegel')?.display,
    );
    expect(shown(box.run('predict', { metres: 42_195 }), 'range')).toBe(
      closeSheet('racedRun').get('prediction.42195')?.display,
    );
    expect(boxOf('steadyRun').run('predict', { metres: 10_000 })).toMatchObject({
      fault: 'NOT_JUDGED',
    });
    expect(
      [400, 100_000, '10k', null].map((metres) => fault(box.run('predict', { metres }))),
    ).toEqual(Array(4).fill('INVALID_ARGUMENT'));
  });
});

describe('history and find_similar', () => {
  const week = (monday: string, load: number): TrainingWeek => ({
    week: monday,
    workouts: 4,
    movingS: 18_000,
    distanceM: 100_000,
    elevationGainM: 500,
    load,
    unmeasured: 0,
    zones: { power: null, heartRate: null, pace: null },
  });
  const weeks = ['2026-05-11', '2026-05-18', '2026-05-25', '2026-06-01', '2026-06-08'].map(
    (monday, at) => week(monday, 100 * (at + 1)),
  );
  const box = new Toolbox({ ...NOTHING, weeks }, closeSheet('steadyRide'));

  it('sum whole weeks, leave the one under way out, and hold them against as many before', () => {
    const result = box.run('history', { metric: 'load', weeks: 2 });
    expect([shown(result, 'sum'), shown(result, 'mean'), shown(result, 'change')]).toEqual([
      '700',
      '350',
      '+133%',
    ]);
    expect(box.run('history', { metric: 'load', weeks: 8 })).toMatchObject({
      refused: 'your history holds 4 whole weeks',
    });
    expect(
      [{ metric: 'constructor', weeks: 2 }, { metric: 'load', weeks: 0 }, { metric: 'load' }].map(
        (args) => fault(box.run('history', args)),
      ),
    ).toEqual(Array(3).fill('INVALID_ARGUMENT'));
  });

  it('are offered only where there is something to work with', () => {
    expect(box.offers.map(({ name }) => name)).toEqual(['delta', 'ratio', 'history']);
    expect(boxOf('steadyRide').offers.map(({ name }) => name)).toEqual([
      'delta',
      'ratio',
      'segment_stats',
      'zone_time',
      'time_between',
      'best_power',
      'peak',
      'stops',
    ]);
    expect(boxOf('racedRun').offers.map(({ name }) => name)).toContain('predict');
    expect(fault(box.run('find_similar', {}))).toBe('INVALID_ARGUMENT');
  });
});

describe('stops', () => {
  it('says what the analysis has, whatever the recording shows', () => {
    const workout = sampleWorkout('steadyRide');
    const stop = { from: 600, to: 700, seconds: 85, timerS: 85, distanceM: 4000 };
    const stops = {
      ...{ count: 2, totalS: 272, timerS: 272, longestS: 187, pauses: 0, pausedS: 0 },
      ...{ stopAndGo: [], beforeS: 40, afterS: 50 },
      list: [
        { ...stop, latitude: null, longitude: null },
        { ...stop, from: 900, to: 1100, seconds: 187, latitude: null, longitude: null },
      ],
    };
    const stopped = { ...workout, analysis: { ...workout.analysis, stops } };
    const world: ToolWorld = {
      ...NOTHING,
      workouts: [{ name: 'W1', workout: stopped, look: null }],
    };
    const answer = new Toolbox(world, closeSheet('steadyRide')).run('stops', {});
    expect(shown(answer, 'stops.count')).toBe('2');
    expect('facts' in answer && answer.facts.map(({ value }) => value)).toEqual([
      2, 272, 187, 900, 4000,
    ]);
  });
});

describe('any call', () => {
  const boxes = (['intervalRide', 'racedRun'] as const).flatMap((name) => [
    boxOf(name),
    boxOf(name, IMPERIAL_UNITS),
  ]);

  it('whatever a model writes, answers bounded facts that show their values, or a reason', () => {
    const word = fc.constantFrom(
      'lap 1',
      'km 3',
      'last 5 minutes',
      '10:00',
      '2 km',
      'F3',
      'F14',
      'F20',
      'power',
      'pace',
      'heartRate',
      'W1',
      'W2',
      '__proto__',
      '',
    );
    const value = fc.oneof(
      word,
      fc.string({ maxLength: 80 }),
      fc.integer({ min: -10, max: 50_000 }),
      fc.constant(null),
      fc.constant({ kind: 'stretch', by: 'metres', from: 0, to: 1e9 }),
    );
    const keys = fc.constantFrom(
      'part',
      'from',
      'to',
      'subject',
      'a',
      'b',
      'measure',
      'metres',
      'metric',
      'weeks',
      'limit',
      'place',
    );
    fc.assert(
      fc.property(
        fc.nat(boxes.length - 1),
        fc.constantFrom(
          'delta',
          'ratio',
          'segment_stats',
          'zone_time',
          'predict',
          'history',
          'nothing',
        ),
        fc.dictionary(keys, value),
        (at, name, args) => {
          const result = boxes[at]?.run(name, args) ?? { refused: '', fault: 'NOT_THERE' as const };
          if ('refused' in result) return result.refused !== '' && !result.refused.endsWith('.');
          return (
            result.facts.length <= 30 &&
            result.facts.every(({ value: number, unit, display }) => {
              const range = typeof number === 'number' ? shownRange(display, unit) : null;
              return (
                typeof number === 'string' ||
                (range !== null && number >= range.low - 1e-6 && number <= range.high + 1e-6)
              );
            })
          );
        },
      ),
      { numRuns: 400 },
    );
    expect(
      [null, [], 'x', 3].map((args) => fault(boxOf('intervalRide').run('delta', args))),
    ).toEqual(Array(4).fill('INVALID_ARGUMENT'));
  });
});
