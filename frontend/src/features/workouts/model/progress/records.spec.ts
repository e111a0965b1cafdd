import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#lib/units.js';
import { personalRecord, ridingRecords, runningRecords } from '#testing/workouts/progress.js';
import { durationText, recordGroups, recordRows } from './records.js';

const TODAY = '2026-11-18';

describe('records', () => {
  it('tell the best, what it was before and how much better it is', () => {
    const [sprint, fiveMinutes, farthest] = recordRows(
      ridingRecords().records,
      METRIC_UNITS,
      TODAY,
    );
    expect(sprint).toMatchObject({
      name: '5 s',
      best: '910\u00a0W',
      previous: null,
      gain: null,
      fresh: false,
    });
    expect(fiveMinutes).toMatchObject({
      name: '5 min',
      best: '312\u00a0W',
      previous: '301\u00a0W',
      gain: '+11\u00a0W',
      fresh: true,
      workoutId: 'ride-5',
    });
    expect(farthest).toMatchObject({ name: 'Farthest', best: '142.3\u00a0km' });
  });

  it('of time have their pace and count seconds down', () => {
    const [fiveK] = recordRows(runningRecords().records, METRIC_UNITS, TODAY);
    expect(fiveK).toMatchObject({
      name: '5 km',
      best: '21:01',
      aside: '4:12\u00a0/km',
      previous: '21:13',
      gain: '−0:12',
    });
  });

  it('tell a gain as exactly as the record, and none that cannot be seen', () => {
    const gainOf = (changes: Parameters<typeof personalRecord>[0]) =>
      recordRows([personalRecord(changes)], METRIC_UNITS, TODAY)[0]?.gain;
    expect(gainOf({ kind: 'distance', over: null, value: 29_870, previous: 29_740 })).toBe(
      '+0.1\u00a0km',
    );
    expect(gainOf({ kind: 'duration', over: null, value: 3360, previous: 3240 })).toBe(
      '+2\u00a0min',
    );
    expect(gainOf({ value: 222.4, previous: 221.9 })).toBeNull();
  });

  it('stay new for six weeks', () => {
    const freshOn = (day: string) =>
      recordRows([personalRecord({ day })], METRIC_UNITS, TODAY)[0]?.fresh;
    expect([freshOn('2026-10-08'), freshOn('2026-10-07')]).toEqual([true, false]);
  });

  it('of efforts stand apart from those of whole workouts', () => {
    const { efforts, whole } = recordGroups(ridingRecords().records);
    expect([efforts.length, whole.map(({ kind }) => kind)]).toEqual([2, ['distance']]);
  });
});

describe('durations', () => {
  it('have round names where they are round', () => {
    expect([5, 90, 300, 3600, 4000, 7200].map(durationText)).toEqual([
      '5 s',
      '1:30',
      '5 min',
      '1 h',
      '1:06:40',
      '2 h',
    ]);
  });
});
