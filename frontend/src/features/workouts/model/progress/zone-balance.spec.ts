import { describe, expect, it } from '@jest/globals';
import { progressWeek } from '#testing/workouts/progress.js';
import { intensityOf, measuresOf, polarizationOf, sharesOf, sharesText } from './zone-balance.js';

describe('the balance of zones', () => {
  it('is given in shares of the measured time, in words too', () => {
    const shares = sharesOf([600, 8400, 6000, 1800, 900, 300, 0]);
    expect(shares?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(sharesText(shares ?? [])).toBe('Below 3% · Z1 47% · Z2 33% · Z3 10% · Z4 5% · Z5 2%');
    expect(sharesOf([0, 0, 0, 0, 0, 0, 0])).toBeNull();
    expect(sharesOf(null)).toBeNull();
  });

  it('offers only what was measured in a family', () => {
    const week = progressWeek('2026-11-09');
    expect(measuresOf([week], 'cycling')).toEqual(['power', 'heartRate']);
    expect(measuresOf([week], 'running')).toEqual(['heartRate']);
    expect(
      measuresOf(
        [{ zones: { power: [0, 0, 0, 0, 0, 0, 0], heartRate: null, pace: null } }],
        'cycling',
      ),
    ).toEqual([]);
  });

  it('counts all below zone 3 as low and all above it as high', () => {
    expect(intensityOf([0.05, 0.3, 0.4, 0.1, 0.1, 0.04, 0.01])).toEqual({
      low: 0.75,
      middle: 0.1,
      high: expect.closeTo(0.15, 12),
    });
  });

  it('tells the last week that has an index, and how many are above two', () => {
    const weeks = [
      progressWeek('2026-10-26', { polarization: 2.1 }),
      progressWeek('2026-11-02', { polarization: 2 }),
      progressWeek('2026-11-09', { polarization: null, polarizationReason: 'Too short.' }),
      progressWeek('2026-11-16', { polarization: null }),
    ];
    expect(polarizationOf(weeks)).toEqual({
      last: { week: '2026-11-02', index: 2 },
      reason: 'Too short.',
      defined: 2,
      polarized: 1,
    });
    expect(polarizationOf([])).toEqual({ last: null, reason: undefined, defined: 0, polarized: 0 });
  });
});
