import { addDays, daysBetween } from '#analysis/load/days.js';
import { after, inWords, say, size } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import { shownDay } from '#coaching/domain/display/day.js';
import { count, decimal, text } from '#coaching/domain/facts/draft.js';
import type { Found } from '../found.js';
import { meanOf } from './difference-of-past.js';
import { groupsOf, wholeOnes } from './groups.js';
import { PAST_METRICS } from './past-metrics.js';
import { rangeOf } from './past-period.js';
import { partOf, type PastQuery } from './past-query.js';
import { nounOf, said } from './past-words.js';
import { shownFor, within, type Training } from './sessions.js';
import { groupValues, noneIn } from './value-of-past.js';
import { changeOf } from './valued.js';

type Result = Found | { readonly refused: string };

/** Weeks that a trend or an average goes over where no span is named. */
export const WEEKS = 12;

/** The query over the last twelve weeks, unless it names a span of its own. */
export function overWeeks(query: PastQuery): PastQuery {
  const part = partOf(query);
  return part.period === null
    ? { ...query, parts: [{ ...part, period: { last: WEEKS, unit: 'week' } }] }
    : query;
}

/** "Average km per week." */
export function averageOfPast(asked: PastQuery, training: Training): Result {
  const query = overWeeks(asked);
  const unit = query.per === 'month' ? 'month' : 'week';
  const shown = shownFor(training, query);
  const sessions = within(query, training);
  if (sessions.length === 0) return noneIn(query, training);
  const range = rangeOf(partOf(query).period, training.today);
  const whole = wholeOnes(groupsOf(sessions, unit, range, training.today), range.from);
  const wanted = query.metrics.length > 0 ? query.metrics : (['distance', 'time'] as const);
  const name = `average of ${whole.length} ${unit}s`;
  const groups = whole.map((group) => group.sessions);
  const means = wanted.flatMap((id) => meanOf(id, groups, name, shown) ?? []);
  if (means.length === 0)
    return { refused: `no ${PAST_METRICS[wanted[0] ?? 'distance'].noun(shown)} was recorded` };
  const over = count(
    { key: `past.${unit}s.${name}`, label: `Whole ${unit}s`, about: ['count'], method: 'count' },
    whole.length,
  );
  const noun = nounOf(training, query);
  return {
    facts: [...means.map(({ fact }) => fact), over],
    answer: (placed) => ({
      finding: [
        say`You average ${list(means.map((one) => said(one, noun, shown, placed)))} a ${unit}, over your last ${inWords(placed(over))} ${unit}s.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "Do my weeks differ at all?": the quietest and the busiest week. */
export function spreadOfPast(asked: PastQuery, training: Training): Result {
  const query = { ...asked, unit: asked.unit === 'month' ? ('month' as const) : ('week' as const) };
  const [id = 'distance'] = query.metrics;
  const { from } = rangeOf(partOf(query).period, training.today);
  const values = groupValues(query, training, id)
    .filter(({ group }) => !group.open && group.key >= from)
    .sort((a, b) => a.value - b.value);
  const [low, high] = [values[0], values.at(-1)];
  if (!low || !high || low === high) return { refused: `there are too few whole ${query.unit}s` };
  const alike = high.value - low.value <= ALIKE * high.value;
  return {
    facts: [low.fact, high.fact],
    answer: (placed) => ({
      finding: [
        say`Your ${query.unit}s differ ${alike ? 'little' : 'a good deal'}: from ${low.group.name} with ${placed(low.fact)} to ${high.group.name} with ${placed(high.fact)}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** Weeks within this share of the biggest are alike (ours). */
const ALIKE = 0.15;

/** "How much did my volume jump, biggest increase?": the biggest step from one week to the next. */
export function jumpOfPast(asked: PastQuery, training: Training): Result {
  const { operation } = asked;
  if (operation.kind !== 'jump') return { refused: 'no step was asked for' };
  const query = { ...asked, unit: asked.unit === 'month' ? ('month' as const) : ('week' as const) };
  const [id = 'distance'] = query.metrics;
  const shown = shownFor(training, query);
  const values = groupValues(query, training, id).filter(({ group }) => !group.open);
  const steps = values
    .slice(1)
    .map((to, at) => ({ to, from: values[at] as typeof to }))
    .map((step) => ({ ...step, by: (step.to.value - step.from.value) * (operation.up ? 1 : -1) }))
    .sort((a, b) => b.by - a.by);
  const [top] = steps;
  const change = top && changeOf(top.from, top.to, shown);
  if (!top || !change || top.by <= 0)
    return {
      refused: `no ${query.unit} had ${operation.up ? 'more' : 'less'} than the one before`,
    };
  const noun = PAST_METRICS[id].noun(shown);
  return {
    facts: [top.from.fact, top.to.fact, change],
    answer: (placed) => ({
      finding: [
        say`Your biggest ${operation.up ? 'rise' : 'drop'} in ${noun} was ${size(placed(change))}, from ${placed(top.from.fact)} to ${placed(top.to.fact)} in ${top.to.group.name}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "How many weeks in a row have I ridden?" */
export function streakOfPast(query: PastQuery, training: Training): Result {
  const sessions = within(query, training);
  if (sessions.length === 0) return noneIn(query, training);
  const unit = query.unit === 'day' ? 'day' : 'week';
  const range = rangeOf(partOf(query).period, training.today);
  const groups = [...groupsOf(sessions, unit, range, training.today)].reverse();
  // A week that has only begun breaks no streak.
  const from = groups[0]?.open && groups[0].sessions.length === 0 ? groups.slice(1) : groups;
  const length = from.findIndex((group) => group.sessions.length === 0);
  const streak = length < 0 ? from.length : length;
  const noun = nounOf(training, query);
  const name = { key: `past.streak.${unit}`, about: ['count'], method: 'count' };
  const label = `${unit === 'day' ? 'Days' : 'Weeks'} in a row with a ${noun}`;
  const fact = count({ ...name, label }, streak);
  const since = text(
    { key: 'past.streak.since', label: 'Since', about: [], method: 'your workouts' },
    shownDay(from[streak - 1]?.key ?? training.today),
  );
  return {
    facts: [fact, since],
    answer: (placed) => ({
      finding: [
        streak === 0
          ? say`Your streak is at ${placed(fact)} ${unit}s: there was no ${noun} in the last one.`
          : say`You have a ${noun} in ${placed(fact)} ${unit}s in a row, since ${placed(since)}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "Have I missed a single week?" */
export function missedOfPast(query: PastQuery, training: Training): Result {
  const part = partOf(query);
  const sessions = within(query, training);
  if (sessions.length === 0) return noneIn(query, training);
  const unit = query.unit === 'month' ? 'month' : 'week';
  const { from, to } = rangeOf(part.period, training.today);
  const all = groupsOf(sessions, unit, { from, to }, training.today);
  const over = all.filter(({ open, sessions: own }) => !open || own.length > 0);
  const missed = over.filter(({ sessions: own }) => own.length === 0);
  const noun = nounOf(training, query);
  const facts = {
    all: count(
      {
        key: `past.of.${unit}s.${from}`,
        label: `${unit === 'week' ? 'Weeks' : 'Months'} looked at`,
        about: ['count'],
        method: 'count',
      },
      over.length,
    ),
    missed: count(
      {
        key: `past.missed.${unit}s.${from}`,
        label: `Without a ${noun}`,
        about: ['count'],
        method: 'count',
      },
      missed.length,
    ),
    since: text(
      {
        key: `past.missed.since.${from}`,
        label: 'Looked at since',
        about: [],
        method: 'your workouts',
      },
      shownDay(over[0]?.key ?? from),
    ),
  };
  return {
    facts: Object.values(facts),
    answer: (placed) => ({
      finding: [
        missed.length === 0
          ? say`No, not one: you have a ${noun} in every ${unit} since ${placed(facts.since)}, ${placed(facts.all)} in a row${after(placed(facts.missed))}.`
          : say`Yes: ${placed(facts.missed)} of ${placed(facts.all)} ${unit}s since ${placed(facts.since)} had no ${noun}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "How many days off do I take?": days without a workout in a usual week. */
export function restOfPast(asked: PastQuery, training: Training): Result {
  const query = overWeeks(asked);
  const sessions = within(query, training);
  if (sessions.length === 0) return noneIn(query, training);
  const range = rangeOf(partOf(query).period, training.today);
  const weeks = wholeOnes(groupsOf(sessions, 'week', range, training.today), range.from);
  const trained = weeks.reduce(
    (all, week) => all + new Set(week.sessions.map(({ day }) => day)).size,
    0,
  );
  const mean = weeks.length > 0 ? 7 - trained / weeks.length : 7;
  const rounded = Math.round(mean * 10) / 10;
  const name = {
    key: 'past.rest',
    label: 'Days a week without a workout',
    about: ['average', 'count'],
    method: 'count',
    quality: 'derived' as const,
  };
  const fact = Number.isInteger(rounded) ? count(name, rounded) : decimal(name, rounded, '', 1);
  return {
    facts: [fact],
    answer: (placed) => ({
      finding: [
        say`You have ${placed(fact)} days off in a usual week, with ${nounOf(training, query)}s on the others.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "Longest break". */
export function gapOfPast(query: PastQuery, training: Training): Result {
  const days = [...new Set(within(query, training).map(({ day }) => day))];
  const noun = nounOf(training, query);
  if (days[0] === undefined) return noneIn(query, training);
  const gaps = [...days, training.today]
    .slice(1)
    .map((day, index) => ({
      from: days[index] ?? day,
      days: daysBetween(days[index] ?? day, day) - 1,
    }))
    .sort((a, b) => b.days - a.days);
  const [longest] = gaps;
  if (!longest || longest.days < 1) return { refused: `you had no day without a ${noun}` };
  const fact = count(
    { key: 'past.gap', label: `Days without a ${noun}`, about: ['count'], method: 'count' },
    longest.days,
  );
  const since = text(
    { key: 'past.gap.from', label: 'First day of it', about: [], method: 'your workouts' },
    shownDay(addDays(longest.from, 1)),
  );
  return {
    facts: [fact, since],
    answer: (placed) => ({
      finding: [
        say`Your longest break was ${placed(fact)} days without a ${noun}, from ${placed(since)} on.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}
