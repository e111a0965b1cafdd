/** The part of a week that the strip tells of. Seconds, metres, load as the engine counts it. */
export interface WeekTotals {
  /** Its Monday, `2026-11-16`. */
  readonly week: string;
  readonly workouts: number;
  readonly movingS: number;
  readonly distanceM: number;
  readonly load: number;
  /** Workouts whose load could not be judged. */
  readonly unmeasured: number;
}

export interface FormDay {
  readonly day: string;
  readonly form: number;
  readonly warmingUp: boolean;
}

export interface Progressed {
  /** The day of the athlete's first workout; null where there is none. */
  readonly firstDay: string | null;
  readonly days: readonly FormDay[];
  readonly weeks: readonly WeekTotals[];
}

export interface Mean {
  readonly movingS: number;
  readonly distanceM: number;
  readonly load: number;
}

export interface ThisWeek {
  readonly totals: WeekTotals;
  /** Of the four whole weeks before; null until there are four. */
  readonly mean: Mean | null;
  readonly form: FormDay | null;
}

const before = 4;
const dayMs = 86_400_000;

const text = (date: Date): string => date.toISOString().slice(0, 10);

/** The reader's own day, `2026-11-21`. */
export function dayOfClock(now: Date): string {
  return text(new Date(now.getTime() - now.getTimezoneOffset() * 60_000));
}

function addDays(day: string, count: number): string {
  return text(new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs));
}

export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The days that the strip needs of GET /api/progress: this week and the four before it. */
export function weeksAsked(today: string): { readonly from: string; readonly to: string } {
  return { from: addDays(mondayOf(today), -7 * before), to: today };
}

/** Whether a workout that took place on `day` is among them. */
export function isRecent(day: string, today: string): boolean {
  return day >= weeksAsked(today).from;
}

/** How this week goes, beside the mean of the four before it. A week that has no entry had no workout. */
export function thisWeek({ firstDay, days, weeks }: Progressed, today: string): ThisWeek {
  const monday = mondayOf(today);
  const known = new Map(weeks.map((week) => [week.week, week]));
  const week = (start: string): WeekTotals => known.get(start) ?? { week: start, workouts: 0, movingS: 0, distanceM: 0, load: 0, unmeasured: 0 };
  const earlier = Array.from({ length: before }, (_, index) => week(addDays(monday, -7 * (index + 1))));
  const mean = (part: keyof Mean): number => earlier.reduce((sum, each) => sum + each[part], 0) / before;
  const whole = firstDay !== null && firstDay <= addDays(monday, -7 * before);
  return {
    totals: week(monday),
    mean: whole ? { movingS: mean('movingS'), distanceM: mean('distanceM'), load: mean('load') } : null,
    form: days.find(({ day }) => day === today) ?? null,
  };
}
