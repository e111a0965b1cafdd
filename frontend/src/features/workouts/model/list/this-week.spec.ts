import { describe, expect, it } from '@jest/globals';
import { firstDayOfStrip, thisWeek, type WeekTotals } from './this-week.js';

const today = '2026-11-19';

function week(start: string, changes: Partial<WeekTotals> = {}): WeekTotals {
  return { week: start, movingS: 3600, distanceM: 20_000, load: 50, unmeasured: 0, ...changes };
}

const full = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'].map((start, index) =>
  week(start, { movingS: 3600 * (index + 1), load: 40 * index }),
);

describe('this week', () => {
  it.each([
    ['2026-11-16', '2026-10-19'],
    ['2026-11-22', '2026-10-19'],
    ['2027-01-01', '2026-11-30'],
  ])('of %s asks for the days from %s on: four weeks before its Monday', (day, from) => {
    expect(firstDayOfStrip(day)).toBe(from);
  });

  it('stands beside the mean of the four weeks before, which leaves this one out', () => {
    const { totals, mean } = thisWeek(
      { firstDay: '2026-10-19', days: [], weeks: [...full, week('2026-11-16', { movingS: 99 })] },
      today,
    );
    expect(totals.movingS).toBe(99);
    expect(mean).toEqual({ movingS: 9000, distanceM: 20_000, load: 60 });
  });

  it('counts a week without an entry as one without a workout', () => {
    const { totals, mean } = thisWeek(
      { firstDay: '2026-01-01', days: [], weeks: full.slice(0, 1) },
      today,
    );
    expect([totals.movingS, mean?.movingS]).toEqual([0, 900]);
  });

  it.each([['2026-10-20'], [null]])(
    'has no mean before there were four whole weeks: first workout on %s',
    (firstDay) => {
      expect(thisWeek({ firstDay, days: [], weeks: full }, today).mean).toBeNull();
    },
  );

  it('tells the form of today, and none where today is not there', () => {
    const days = [
      { day: '2026-11-18', form: -3, fitness: 50, warmingUp: true },
      { day: today, form: -8, fitness: 50, warmingUp: true },
    ];
    expect(thisWeek({ firstDay: null, days, weeks: [] }, today).form?.form).toBe(-8);
    expect(thisWeek({ firstDay: null, days: days.slice(0, 1), weeks: [] }, today).form).toBeNull();
  });
});
