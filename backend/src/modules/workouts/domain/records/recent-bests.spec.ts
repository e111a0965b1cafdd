import { describe, expect, it } from '@jest/globals';
import type { RecentDigest } from '../progress/digest-views.js';
import { recentBestsOf } from './recent-bests.js';

const RANGE = { from: '2025-01-01', to: '2025-03-31' };
const recent = (day: string, changes: Partial<RecentDigest>): RecentDigest => ({
  day,
  workoutId: day,
  points: [],
  efforts: [],
  bestEfforts: [],
  ...changes,
});

describe('recent bests', () => {
  it('are the highest power by duration and shortest time by distance, with their workouts', () => {
    const bests = recentBestsOf(RANGE, [
      recent('2025-01-02', {
        bestEfforts: [
          { distanceM: 5000, seconds: 1300 },
          { distanceM: 1000, seconds: 220 },
        ],
      }),
      recent('2025-02-02', { bestEfforts: [{ distanceM: 5000, seconds: 1250 }] }),
      recent('2025-02-03', {
        bestEfforts: [{ distanceM: 5000, seconds: 1250 }],
        points: [{ seconds: 60, watts: 400 }],
      }),
      recent('2025-02-04', { points: [{ seconds: 60, watts: 390 }] }),
    ]);
    expect(bests).toEqual({
      days: 90,
      ...RANGE,
      workouts: 4,
      power: [{ seconds: 60, watts: 400, day: '2025-02-03', workoutId: '2025-02-03' }],
      efforts: [
        { distanceM: 1000, seconds: 220, day: '2025-01-02', workoutId: '2025-01-02' },
        { distanceM: 5000, seconds: 1250, day: '2025-02-02', workoutId: '2025-02-02' },
      ],
    });
  });

  it('have no power where nobody measured it', () => {
    expect(recentBestsOf(RANGE, [])).toEqual({
      days: 90,
      ...RANGE,
      workouts: 0,
      power: null,
      efforts: [],
    });
  });
});
