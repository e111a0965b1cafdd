import { addDays, mondayOf, type Day } from '../progress/calendar.js';
import type { Progress, ProgressDay } from '../progress/progress.js';

/** The part of a week that the strip tells of. Seconds, metres, load as the engine counts it. */
export type WeekTotals = Pick<
  Progress['weeks'][number],
  'week' | 'movingS' | 'distanceM' | 'load' | 'unmeasured'
>;
export type FormDay = Pick<ProgressDay, 'day' | 'form' | 'fitness' | 'warmingUp'>;

export interface Progressed {
  /** The day of the athlete's first workout; null where there is none. */
  readonly firstDay: Day | null;
  readonly days: readonly FormDay[];
  readonly weeks: readonly WeekTotals[];
}

export type Mean = Pick<WeekTotals, 'movingS' | 'distanceM' | 'load'>;

export interface ThisWeek {
  readonly totals: WeekTotals;
  /** Of the four whole weeks before; null until there are four. */
  readonly mean: Mean | null;
  readonly form: FormDay | null;
}

const before = 4;

/** From which day on the strip needs GET /api/progress: the four weeks before this one. */
export function firstDayOfStrip(today: Day): Day {
  return addDays(mondayOf(today), -7 * before);
}

/**
 * How this week goes, beside the mean of the four before it. A week that has no entry had no
 * workout.
 */
export function thisWeek({ firstDay, days, weeks }: Progressed, today: Day): ThisWeek {
  const monday = mondayOf(today);
  const known = new Map(weeks.map((week) => [week.week, week]));
  const week = (start: Day): WeekTotals =>
    known.get(start) ?? { week: start, movingS: 0, distanceM: 0, load: 0, unmeasured: 0 };
  const earlier = Array.from({ length: before }, (_, index) =>
    week(addDays(monday, -7 * (index + 1))),
  );
  const mean = (part: keyof Mean): number =>
    earlier.reduce((sum, each) => sum + each[part], 0) / before;
  const whole = firstDay !== null && firstDay <= firstDayOfStrip(today);
  return {
    totals: week(monday),
    mean: whole
      ? { movingS: mean('movingS'), distanceM: mean('distanceM'), load: mean('load') }
      : null,
    form: days.find(({ day }) => day === today) ?? null,
  };
}
