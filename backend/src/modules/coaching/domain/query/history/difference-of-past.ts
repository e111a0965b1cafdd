import { say, size, type Line } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import { DELTAS } from '#coaching/domain/facts/comparison/measures.js';
import { percentChange } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Found, Placed } from '../found.js';
import type { Shown } from '../metrics/span-metric.js';
import { PAST_METRICS } from './past-metrics.js';
import { rangeOf, type PastPeriod, type Range } from './past-period.js';
import type { PastMetricId, PastQuery } from './past-query.js';
import { groupsOf, shownFor, within, type Training } from './sessions.js';
import { factOf, noneIn } from './sum-of-past.js';

const COLUMNS: readonly PastMetricId[] = ['distance', 'time', 'load', 'climbing'];

type Valued = NonNullable<ReturnType<typeof factOf>>;

/** "May against April": the value of each period, and what is between them. */
export function differenceOfPast(
  query: PastQuery,
  training: Training,
  to: PastPeriod,
): Found | { readonly refused: string } {
  const ranges = inTime(rangeOf(query.period, training.today), rangeOf(to, training.today));
  const shown = shownFor(training, query);
  const metrics = query.metrics.length > 0 ? query.metrics : COLUMNS;
  const [earlier, later] = ranges.map((one) => within(training, one, query));
  if (!earlier?.length) return noneIn(query, training, ranges[0]);
  if (!later?.length) return noneIn(query, training, ranges[1]);
  const rows = metrics.flatMap((id) => {
    const [a, b] = [factOf(id, earlier, ranges[0], shown), factOf(id, later, ranges[1], shown)];
    return a && b ? [{ id, a, b, change: changeOf(id, a, b, shown) }] : [];
  });
  const [first] = rows;
  if (!first) return { refused: notKnown(metrics, shown) };
  return {
    facts: rows.flatMap(({ a, b, change }) => [a.fact, b.fact, ...(change ? [change] : [])]),
    answer: (placed) => ({
      finding: [compared(ranges, first, shown, placed)],
      ...(query.metrics.length > 0
        ? {}
        : {
            rows: [
              `| | ${ranges[0].name} | ${ranges[1].name} |`,
              ...rows.map(
                ({ id, a, b }): Line =>
                  say`| ${capitalized(PAST_METRICS[id].noun(shown))} | ${placed(a.fact)} | ${placed(b.fact)} |`,
              ),
            ],
          }),
      evidence:
        query.metrics.length > 0
          ? rows.slice(1, 3).map((row) => compared(ranges, row, shown, placed))
          : [],
      meaning: [],
    }),
  };
}

/** "More than usual?": a period against the mean of the whole weeks or months before it. */
export function usualOfPast(
  query: PastQuery,
  training: Training,
): Found | { readonly refused: string } {
  const range = rangeOf(query.period ?? { which: 'this', unit: 'week' }, training.today);
  const unit =
    query.period && 'unit' in query.period && query.period.unit === 'month' ? 'month' : 'week';
  const shown = shownFor(training, query);
  const [id = 'load'] = query.metrics;
  const all = within(training, rangeOf(null, training.today), query);
  const before = groupsOf(all, unit, rangeOf(null, training.today), training.today)
    .filter(({ key }) => key < range.from)
    .slice(-BEFORE);
  const now = factOf(id, within(training, range, query), range, shown);
  if (!now || before.length < BEFORE)
    return { refused: `it takes ${BEFORE} whole ${unit}s before to know what is usual` };
  const name = `average of the ${BEFORE} ${unit}s before`;
  const mean = meanOf(
    id,
    before.map((group) => group.sessions),
    name,
    shown,
  );
  const change = mean && changeOf(id, mean, now, shown);
  if (!mean || !change) return { refused: notKnown([id], shown) };
  return {
    facts: [now.fact, mean.fact, change],
    answer: (placed) => ({
      finding: [
        say`${range.opening} your ${PAST_METRICS[id].noun(shown)} was ${placed(now.fact)}, ${size(placed(change))} ${now.value >= mean.value ? 'more' : 'less'} than the usual ${placed(mean.fact)}.`,
      ],
      evidence: [`Usual is the average of the four ${unit}s before.`],
      meaning: [],
    }),
  };
}

/** Weeks or months that make a usual one (ours). */
const BEFORE = 4;

/** The mean of whole weeks or months. */
export function meanOf(
  id: PastMetricId,
  groups: readonly (readonly Training['sessions'][number][])[],
  name: string,
  shown: Shown,
): Valued | null {
  const all = groups.flat();
  const metric = PAST_METRICS[id];
  const sum = factOf(id, all, { from: name, to: String(groups.length), name }, shown);
  if (!sum || groups.length === 0) return null;
  if (!metric.sums) return sum;
  const value = sum.value / groups.length;
  const fact = metric.fact(
    { ...sum.fact, key: `${sum.fact.key}.mean`, method: 'mean of your weeks or months' },
    value,
    shown,
  );
  return fact && { metric, value, fact };
}

/** In the unit of the values; shares where they are sums. */
export function changeOf(id: PastMetricId, a: Valued, b: Valued, shown: Shown): FactDraft | null {
  const name = {
    key: `past.change.${a.fact.key}.${b.fact.key}`,
    label: `Change of ${PAST_METRICS[id].noun(shown)}`,
    about: ['change', ...a.metric.about.filter((tag) => tag !== 'total')],
    method: 'difference',
  };
  const { unit } = a.fact;
  if (unit === 'W' || unit === 'bpm')
    return DELTAS.whole(unit)(name, a.value, b.value, shown.units);
  if (unit === 'm/s' && shown.running) return DELTAS.pace(name, a.value, b.value, shown.units);
  if (unit === 'count') return DELTAS.rounded('', 0)(name, a.value, b.value, shown.units);
  return a.value > 0 ? percentChange(name, (b.value / a.value - 1) * 100) : null;
}

function inTime(a: Range, b: Range): readonly [Range, Range] {
  return a.from <= b.from ? [a, b] : [b, a];
}

interface Row {
  readonly id: PastMetricId;
  readonly a: Valued;
  readonly b: Valued;
  readonly change: FactDraft | null;
}

function compared(
  [first, second]: readonly [Range, Range],
  { id, a, b, change }: Row,
  shown: Shown,
  placed: Placed,
): Line {
  const up = b.value > a.value;
  const pace = id === 'speed' || (id === 'repOutput' && shown.running);
  const word = pace ? (up ? 'faster' : 'slower') : up ? 'more' : 'less';
  const opening = say`${first.opening} your ${PAST_METRICS[id].noun(shown)} was ${placed(a.fact)}, ${lower(second.opening)} ${placed(b.fact)}`;
  return change && Number(change.value) !== 0
    ? say`${opening}: ${size(placed(change))} ${word}.`
    : `${opening}, the same.`;
}

function lower(text: string): string {
  return (text[0] ?? '').toLowerCase() + text.slice(1);
}

function notKnown(metrics: readonly PastMetricId[], shown: Shown): string {
  return `no ${PAST_METRICS[metrics[0] ?? 'distance'].noun(shown)} is known of both times`;
}
