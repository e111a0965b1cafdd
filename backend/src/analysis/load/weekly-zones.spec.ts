import { describe, expect, it } from '@jest/globals';
import { polarizationIndex } from './polarization.js';
import { weeklyZones, type ZonedWorkout } from './weekly-zones.js';

const workout = (day: string, zones: Partial<ZonedWorkout['zones']>): ZonedWorkout => ({ day, zones: { power: null, heartRate: null, pace: null, ...zones } });

describe('zones by the week', () => {
  it('sum the seconds of each measure from Monday to Sunday, and are null where nothing was measured so', () => {
    const weeks = weeklyZones(
      [
        workout('2025-06-15', { power: [1, 1, 1, 1, 1, 1, 1] }),
        workout('2025-06-16', { power: [10, 20, 30, 40, 50, 60, 70], heartRate: [0, 0, 0, 1, 0, 0, 0] }),
        workout('2025-06-22', { power: [1, 2, 3, 4, 5, 6, 7] }),
        workout('2025-07-10', { pace: [9, 9, 9, 9, 9, 9, 9] }),
      ],
      '2025-06-16',
      '2025-07-01',
    );
    expect(weeks.map(({ week }) => week)).toEqual(['2025-06-16', '2025-06-23', '2025-06-30']);
    expect(weeks[0]?.zones).toEqual({ power: [11, 22, 33, 44, 55, 66, 77], heartRate: [0, 0, 0, 1, 0, 0, 0], pace: null });
    expect(weeks[1]).toEqual({ week: '2025-06-23', zones: { power: null, heartRate: null, pace: null }, polarization: null });
  });

  it('tell how polarized the time in heart-rate zones was: low up to zone 2, mid zone 3, high above', () => {
    const [week] = weeklyZones([workout('2025-06-16', { heartRate: [10, 30, 40, 5, 10, 4, 1] })], '2025-06-16', '2025-06-16');
    expect(week?.polarization).toBe(polarizationIndex({ low: 80, mid: 5, high: 15 }));
    expect(week?.polarization).toBeCloseTo(2.38, 2);
    expect(weeklyZones([workout('2025-06-16', { heartRate: [10, 0, 0, 0, 0, 0, 0] })], '2025-06-16', '2025-06-16')[0]?.polarization).toBeNull();
  });
});
