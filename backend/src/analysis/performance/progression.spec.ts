import { describe, expect, it } from '@jest/globals';
import { monthlyBests } from './progression.js';
import type { RecordedWorkout } from './records.js';

const workout = (day: string, distanceM: number | null, workoutId = day): RecordedWorkout => ({
  workoutId,
  day,
  distanceM,
  curve: [],
  bestEfforts: [],
  movingS: null,
  elevationGainM: null,
});
const mark = (day: string, value: number, workoutId = day) => ({ day, value, workoutId });
const value = (one: RecordedWorkout) => one.distanceM;

describe('the best of each month', () => {
  it('is the highest power, in the order of the months, without those that have none', () => {
    const workouts = [
      workout('2025-01-05', 300),
      workout('2025-01-20', 320),
      workout('2025-01-31', 310),
      workout('2025-02-10', null),
      workout('2025-03-01', 290),
      workout('2026-03-01', 280),
    ];
    const points = [mark('2025-01-20', 320), mark('2025-03-01', 290), mark('2026-03-01', 280)];
    expect(monthlyBests('power', 300, workouts, value)).toEqual({
      kind: 'power',
      over: 300,
      points,
    });
  });

  it('is the shortest time, the earlier of two that are equal', () => {
    const workouts = [
      workout('2025-02-01', 1200),
      workout('2025-02-10', 1150, 'first'),
      workout('2025-02-11', 1150, 'second'),
      workout('2025-02-12', 0),
    ];
    expect(monthlyBests('time', 5000, workouts, value).points).toEqual([
      mark('2025-02-10', 1150, 'first'),
    ]);
  });

  it('is nothing of nothing', () => {
    expect(monthlyBests('time', 5000, [], value).points).toEqual([]);
  });
});
