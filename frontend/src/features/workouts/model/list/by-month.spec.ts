import { describe, expect, it } from '@jest/globals';
import { listedWorkout } from '#testing/workouts/workouts.js';
import { byMonth } from './by-month.js';

const at = (startTime: string, utcOffsetS: number) =>
  listedWorkout({ id: startTime, startTime, utcOffsetS });

describe('byMonth', () => {
  it('says the month where a new one begins, by the clock of the place', () => {
    const listed = byMonth([
      at('2026-11-17T10:00:00.000Z', 0),
      at('2026-10-31T22:30:00.000Z', 7200),
      at('2026-10-31T21:30:00.000Z', 7200),
      at('2025-10-01T06:00:00.000Z', 0),
    ]);
    expect(listed.map(({ opens }) => opens?.label ?? null)).toEqual([
      'November 2026',
      null,
      'October 2026',
      'October 2025',
    ]);
  });
});
