import { describe, expect, it } from '@jest/globals';
import { progressDay, ridingRecords, runningRecords } from '#testing/workouts/progress.js';
import { efficiencySentence, trendLine } from './efficiency.js';
import { dayFigures, dayWords, formText, warmUpLength } from './fitness.js';
import type { EfficiencyTrend } from './progress.js';
import { bestOf, progressionDays, roomyExtent, worstOf } from './progression.js';

const workout = (day: string, efficiencyFactor: number) => ({
  workoutId: day,
  day,
  family: 'cycling' as const,
  indoor: false,
  durationS: 5400,
  efficiencyFactor,
});
const trend: EfficiencyTrend = {
  workouts: [workout('2026-09-01', 1.4), workout('2026-09-29', 1.5), workout('2026-10-27', 1.6)],
  percentPerMonth: (0.1 / 1.5) * 100,
  standardError: 0.8,
  clear: true,
};

describe('the trend of efficiency', () => {
  it('is shown with its error, and is no trend where scatter can explain it', () => {
    expect(efficiencySentence(trend)).toBe(
      'Rising by 6.7% in four weeks (±0.8) over 3 comparable outdoor workouts.',
    );
    expect(efficiencySentence({ ...trend, standardError: 0.01 })).toContain('(±under\u00a00.1)');
    expect(
      efficiencySentence({ ...trend, percentPerMonth: -1.25, standardError: 1, clear: false }),
    ).toContain('No clear trend over 3 comparable outdoor workouts: down by 1.3%');
  });

  it('is drawn through the means of its workouts', () => {
    expect(trendLine(trend)).toEqual({ from: expect.closeTo(1.4, 9), to: expect.closeTo(1.6, 9) });
    expect(trendLine({ ...trend, workouts: [] })).toBeNull();
  });
});

describe('fitness', () => {
  it('tells no form while it warms up', () => {
    const early = progressDay('2026-11-18', { warmingUp: true, form: -21.4 });
    expect(dayFigures(early)).toContainEqual(['Form', 'not yet']);
    expect(dayWords(early)).toBe(
      '18 Nov 2026, Fitness 48, Fatigue 55, Form not yet, Load 60, warming up, not yet meaningful',
    );
    expect(dayFigures(progressDay('2026-11-18', { unmeasured: 1 }))).toContainEqual([
      'Load',
      '60 and 1 workout without one',
    ]);
  });

  it('has a sign on form, and none on what rounds to nothing', () => {
    expect([7.6, -12.2, 0.3, -0.4].map(formText)).toEqual(['+8', '−12', '0', '0']);
  });

  it('knows how long it warms up', () => {
    const [warm, settled] = [
      progressDay('2026-11-17', { warmingUp: true }),
      progressDay('2026-11-18'),
    ];
    expect([
      warmUpLength([warm, warm, settled]),
      warmUpLength([settled]),
      warmUpLength([warm]),
      warmUpLength([]),
    ]).toEqual([2, 0, 1, 0]);
  });
});

describe('progression', () => {
  it('finds the best: the most watts, the shortest time', () => {
    expect(ridingRecords().progression.map(bestOf)).toMatchObject([{ value: 312 }]);
    expect(runningRecords().progression.map(bestOf)).toMatchObject([{ value: 1261 }]);
  });

  it('finds the weakest month: the fewest watts, the longest time', () => {
    expect(
      [...ridingRecords().progression, ...runningRecords().progression].map(worstOf),
    ).toMatchObject([{ value: 280 }, { value: 1273 }]);
  });

  it('lays all of them out over the same months', () => {
    expect(
      progressionDays([...ridingRecords().progression, ...runningRecords().progression]),
    ).toEqual({ from: '2026-08-03', to: '2026-10-30' });
    expect(progressionDays([])).toBeNull();
  });

  it('leaves room above and below, for a single value too', () => {
    expect(roomyExtent([280, 312])).toEqual({
      from: expect.closeTo(275.2, 6),
      to: expect.closeTo(316.8, 6),
    });
    expect(roomyExtent([300])).toEqual({ from: 297, to: 303 });
  });
});
