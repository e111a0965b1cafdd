import { addDays, byWeek, daysBetween, weekOf, type Day } from '#analysis/load/days.js';
import { medianOf } from '#analysis/math/statistics.js';
import { shownDay } from '#coaching/domain/display/day.js';
import { count, decimal, text } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { DoneSession } from '../past.js';
import { spanName, sumOf, type TrainingSpan } from './span.js';

/** Days off in a row from which on they may be a break (ours). */
const BREAK_DAYS = 6;
/** And so many times as many as usual (ours). */
const BREAK_FACTOR = 2.5;
/** Weeks in a row that are worth a word (ours). */
const STREAK_WEEKS = 6;
/** Weeks in a row with a rising load that ask for an easier one (usual three up, one down). */
const RISING_WEEKS = 4;

/** Breaks, streaks and rising weeks. */
export function rhythmFacts(span: TrainingSpan): (FactDraft | null)[] {
  return [...breakFacts(span), ...streakFacts(span), ...risingFacts(span)];
}

interface Break {
  readonly last: Day;
  readonly days: number;
  readonly ended: boolean;
}

/** Days off in a row that are unusual for this athlete and reach into the span. */
function breakFacts(span: TrainingSpan): FactDraft[] {
  const days = [...new Set(span.history.map(({ day }) => day))];
  const gaps = days.map((day, at): Break => {
    const next = days[at + 1];
    return { last: day, days: daysBetween(day, next ?? addDays(span.to, 1)) - 1, ended: !!next };
  });
  const usual = medianOf(gaps.filter(({ ended }) => ended).map((gap) => gap.days));
  const [longest] = gaps
    .filter(({ last, days: off }) => addDays(last, off) >= span.from)
    .sort((a, b) => b.days - a.days);
  if (!longest || usual === null || longest.days < BREAK_DAYS) return [];
  if (longest.days < BREAK_FACTOR * (usual + 1)) return [];
  // A break that goes on belongs to the days up to today.
  if (!longest.ended && span.name === 'lastWeek') return [];
  return [
    count(spanName(span, 'break.days', 'Days off in a row', ['count']), longest.days),
    text(
      spanName(span, 'break.last', 'Last day of training before them', []),
      shownDay(longest.last),
    ),
    ...(longest.ended
      ? []
      : [text(spanName(span, 'break.open', 'Whether they go on', []), 'yes, up to today')]),
  ];
}

/** Whole weeks in a row, up to the last, with at least as many workouts as usual. */
function streakFacts(span: TrainingSpan): FactDraft[] {
  const weeks = wholeWeeks(span).map((sessions) => sessions.length);
  const least = Math.max(2, Math.floor(medianOf(weeks) ?? 0));
  const missed = weeks.findIndex((workouts) => workouts < least);
  const streak = missed === -1 ? weeks.length : missed;
  if (streak < STREAK_WEEKS) return [];
  return [
    count(spanName(span, 'streak.weeks', 'Whole weeks in a row', ['count']), streak),
    count(
      spanName(span, 'streak.workouts', 'Workouts in each of them, at least', ['count']),
      least,
    ),
  ];
}

function risingFacts(span: TrainingSpan): FactDraft[] {
  const weeks = wholeWeeks(span);
  if (weeks.some((sessions) => sessions.some(({ load }) => load === null))) return [];
  const loads = weeks.map((sessions) => sumOf(sessions, ({ load }) => load ?? 0));
  const fall = loads.findIndex((load, at) => load <= (loads[at + 1] ?? Infinity));
  const [last, first] = [loads[0], loads[fall]];
  if (fall < RISING_WEEKS || last === undefined || first === undefined) return [];
  return [
    count(spanName(span, 'rising.weeks', 'Weeks in a row with more load', ['count']), fall),
    decimal(spanName(span, 'rising.from', 'Load of the week before them', ['load']), first, '', 0),
    decimal(spanName(span, 'rising.to', 'Load of the last of them', ['load']), last, '', 0),
  ];
}

/** Whole weeks up to the end of the span, newest first. */
function wholeWeeks({ history, to }: TrainingSpan): readonly (readonly DoneSession[])[] {
  const [first] = history;
  if (!first) return [];
  const end = weekOf(addDays(to, 1)) > weekOf(to) ? to : addDays(weekOf(to), -1);
  return end < first.day
    ? []
    : byWeek(history, first.day, end)
        .map(([, sessions]) => sessions)
        .reverse();
}
