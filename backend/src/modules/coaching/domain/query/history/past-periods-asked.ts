import { MONTH_NAMES, periodsIn } from '#coaching/domain/understanding/period.js';
import type { PastPeriod } from './past-period.js';

const SINCE = new RegExp(
  String.raw`\bsince (?:the (?:start|beginning|end) of )?(${MONTH_NAMES.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})\b`,
);

/** The spans that a question names: this week and last week, single days, months and years. */
export function pastPeriodsIn(plain: string): readonly PastPeriod[] {
  const since = SINCE.exec(plain)?.[1];
  if (since !== undefined) return [{ since: monthOf(since) }];
  const days = daysIn(plain);
  if (days.length > 0) return days;
  const weeks: PastPeriod[] = [];
  if (/\bthis week\b|\bmy week\b/.test(plain)) weeks.push({ which: 'this', unit: 'week' });
  if (/\b(?:last|previous|past) week\b/.test(plain))
    weeks.push({ which: 'previous', unit: 'week' });
  if (/\bweek before last\b/.test(plain)) return [{ back: 2, unit: 'week' }];
  const named = periodsIn(plain.replace(MONTH_ALONE, '$1in $2'));
  return [...weeks, ...named].filter((period) => !('last' in period && period.last === 100));
}

/** "May vs April", "compare October with September": months without "in". */
const MONTH_ALONE = new RegExp(
  String.raw`(^|\b(?:compared?|between|from|with|to|than|against|vs|and|or|about|was|did) )(${MONTH_NAMES.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})\b(?! \d)`,
  'g',
);
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const WEEKDAY =
  /\b(?:on |last |this )?(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?s?\b(?= ?(?:ride|run|workout|session|$|\?)|.*\b(?:ride|run|did|do)\b)/;
const DATE = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH_NAMES.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})\b|\b(${MONTH_NAMES.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}) (\d{1,2})(?:st|nd|rd|th)?\b(?! ?\d)`,
);

function monthOf(name: string): number {
  return MONTH_NAMES.findIndex((full) => full.startsWith(name.slice(0, 3))) + 1;
}

function daysIn(plain: string): readonly PastPeriod[] {
  if (/\byesterdays?\b/.test(plain)) return [{ daysAgo: 1 }];
  if (/\btodays?\b/.test(plain) && !/\b(?:up to|until|and|vs|to) today\b/.test(plain))
    return [{ daysAgo: 0 }];
  const date = DATE.exec(plain);
  if (date) {
    const name = date[2] ?? date[3] ?? '';
    return [{ date: { day: Number(date[1] ?? date[4]), month: monthOf(name) } }];
  }
  const weekday = WEEKDAY.exec(plain)?.[1];
  return weekday === undefined ? [] : [{ weekday: WEEKDAYS.indexOf(weekday.slice(0, 3)) + 1 }];
}
