import { describe, expect, it } from '@jest/globals';
import type { RecordedWorkout } from '#analysis/performance/records.js';
import { personalRecordsOf } from './personal-records.js';

const TODAY = '2025-06-30';
const workout = (day: string, changes: Partial<RecordedWorkout> = {}): RecordedWorkout => ({
  workoutId: day,
  day,
  curve: [],
  bestEfforts: [],
  distanceM: null,
  movingS: null,
  elevationGainM: null,
  ...changes,
});
const power = (day: string, watts: number, seconds = 300) =>
  workout(day, {
    curve: [
      { seconds: 5, watts: watts * 3 },
      { seconds, watts },
    ],
  });

describe('personal records', () => {
  it('have power curves of the last 42 and 90 days and of all, each with its day', () => {
    const { powerCurves, records } = personalRecordsOf(
      'cycling',
      [power('2025-01-01', 330), power('2025-05-01', 310), power('2025-06-20', 300)],
      [],
      TODAY,
    );
    const at300 = (curve: readonly { seconds: number }[] | undefined) =>
      curve?.find(({ seconds }) => seconds === 300);
    expect(at300(powerCurves?.all)).toEqual({
      seconds: 300,
      watts: 330,
      day: '2025-01-01',
      workoutId: '2025-01-01',
    });
    expect(at300(powerCurves?.last90)).toMatchObject({ watts: 310, day: '2025-05-01' });
    expect(at300(powerCurves?.last42)).toMatchObject({ watts: 300, day: '2025-06-20' });
    expect(records).toContainEqual({
      kind: 'power',
      over: 300,
      value: 330,
      day: '2025-01-01',
      workoutId: '2025-01-01',
      previous: null,
    });
  });

  it('have the best of each month for the main durations and distances', () => {
    const run = (day: string, seconds: number) =>
      workout(day, { bestEfforts: [{ distanceM: 5000, seconds }] });
    const { progression, criticalPower, powerCurves } = personalRecordsOf(
      'running',
      [run('2025-02-10', 1290), run('2025-01-10', 1300), run('2025-02-20', 1310)],
      [],
      TODAY,
    );
    expect(progression).toEqual([
      {
        kind: 'time',
        over: 5000,
        points: [
          { value: 1300, day: '2025-01-10', workoutId: '2025-01-10' },
          { value: 1290, day: '2025-02-10', workoutId: '2025-02-10' },
        ],
      },
    ]);
    expect({ criticalPower, powerCurves }).toEqual({ criticalPower: null, powerCurves: null });
  });

  it('have critical power of the last 90 days by all-out efforts, or say why not', () => {
    const ride = (day: string, seconds: number) => {
      const watts = 263.33 + 12_000 / seconds;
      return {
        day,
        workoutId: day,
        points: [{ seconds, watts }],
        efforts: [{ seconds, watts, startS: 0, allOut: true }],
        bestEfforts: [],
      };
    };
    const rides = [ride('2025-06-01', 180), ride('2025-06-08', 420), ride('2025-06-15', 900)];
    expect(personalRecordsOf('cycling', [], rides, TODAY).criticalPower).toEqual({
      fit: expect.objectContaining({
        criticalPowerW: expect.closeTo(263.33, 2),
        wPrimeJ: expect.closeTo(12_000, 0),
        efforts: 3,
      }),
    });
    expect(personalRecordsOf('cycling', [], rides, '2025-12-31').criticalPower).toEqual({
      reason: expect.stringContaining('three all-out efforts'),
    });
  });

  it('belong to no workout with a plainly wrong clock, and such workouts are counted', () => {
    const { records, powerCurves, progression, misdated } = personalRecordsOf(
      'cycling',
      [power('1989-12-31', 400), power('2025-06-01', 300), power('2031-01-01', 500)],
      [],
      TODAY,
    );
    expect(misdated).toBe(2);
    expect(
      [
        ...records,
        ...(powerCurves?.all ?? []),
        ...progression.flatMap(({ points }) => points),
      ].every(({ day }) => day === '2025-06-01'),
    ).toBe(true);
    expect(records.find(({ kind, over }) => kind === 'power' && over === 300)).toMatchObject({
      value: 300,
      previous: null,
    });
    expect(personalRecordsOf('cycling', [power(TODAY, 300)], [], TODAY).misdated).toBe(0);
  });

  it('stay with the first workout, and on one day with the earlier start', () => {
    const morning = { ...power('2025-06-01', 300), workoutId: 'morning' };
    const evening = { ...power('2025-06-01', 300), workoutId: 'evening' };
    const { records, powerCurves } = personalRecordsOf('cycling', [morning, evening], [], TODAY);
    expect(new Set(records.map(({ workoutId }) => workoutId))).toEqual(new Set(['morning']));
    expect(new Set(powerCurves?.all.map(({ workoutId }) => workoutId))).toEqual(
      new Set(['morning']),
    );
  });
});
