import { DELTAS } from '#coaching/domain/facts/comparison/deltas.js';
import { percentChange } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Shown } from '../metrics/span-metric.js';
import { PAST_METRICS, totalOf, type PastMetric } from './past-metrics.js';
import type { Range } from './past-period.js';
import type { PastMetricId, PastUnit } from './past-query.js';
import type { Session } from './session.js';

/** The value of one metric over some workouts, as a fact. */
export interface Valued {
  readonly metric: PastMetric;
  readonly value: number;
  readonly fact: FactDraft;
}

/** Days by which labels and keys name some workouts. */
export type Span = Pick<Range, 'from' | 'to' | 'name'>;

/** Sums are divided by `count` of these. */
export interface Per {
  readonly unit: PastUnit;
  readonly count: number;
}

/** The fact of one metric over some workouts; null where none has it. */
export function factOf(
  id: PastMetricId,
  sessions: readonly Session[],
  { from, to, name }: Span,
  shown: Shown,
  per: Per | null = null,
): Valued | null {
  const metric = PAST_METRICS[id];
  const total = totalOf(metric, sessions);
  if (total === null || per?.count === 0) return null;
  const divided = per !== null && metric.sums;
  const value = divided ? total / per.count : total;
  const noun = metric.noun(shown);
  const sports = [...new Set(sessions.map(({ family }) => family))].join('+');
  const key = `past.${id}.${sports}.${sessions.length}.${from}.${to}.${shown.units.distance}`;
  const fact = metric.fact(
    {
      key: divided ? `${key}.per.${per.unit}` : key,
      label: `${noun[0]?.toUpperCase() ?? ''}${noun.slice(1)}${divided ? ` a ${per.unit}` : ''}, ${name}`,
      about: divided ? metric.about.filter((tag) => tag !== 'total') : metric.about,
      method: methodOf(metric, divided),
      quality: 'derived',
    },
    value,
    shown,
  );
  return fact && { metric, value, fact };
}

function methodOf({ sums }: PastMetric, divided: boolean): string {
  if (divided) return 'mean of your workouts';
  return sums ? 'sum of your workouts' : 'mean of your workouts, weighted by time';
}

/** The facts of these metrics; empty sums are left out. */
export function factsOf(
  ids: readonly PastMetricId[],
  sessions: readonly Session[],
  span: Span,
  shown: Shown,
  per: Per | null = null,
): readonly Valued[] {
  return ids.flatMap((id) => {
    const found = factOf(id, sessions, span, shown, per);
    return found === null || (found.metric.sums && found.value <= 0) ? [] : [found];
  });
}

/** From one value to another, in the unit of the values; in percent where they are sums. */
export function changeOf(a: Valued, b: Valued, shown: Shown): FactDraft | null {
  const { metric } = a;
  const name = {
    key: `past.change.${a.fact.key}.${b.fact.key}`,
    label: `Change of ${metric.noun(shown)}`,
    about: ['change', ...metric.about.filter((tag) => tag !== 'total')],
    method: 'difference',
  };
  const { unit } = a.fact;
  if (unit === 'W' || unit === 'bpm')
    return DELTAS.whole(unit)(name, a.value, b.value, shown.units);
  if (unit === 'm/s' && shown.running) return DELTAS.pace(name, a.value, b.value, shown.units);
  if (unit === 'count') return DELTAS.rounded('', 0)(name, a.value, b.value, shown.units);
  return a.value > 0 ? percentChange(name, (b.value / a.value - 1) * 100) : null;
}

/** What more and less of a metric are called: `more` distance, a `faster` pace, `higher` power. */
export function wordFor({ metric, fact }: Valued, up: boolean): string {
  if (metric.about.includes('speed') && (metric.id !== 'repOutput' || fact.unit === 'm/s'))
    return up ? 'faster' : 'slower';
  if (metric.sums) return up ? 'more' : 'less';
  return up ? 'higher' : 'lower';
}
