import { describe, expect, it } from '@jest/globals';
import { addDays } from '#analysis/load/days.js';
import type { SpanName } from '#coaching/domain/facts/history/spans/span.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { earlier } from '#test/builders/coached-history.js';
import { shown } from '#test/builders/found.js';
import { afterUsual, SUNDAY, trainedSheet, type WeekPlan } from '#test/builders/trained-weeks.js';
import { latelySpans, weekFindings, weekMeant } from './index.js';

/** What is said of a kind, as the athlete reads it; null where it is not said. */
function says(sheet: FactSheet, kind: string, span: SpanName = 'thisWeek'): string | null {
  const found = weekFindings(sheet, [span]).find((finding) => finding.kind === `weeks.${kind}`);
  return found ? shown(sheet, found) : null;
}

const trained = (...last: readonly WeekPlan[]) => trainedSheet(afterUsual(10, ...last));
const reps = (weeksBack: number, powerW: number, heartRate: number) =>
  earlier('cycling', weeksBack, {
    shape: 'intervals',
    reps: { count: 5, seconds: 240, powerW, speedMps: null, heartRate },
  });
const best = (value: number, previous: number) => ({
  family: 'cycling' as const,
  efficiency: { reason: 'Too few.' },
  records: {
    records: [
      {
        ...{ kind: 'power' as const, over: 1200, value, previous },
        ...{ day: '2025-06-12', workoutId: 'x' },
      },
    ],
    criticalPower: null,
  },
});

describe('a week against the athlete’s own', () => {
  it('that was far bigger is the headline, with its rank and an easier week to follow', () => {
    const sheet = trained({ minutes: [90, 120, 150] });
    expect(weekFindings(sheet, ['thisWeek'])[0]?.kind).toBe('weeks.load');
    expect(says(sheet, 'load')).toMatch(
      /^This week had a load of 360, the most in 11 weeks and 97% above your usual 183\. It was 3 workouts in 6 h, against a usual 3 h 3 min\. Make the next week an easier one/,
    );
  });

  it('that was smaller is said only once it is over', () => {
    const small = { minutes: [40] };
    expect(says(trained(small), 'load')).toBeNull();
    expect(says(trained(small, { minutes: [60, 60, 60] }), 'load', 'lastWeek')).toMatch(
      /^Last week had a load of only 40, 78% below your usual 183\./,
    );
  });

  it('is judged by time where a workout has no load', () => {
    const sheet = trained({ minutes: [120, 120, 120], intensity: null });
    expect(says(sheet, 'load')).toMatch(/^This week had a training time of 6 h.*usual 3 h 3 min/);
  });

  it('like the others is said to be as usual, and nothing else', () => {
    const sheet = trained({ minutes: [60, 62, 61] });
    const kinds = weekFindings(sheet, ['thisWeek']).map(({ kind }) => kind);
    expect(kinds).toEqual(['weeks.streak', 'weeks.sum']);
    expect(says(sheet, 'sum')).toBe(
      'This week was as usual: 3 workouts, 3 h 3 min and a load of 183.',
    );
  });

  it('of somebody new is summed up without a usual week', () => {
    const sheet = trainedSheet([{ minutes: [30, 45] }, { minutes: [90, 90] }]);
    expect(weekFindings(sheet, ['thisWeek']).map(({ kind }) => kind)).toEqual(['weeks.sum']);
    expect(says(sheet, 'sum')).toMatch(/^This week had 2 workouts, 3 h.*say what is usual for you/);
  });

  it('without a workout is named where it is over', () => {
    const sheet = trained({ minutes: [] }, { minutes: [60] });
    expect(says(sheet, 'sum', 'lastWeek')).toBe('Last week had no workout.');
  });

  it('is the one before while this one has hardly begun', () => {
    const monday = { today: addDays(SUNDAY, 2) };
    expect(weekMeant(trainedSheet(afterUsual(10, { minutes: [60] }), monday))).toBe('lastWeek');
    expect(weekMeant(trained({ minutes: [60, 60] }))).toBe('thisWeek');
  });
});

describe('breaks and streaks', () => {
  it('names a break that goes on, and how to start again', () => {
    const sheet = trained({ minutes: [] }, { minutes: [] });
    expect(says(sheet, 'break')).toMatch(
      /^No workout for 15 days, since 31 May 2025\. Start again with an easy session/,
    );
    expect(weekFindings(sheet, latelySpans(sheet)).map(({ kind }) => kind)).toEqual([
      'weeks.break',
    ]);
  });

  it('is silent on days off as always', () => {
    expect(says(trained({ minutes: [60, 60, 60] }), 'break')).toBeNull();
  });

  it('counts the weeks in a row, and stops at a week with fewer', () => {
    const usual = { minutes: [60, 60, 60] };
    expect(says(trained(usual), 'streak')).toMatch(/^11 weeks in a row with at least 3 workouts/);
    expect(says(trained({ minutes: [60] }, usual, usual), 'streak')).toBeNull();
  });

  it('asks for a lighter week after four that rose, not after an ordinary up and down', () => {
    const week = (minutes: number) => ({ minutes: [minutes, minutes, minutes] });
    const sheet = trained(week(66), week(72), week(80), week(90));
    expect(says(sheet, 'rising')).toMatch(
      /^Your load has risen 4 weeks in a row, from 183 to 270 a week\. Make the next week clearly lighter/,
    );
    expect(says(trained(week(66), week(60), week(80), week(90)), 'rising')).toBeNull();
  });
});

describe('what was done in a week as never before', () => {
  const usual = afterUsual(10, { minutes: [60, 62, 61] });

  it('names a best of all time with the one before', () => {
    const sheet = trainedSheet(usual, { families: [best(285, 277)] });
    expect(says(sheet, 'best')).toMatch(
      /^A new best 20 min power: 285 W on 12 June 2025, 277 W before\./,
    );
    expect(weekFindings(sheet, ['thisWeek'])[0]?.kind).toBe('weeks.best');
  });

  it('leaves out a best within the scatter of the sensor, and those of the first weeks', () => {
    expect(says(trainedSheet(usual, { families: [best(278, 277)] }), 'best')).toBeNull();
    const few = afterUsual(2, { minutes: [60] });
    expect(says(trainedSheet(few, { families: [best(285, 277)] }), 'best')).toBeNull();
  });

  it('names the longest ride so far', () => {
    const sheet = trained({ minutes: [60, 62, 150] });
    expect(says(sheet, 'longest')).toMatch(
      /^Your longest ride so far: 2 h 30 min on 14 June 2025, 1 h 2 min before\./,
    );
    expect(says(trained({ minutes: [60, 62, 61] }), 'longest')).toBeNull();
  });

  it('sets a set against the same one before the week', () => {
    const sheet = trainedSheet(usual, { latest: [reps(0, 300, 170), reps(1, 285, 170)] });
    expect(says(sheet, 'set')).toMatch(
      /^5 × 4 min at 300 W on 14 June 2025: 5\.3% more power than on 7 June 2025: more for the same cost\. In it heart rate was the same/,
    );
    const alike = trainedSheet(usual, { latest: [reps(0, 286, 170), reps(1, 285, 170)] });
    expect(says(alike, 'set')).toMatch(/much as on 7 June 2025 \(\+0\.4%\)/);
  });
});

describe('how a month was trained', () => {
  it('was harder than the weeks before', () => {
    const hard = { minutes: [60, 62, 61], easy: 0.3 };
    expect(says(trained(hard, hard, hard, hard), 'easy', 'month')).toMatch(
      /^The last 28 days were harder than your weeks before: 30% of the time was easy, usually 70%\./,
    );
    expect(says(trained({ minutes: [60, 62, 61], easy: 0.65 }), 'easy')).toBeNull();
  });

  it('made the athlete more efficient, where the trend is beyond its scatter', () => {
    const trend = (clear: boolean) => {
      const efficiency = { workouts: [], percentPerMonth: 3.2, standardError: 1.1, clear };
      return trainedSheet(afterUsual(10), { families: [{ ...best(285, 285), efficiency }] });
    };
    expect(says(trend(true), 'efficiency', 'month')).toMatch(
      /^You get 3\.2% more power out of each heartbeat in a month/,
    );
    expect(says(trend(false), 'efficiency', 'month')).toBeNull();
  });
});

it('no more than four findings are said, each of another kind, the foremost first', () => {
  const sheet = trainedSheet(afterUsual(10, { minutes: [90, 120, 150], easy: 0.3 }), {
    families: [best(285, 270)],
    latest: [reps(0, 300, 170), reps(1, 285, 170)],
  });
  const found = weekFindings(sheet, ['thisWeek', 'month']);
  expect(found.length).toBe(4);
  expect(new Set(found.map(({ kind }) => kind)).size).toBe(4);
});

it('nothing is said of somebody who has not trained', () => {
  expect(weekFindings(trainedSheet([]), ['thisWeek', 'lastWeek', 'month'])).toEqual([]);
});
