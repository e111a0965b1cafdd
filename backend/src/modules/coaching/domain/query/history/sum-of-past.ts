import { say, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import { shownDay } from '#coaching/domain/display/day.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Found, Placed } from '../found.js';
import type { Shown } from '../metrics/span-metric.js';
import { PAST_METRICS, totalOf, type PastMetric } from './past-metrics.js';
import { rangeOf, type Range } from './past-period.js';
import type { PastMetricId, PastQuery } from './past-query.js';
import { nounOf, shownFor, within, type Session, type Training } from './sessions.js';

/** What a sum of training says where no metric was named. */
export const USUAL: readonly PastMetricId[] = ['workouts', 'distance', 'time', 'load', 'climbing'];

/** "Km this week?": the values of a period, the one that was asked for first. */
export function sumOfPast(query: PastQuery, training: Training): Found {
  const asked = rangeOf(query.period, training.today);
  const sessions = within(training, asked, query);
  const range = query.period === null ? sinceFirst(asked, sessions) : asked;
  const shown = shownFor(training, query);
  const noun = nounOf(training, query);
  if (sessions.length === 0) return noneIn(query, training, range);
  const wanted = query.metrics.length > 0 ? query.metrics : USUAL.slice(0, 4);
  const rest = USUAL.filter((id) => !wanted.includes(id)).slice(0, 2);
  const values = factsOf(wanted, sessions, range, shown);
  const others = query.metrics.length === 0 ? [] : factsOf(rest, sessions, range, shown);
  const share = query.intervals ? shareOf(query, training, asked, sessions) : null;
  const [first] = values;
  if (!first) {
    const noun0 = PAST_METRICS[wanted[0] ?? 'distance'].noun(shown);
    return {
      facts: [],
      answer: () => ({
        finding: [`${range.opening} no ${noun0} was recorded.`],
        evidence: [],
        meaning: [],
      }),
    };
  }
  return {
    facts: [...values, ...others, ...(share ? [share] : [])].map((one) =>
      'fact' in one ? one.fact : one,
    ),
    answer: (placed) => ({
      finding: [
        query.skipped ? 'You did not stop.' : null,
        query.metrics.length === 0
          ? `${range.opening} you did ${list(values.map((one) => said(one, noun, placed)))}.`
          : sentence(first, range, noun, shown, placed, share),
        ...(query.metrics.length === 0
          ? []
          : values.slice(1).map((one) => sentence(one, range, noun, shown, placed, null))),
      ],
      evidence: [
        others.length === 0
          ? null
          : `That was ${list(others.map((one) => said(one, noun, placed)))}.`,
      ],
      meaning: [],
    }),
  };
}

/** Where no time is named: from the first workout that is known. */
export function sinceFirst(range: Range, sessions: readonly Session[]): Range {
  const first = sessions[0]?.day;
  return first === undefined
    ? range
    : {
        ...range,
        from: first,
        name: `since ${shownDay(first)}`,
        opening: `Since ${shownDay(first)}`,
      };
}

interface Valued {
  readonly metric: PastMetric;
  readonly value: number;
  readonly fact: FactDraft;
}

/** The fact of one metric over some workouts. */
export function factOf(
  id: PastMetricId,
  sessions: readonly Session[],
  { from, to, name }: Pick<Range, 'from' | 'to' | 'name'>,
  shown: Shown,
): Valued | null {
  const metric = PAST_METRICS[id];
  const value = totalOf(metric, sessions);
  if (value === null) return null;
  const noun = metric.noun(shown);
  const sports = [...new Set(sessions.map(({ family }) => family))].join('+');
  const fact = metric.fact(
    {
      key: `past.${id}.${sports}.${sessions.length}.${from}.${to}.${shown.units.distance}`,
      label: `${noun[0]?.toUpperCase() ?? ''}${noun.slice(1)}, ${name}`,
      about: metric.about,
      method: metric.sums ? 'sum of your workouts' : 'mean of your workouts, weighted by time',
      quality: 'derived',
    },
    value,
    shown,
  );
  return fact && { metric, value, fact };
}

function factsOf(
  ids: readonly PastMetricId[],
  sessions: readonly Session[],
  range: Range,
  shown: Shown,
): readonly Valued[] {
  return ids.flatMap((id) => {
    const found = factOf(id, sessions, range, shown);
    return found === null || (found.metric.sums && found.value <= 0) ? [] : [found];
  });
}

/** `14 rides`, `410.9 km`, `488 m of climbing`. */
export function said({ metric, fact }: Valued, noun: string, placed: Placed): string {
  const value = placed(fact);
  switch (metric.id) {
    case 'workouts':
      return say`${value} ${noun}${value.value === 1 ? '' : 's'}`;
    case 'climbing':
      return say`${value} of climbing`;
    case 'load':
      return say`a load of ${value}`;
    case 'distance':
      return say`${value}`;
    default:
      return metric.id === 'time' ? say`${value} of moving time` : say`${value}`;
  }
}

function sentence(
  one: Valued,
  { opening }: Range,
  noun: string,
  shown: Shown,
  placed: Placed,
  share: FactDraft | null,
): Line {
  const value = placed(one.fact);
  switch (one.metric.id) {
    case 'distance':
      return say`${opening} you ${shown.running ? 'ran' : noun === 'ride' ? 'rode' : 'covered'} ${value}.`;
    case 'time':
      return say`${opening} you ${shown.running ? 'ran' : noun === 'ride' ? 'rode' : 'trained'} for ${value}.`;
    case 'climbing':
      return say`${opening} you climbed ${value}.`;
    case 'workouts':
      return share
        ? say`${opening} you did ${value} ${noun}${value.value === 1 ? '' : 's'}, ${placed(share)} of all your workouts.`
        : say`${opening} you did ${value} ${noun}${value.value === 1 ? '' : 's'}.`;
    default:
      return say`${opening} your ${one.metric.noun(shown)} was ${value}.`;
  }
}

function shareOf(
  query: PastQuery,
  training: Training,
  range: Range,
  sessions: readonly Session[],
): FactDraft | null {
  const all = within(training, range, { ...query, intervals: false }).length;
  if (all === 0) return null;
  const value = Math.round((sessions.length / all) * 100);
  return {
    key: `past.share.${range.from}.${range.to}`,
    label: `Share of interval sessions, ${range.name}`,
    about: ['share'],
    method: 'count of your workouts',
    quality: 'derived',
    value,
    unit: '%',
    display: `${value}%`,
  };
}

/** Nothing was done then; the last workout before it is said. */
export function noneIn(query: PastQuery, training: Training, range: Range): Found {
  const noun = nounOf(training, query);
  const earlier = training.sessions.filter(({ day }) => day < range.from);
  const last = earlier.at(-1);
  const fact = factOf('workouts', [], range, shownFor(training, query));
  const day: FactDraft | null = last ? dayFact(last, `Last workout before ${range.name}`) : null;
  return {
    facts: [...(fact ? [fact.fact] : []), ...(day ? [day] : [])],
    answer: (placed) => ({
      finding: [
        fact
          ? say`${range.opening} you did no ${noun}s${{ fact: placed(fact.fact), text: '' }}.`
          : null,
      ],
      evidence: [day ? say`Your last one before was on ${placed(day)}.` : null],
      meaning: [],
    }),
  };
}

/** The day of a workout. */
export function dayFact({ day, family, detail }: Session, label: string): FactDraft {
  const shown = shownDay(day);
  return {
    key: `past.day.${day}.${label}`,
    label,
    about: [],
    method: 'your workouts',
    quality: 'derived',
    value: shown,
    unit: '',
    display: shown,
    subject: day,
    ...(detail
      ? {
          whose: {
            label: family === 'running' ? 'Run' : 'Ride',
            workout: shown,
            workoutId: detail.workoutId,
          },
        }
      : {}),
  };
}
