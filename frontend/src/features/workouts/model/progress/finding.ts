import { addDays, daysBetween, dayText, mondayOf } from './calendar.js';
import { hoursText } from './hours.js';
import type { Family, Progress, ProgressWeek } from './progress.js';

/** Days after which fitness no longer rises from nothing, whatever the athlete did before. */
export const WARM_UP_DAYS = 42;
const WEEKS = 4;
/** A smaller difference between two months is the ordinary up and down of weeks (ours). */
const STEADY_WITHIN = 0.1;
/** So many days without a workout are worth saying before anything else (ours). */
const LONG_REST_DAYS = 14;

/** Weeks that are over and that the athlete trained in from their first day on, oldest first. */
export function fullWeeks({
  weeks,
  to,
  firstDay,
}: Pick<Progress, 'weeks' | 'to' | 'firstDay'>): readonly ProgressWeek[] {
  return weeks.filter(({ week }) => week < mondayOf(to) && firstDay !== null && week >= firstDay);
}

/** The last four full weeks, and the four before where there are as many. */
export function comparedWeeks(progress: Pick<Progress, 'weeks' | 'to' | 'firstDay'>): {
  readonly recent: readonly ProgressWeek[];
  readonly before: readonly ProgressWeek[] | null;
} {
  const full = fullWeeks(progress);
  return {
    recent: full.slice(-WEEKS),
    before: full.length >= 2 * WEEKS ? full.slice(-2 * WEEKS, -WEEKS) : null,
  };
}

const WORDS: Readonly<Record<Family | 'both', string>> = {
  cycling: 'riding',
  running: 'running',
  both: 'training',
};

/**
 * The one sentence that the weeks support.
 *
 * @param progress at least the last nine weeks
 * @param family what they are of, where the athlete does both
 * @param begun the first day of all training, of either family
 */
export function findingOf(
  progress: Pick<Progress, 'weeks' | 'days' | 'to' | 'firstDay'>,
  family: Family | null,
  begun = progress.firstDay,
): string {
  const { to, firstDay } = progress;
  const what = WORDS[family ?? 'both'];
  if (firstDay === null || begun === null) return `No ${what} yet`;
  const rest = restOf(progress);
  if (rest) return rest;
  const days = daysBetween(begun, to) + 1;
  if (days < WARM_UP_DAYS)
    return `Warming up: fitness is meaningful after ${WARM_UP_DAYS} days; ${days} so far`;
  return findingOfWeeks(progress, what);
}

function findingOfWeeks(
  progress: Pick<Progress, 'weeks' | 'to' | 'firstDay'>,
  what: string,
): string {
  const { recent, before } = comparedWeeks(progress);
  const now = perWeek(recent);
  if (recent.length === 0)
    return `First week of ${what}: ${hoursText(progress.weeks.at(-1)?.movingS ?? 0)} so far`;
  if (before === null)
    return (
      `${hoursText(now)} of ${what} a week over ` +
      `${recent.length === 1 ? 'one full week' : `${recent.length} full weeks`}; a comparison ` +
      'needs eight'
    );
  if (now === 0) return 'Back this week, after four weeks without a workout';
  const then = perWeek(before);
  if (then === 0)
    return (
      `Back at it: ${hoursText(now)} a week over the last four weeks, after four without a ` +
      'workout'
    );
  return comparison(what, recent, now, then);
}

function comparison(
  what: string,
  recent: readonly ProgressWeek[],
  now: number,
  then: number,
): string {
  if (Math.abs(now - then) <= STEADY_WITHIN * then)
    return (
      `Steady ${what}: ${hoursText(now)} a week over the last four weeks, ${hoursText(then)} ` +
      'in the four before'
    );
  const against = `${hoursText(now)} a week against ${hoursText(then)} before`;
  if (now > then)
    return steps(recent, 1)
      ? `Four weeks rising: ${against}`
      : `More ${what} over the last four weeks: ${against}`;
  return steps(recent, -1)
    ? `Four weeks easing: ${against}`
    : `Less ${what} over the last four weeks: ${against}`;
}

/**
 * The last day with a workout, where it is two weeks back or more. The last week with one says
 * which it is at the latest.
 */
function restOf({ weeks, days, to }: Pick<Progress, 'weeks' | 'days' | 'to'>): string | null {
  const last = weeks.findLast(({ workouts }) => workouts > 0);
  if (!last) return weeks.length > 0 ? `Nothing recorded in the last ${weeks.length} weeks` : null;
  const trained = days.findLast(
    ({ day, load, unmeasured }) => (load > 0 || unmeasured > 0) && mondayOf(day) === last.week,
  );
  const day = trained?.day ?? addDays(last.week, 6);
  const ago = daysBetween(day, to);
  return ago >= LONG_REST_DAYS ? `Nothing recorded for ${ago} days, since ${dayText(day)}` : null;
}

/** Seconds of moving a week. */
export function perWeek(
  weeks: readonly ProgressWeek[],
  pick: (week: ProgressWeek) => number = ({ movingS }) => movingS,
): number {
  return weeks.length === 0 ? 0 : weeks.reduce((sum, week) => sum + pick(week), 0) / weeks.length;
}

/** Whether each week has more (1) or less (−1) than the one before it. */
function steps(weeks: readonly ProgressWeek[], direction: 1 | -1): boolean {
  return weeks.every(
    ({ movingS }, at) => at === 0 || direction * (movingS - (weeks[at - 1]?.movingS ?? 0)) > 0,
  );
}
