import { say } from '#coaching/domain/answer/say.js';
import { count, duration, percent } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import type { Found } from '../found.js';
import { allOf } from './difference-of-past.js';
import { PAST_METRICS } from './past-metrics.js';
import { rangeOf } from './past-period.js';
import { partOf, type PastQuery, type ZoneMeasure } from './past-query.js';
import { article, nounOf, openingOf, sportNoun } from './past-words.js';
import { shownFor, within, type Training } from './sessions.js';
import type { Session } from './session.js';
import { groupValues, noneIn } from './value-of-past.js';

type Result = Found | { readonly refused: string };

/** "What share of my rides are intervals": how many of all. */
export function shareOfPast(query: PastQuery, training: Training): Result {
  const [some, all] = [within(query, training), allOf(query, training)];
  if (all.length === 0) return noneIn(query, training);
  const { name } = rangeOf(partOf(query).period, training.today);
  const noun = nounOf(training, query);
  const own = count(
    {
      key: `past.share.count.${noun}.${name}`,
      label: `${capitalized(noun)}s, ${name}`,
      about: ['count'],
      method: 'count',
    },
    some.length,
  );
  const share: FactDraft = percent(
    {
      key: `past.share.${noun}.${name}`,
      label: `Share of ${noun}s, ${name}`,
      about: ['share'],
      method: 'count of your workouts',
    },
    Math.round((some.length / all.length) * 100),
  );
  const whole = { ...partOf(query), weekdays: [], kind: null, pick: null };
  const opening = openingOf(whole, query, training, all);
  return {
    facts: [own, share],
    answer: (placed) => ({
      finding: [
        say`${opening} you did ${placed(own)} ${noun}${some.length === 1 ? '' : 's'}, ${placed(share)} of all your ${sportNoun(training, query)}s.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "How many rides over 30 km", "weeks above 86 km": how many are beyond a limit. */
export function countWherePast(query: PastQuery, training: Training): Result {
  const { operation } = query;
  if (operation.kind !== 'countWhere') return { refused: 'no limit was named' };
  const [id = 'distance'] = query.metrics;
  const all = groupValues(query, training, id);
  if (all.length === 0) return noneIn(query, training);
  const { above, limit, written } = operation;
  const beyond = all.filter(({ value }) => (above ? value > limit : value < limit));
  const noun = query.unit === 'workout' ? nounOf(training, query) : query.unit;
  const metric = PAST_METRICS[id].noun(shownFor(training, query));
  const name = { about: ['count', ...PAST_METRICS[id].about], method: 'count' };
  const facts = [
    count(
      {
        ...name,
        key: `past.where.${noun}.${id}.${above}.${limit}`,
        label: `${capitalized(noun)}s ${above ? 'above' : 'below'} ${written}`,
      },
      beyond.length,
    ),
    count(
      { ...name, key: `past.where.${noun}.all`, label: `${capitalized(noun)}s looked at` },
      all.length,
    ),
  ] as const;
  const verdict = verdictOf(query, beyond.length, all.length);
  const sums = PAST_METRICS[id].sums;
  const than = sums
    ? `${above ? 'more' : 'less'} than ${written} of ${metric}`
    : `${article(metric)} ${above ? 'above' : 'below'} ${written}`;
  return {
    facts,
    answer: (placed) => ({
      finding: [
        say`${verdict}${placed(facts[0])} of your ${placed(facts[1])} ${noun}s had ${than}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "Yes" or "no" to "any ride over 30 km?" and to "always above 270 W". */
function verdictOf({ operation, whether }: PastQuery, beyond: number, all: number): string {
  if (operation.kind !== 'countWhere') return '';
  if (operation.always) return beyond === all ? 'Yes: ' : 'No: ';
  if (!whether) return '';
  return beyond > 0 ? 'Yes: ' : 'No: ';
}

const MEASURES: Readonly<Record<ZoneMeasure, string>> = {
  power: 'power',
  heartRate: 'heart-rate',
  pace: 'pace',
};

/** Seconds in each zone, from below zone 1 to above zone 5, over some workouts. */
export function zoneSeconds(sessions: readonly Session[], by: ZoneMeasure): readonly number[] {
  const all = sessions.flatMap(({ zones }) => {
    const seconds = zones?.[by];
    return seconds ? [seconds] : [];
  });
  return Array.from({ length: 7 }, (_, at) => all.reduce((sum, one) => sum + (one[at] ?? 0), 0));
}

/** The measure that is asked for, or else the first that was recorded. */
export function measureOf(sessions: readonly Session[], asked: ZoneMeasure | null): ZoneMeasure {
  const there = (by: ZoneMeasure) => zoneSeconds(sessions, by).some((seconds) => seconds > 0);
  return asked ?? (['power', 'pace', 'heartRate'] as const).find(there) ?? 'heartRate';
}

/** "Which heart-rate zone dominates, by what share?" */
export function zonesOfPast(query: PastQuery, training: Training): Result {
  const { operation } = query;
  if (operation.kind !== 'zones') return { refused: 'no zone was asked for' };
  const sessions = within(query, training);
  if (sessions.length === 0) return noneIn(query, training);
  const by = measureOf(sessions, operation.by);
  const seconds = zoneSeconds(sessions, by);
  const total = seconds.reduce((sum, one) => sum + one, 0);
  if (total === 0) return { refused: `no time in ${MEASURES[by]} zones was recorded` };
  if (operation.band) return bandOfPast(query, training, operation.band);
  const zone = operation.zone ?? seconds.indexOf(Math.max(...seconds));
  const opening = openingOf(partOf(query), query, training, sessions);
  const called = zoneName(zone);
  const name = (part: string, label: string) => ({
    key: `past.zones.${by}.${zone}.${part}.${opening}`,
    label: `${label} in ${called}, ${opening}`,
    about: [zone >= 1 && zone <= 5 ? `zone:${zone}` : `zone:${zone < 1 ? 'below' : 'above'}`],
    method: 'sum of your workouts',
    quality: 'derived' as const,
  });
  const share = percent(
    name('share', `Share of ${MEASURES[by]} time`),
    ((seconds[zone] ?? 0) / total) * 100,
  );
  const time = duration(name('time', `Time by ${MEASURES[by]}`), seconds[zone] ?? 0);
  return {
    facts: [share, time],
    answer: (placed) => ({
      finding: [
        say`${opening} ${placed(share)} of your time by ${MEASURES[by].replace('-', ' ')} was ${called}${operation.zone === null ? ', more than anywhere else' : ''}: ${placed(time)}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "How much of last week was easy?" */
function bandOfPast(query: PastQuery, training: Training, band: 'easy' | 'hard'): Result {
  const sessions = within(query, training);
  const by = zoneSeconds(sessions, 'heartRate').some((one) => one > 0)
    ? 'heartRate'
    : measureOf(sessions, null);
  const seconds = zoneSeconds(sessions, by);
  const total = seconds.reduce((sum, one) => sum + one, 0);
  const part = band === 'easy' ? seconds.slice(0, 3) : seconds.slice(4);
  const own = part.reduce((sum, one) => sum + one, 0);
  const opening = openingOf(partOf(query), query, training, sessions);
  const where = band === 'easy' ? 'in zone 2 or below' : 'in zone 4 or above';
  const share = percent(
    {
      key: `past.band.${band}.${by}.${opening}`,
      label: `Time ${where}, ${opening}`,
      about: [`zone:${band}`],
      method: 'time in zones of your workouts',
    },
    (own / total) * 100,
  );
  return {
    facts: [share],
    answer: (placed) => ({
      finding: [
        say`${opening} ${placed(share)} of your time was ${band}: ${where} by ${MEASURES[by].replace('-', ' ')}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

function zoneName(zone: number): string {
  if (zone < 1) return 'below zone 1';
  return zone > 5 ? 'above zone 5' : `in zone ${zone}`;
}
