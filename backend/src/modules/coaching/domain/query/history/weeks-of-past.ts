import { addDays, daysBetween } from '#analysis/load/days.js';
import { after, inWords, say } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import { shownDay } from '#coaching/domain/display/day.js';
import { count, text } from '#coaching/domain/facts/draft.js';
import type { Found } from '../found.js';
import { changeOf, meanOf } from './difference-of-past.js';
import { PAST_METRICS } from './past-metrics.js';
import { rangeOf } from './past-period.js';
import type { PastQuery } from './past-query.js';
import { groupsOf, nounOf, shownFor, within, type Group, type Training } from './sessions.js';
import { dayFact, factOf, noneIn } from './sum-of-past.js';

type Result = Found | { readonly refused: string };

/** Weeks that a trend or an average goes over where no span is named. */
const WEEKS = 12;
/** A change below this is called steady, in percent (ours). */
const STEADY = 3;

/** "Average km per week." */
export function averageOfPast(query: PastQuery, training: Training): Result {
  const range = rangeOf(query.period ?? { last: WEEKS, unit: 'week' }, training.today);
  const unit = query.unit === 'month' ? 'month' : 'week';
  const shown = shownFor(training, query);
  const sessions = within(training, range, query);
  if (sessions.length === 0) return noneIn(query, training, range);
  const groups = groupsOf(sessions, unit, range, training.today);
  const whole = wholeOnes(groups, range.from);
  const [id = 'distance'] = query.metrics;
  const name = `average of ${whole.length} ${unit}s`;
  const mean = meanOf(
    id,
    whole.map((group) => group.sessions),
    name,
    shown,
  );
  if (!mean) return { refused: `no ${PAST_METRICS[id].noun(shown)} was recorded` };
  const over = count(
    { key: `past.${unit}s.${name}`, label: `Whole ${unit}s`, about: ['count'], method: 'count' },
    whole.length,
  );
  return {
    facts: [mean.fact, over],
    answer: (placed) => ({
      finding: [
        say`You average ${placed(mean.fact)}${id === 'load' ? ' of load' : id === 'workouts' ? ` ${nounOf(training, query)}s` : id === 'climbing' ? ' of climbing' : ''} a ${unit}, over your last ${inWords(placed(over))} ${unit}s.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "Is my weekly load going up?": the first half of the weeks against the second. */
export function trendOfPast(query: PastQuery, training: Training): Result {
  const range = rangeOf(query.period ?? { last: WEEKS, unit: 'week' }, training.today);
  const shown = shownFor(training, query);
  const [id = 'load'] = query.metrics;
  const sessions = within(training, range, query);
  const weeks = wholeOnes(groupsOf(sessions, 'week', range, training.today), range.from);
  if (weeks.length < 4) return { refused: 'a trend takes at least four whole weeks' };
  const third = Math.max(2, Math.floor(weeks.length / 3));
  const early = meanOf(
    id,
    weeks.slice(0, third).map((week) => week.sessions),
    `average of the first ${third} weeks`,
    shown,
  );
  const late = meanOf(
    id,
    weeks.slice(-third).map((week) => week.sessions),
    `average of the last ${third} weeks`,
    shown,
  );
  const change = early && late && changeOf(id, early, late, shown);
  if (!early || !late || !change)
    return { refused: `no ${PAST_METRICS[id].noun(shown)} was recorded` };
  const share = (late.value / early.value - 1) * 100;
  const noun = PAST_METRICS[id].noun(shown);
  const verb = Math.abs(share) < STEADY ? 'is steady' : share > 0 ? 'is going up' : 'is going down';
  return {
    facts: [early.fact, late.fact, change],
    answer: (placed) => ({
      finding: [
        say`Your weekly ${noun} ${verb}: from ${placed(early.fact)} to ${placed(late.fact)} a week (${placed(change)}).`,
      ],
      evidence: [
        say`That is the average of the first${after(placed(early.fact))} and of the last third of your weeks${after(placed(late.fact))}.`,
      ],
      meaning: [],
    }),
  };
}

/** "Do my weeks differ at all?": the quietest and the busiest week. */
export function spreadOfPast(query: PastQuery, training: Training): Result {
  const range = rangeOf(query.period ?? { last: WEEKS, unit: 'week' }, training.today);
  const unit = query.unit === 'month' ? 'month' : 'week';
  const shown = shownFor(training, query);
  const [id = 'distance'] = query.metrics;
  const groups = wholeOnes(
    groupsOf(within(training, range, query), unit, range, training.today),
    range.from,
  );
  const values = groups
    .flatMap(
      ({ key, name, sessions }) => factOf(id, sessions, { from: key, to: name, name }, shown) ?? [],
    )
    .sort((a, b) => a.value - b.value);
  const [low, high] = [values[0], values.at(-1)];
  if (!low || !high || low === high) return { refused: `it takes at least two whole ${unit}s` };
  const alike = high.value - low.value <= ALIKE * high.value;
  return {
    facts: [low.fact, high.fact],
    answer: (placed) => ({
      finding: [
        say`Your ${unit}s differ ${alike ? 'little' : 'a good deal'}: from ${placed(low.fact)} to ${placed(high.fact)}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** Weeks within this share of the biggest are alike (ours). */
const ALIKE = 0.15;

/** "How many weeks in a row have I ridden?" */
export function streakOfPast(query: PastQuery, training: Training): Result {
  const range = rangeOf(null, training.today);
  const sessions = within(training, range, query);
  if (sessions.length === 0) return noneIn(query, training, range);
  const unit = query.unit === 'day' ? 'day' : 'week';
  const groups = [...groupsOf(sessions, unit, range, training.today)].reverse();
  // A week that has only begun breaks no streak.
  const from = groups[0]?.open && groups[0].sessions.length === 0 ? groups.slice(1) : groups;
  const length = from.findIndex((group) => group.sessions.length === 0);
  const streak = length < 0 ? from.length : length;
  const first = from[streak - 1];
  const noun = nounOf(training, query);
  const fact = count(
    {
      key: `past.streak.${unit}`,
      label: `${unit === 'day' ? 'Days' : 'Weeks'} in a row with a ${noun}`,
      about: ['count'],
      method: 'count',
    },
    streak,
  );
  const since = text(
    { key: 'past.streak.since', label: 'Since', about: [], method: 'your workouts' },
    shownDay(first?.key ?? training.today),
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

/** "Longest break". */
export function gapOfPast(query: PastQuery, training: Training): Result {
  const range = rangeOf(query.period, training.today);
  const days = [...new Set(within(training, range, query).map(({ day }) => day))];
  const noun = nounOf(training, query);
  const [first] = days;
  if (first === undefined) return noneIn(query, training, range);
  const gaps = [...days, training.today]
    .slice(1)
    .map((day, index) => ({
      from: days[index] ?? day,
      to: day,
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

/** "What was yesterday's ride?", "when did I last ride?": one workout by its place in the order. */
export function latestOfPast(query: PastQuery, training: Training, back: number): Result {
  const range = rangeOf(query.period, training.today);
  const sessions = within(training, range, query);
  const session = sessions.at(-back);
  if (!session) return noneIn(query, training, range);
  const shown = { ...shownFor(training, query), running: session.family === 'running' };
  const noun = session.family === 'running' ? 'run' : 'ride';
  const name = {
    from: session.day,
    to: `${back}`,
    name: `the ${noun} of ${shownDay(session.day)}`,
  };
  const day = dayFact(session, back === 1 ? `Latest ${noun}` : `Day of the ${noun}`);
  const ago = count(
    { key: `past.ago.${session.day}`, label: 'Days ago', about: ['count'], method: 'count' },
    daysBetween(session.day, training.today),
  );
  const main = query.metrics.length > 0 ? query.metrics : (['distance', 'time'] as const);
  const values = main.flatMap((id) => factOf(id, [session], name, shown) ?? []);
  const rest = (['power', 'speed', 'heartRate'] as const)
    .filter((id) => !(shown.running && id === 'power') && !query.metrics.includes(id))
    .flatMap((id) => factOf(id, [session], name, shown) ?? [])
    .slice(0, 3);
  const which = back === 1 && query.period === null ? `Your latest ${noun}` : `That ${noun}`;
  const long = daysBetween(session.day, training.today) > 1;
  return {
    facts: [day, ago, ...[...values, ...rest].map(({ fact }) => fact)],
    answer: (placed) => ({
      finding: [
        say`${which} was on ${placed(day)}${long ? say`, ${placed(ago)} days ago` : ''}: ${values.map(({ fact, metric }) => say`${metric.sums ? '' : `${metric.noun(shown)} `}${placed(fact)}`).join(' in ')}.`,
      ],
      evidence: [
        rest.length > 0
          ? `It averaged ${list(rest.map(({ fact }) => say`${placed(fact)}`))}.`
          : null,
      ],
      meaning: [],
    }),
  };
}

/** Weeks or months that are over, and that the span holds from their first day. */
function wholeOnes(groups: readonly Group[], from: string): readonly Group[] {
  const over = groups.filter(({ open, key }) => !open && key >= from);
  return over.length > 0 ? over : groups;
}
