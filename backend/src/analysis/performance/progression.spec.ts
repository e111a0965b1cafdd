import { describe, expect, it } from '@jest/globals';
import { monthlyBests } from './progression.js';

const mark = (day: string, value: number, workoutId = day) => ({ day, value, workoutId });

describe('the best of each month', () => {
  it('is the highest power, in the order of the months, without those that have none', () => {
    const marks = [mark('2025-01-05', 300), mark('2025-01-20', 320), mark('2025-01-31', 310), mark('2025-03-01', 290)];
    expect(monthlyBests('power', 300, marks)).toEqual({ kind: 'power', over: 300, points: [mark('2025-01-20', 320), mark('2025-03-01', 290)] });
  });

  it('is the shortest time, the earlier of two that are equal', () => {
    const marks = [mark('2025-02-01', 1200), mark('2025-02-10', 1150, 'first'), mark('2025-02-11', 1150, 'second')];
    expect(monthlyBests('time', 5000, marks).points).toEqual([mark('2025-02-10', 1150, 'first')]);
  });

  it('is nothing of nothing', () => {
    expect(monthlyBests('time', 5000, []).points).toEqual([]);
  });
});
