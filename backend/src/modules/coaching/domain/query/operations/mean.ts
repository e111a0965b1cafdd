import { inWords, say } from '#coaching/domain/answer/say.js';
import { count } from '#coaching/domain/facts/draft.js';
import type { Fact, FactDraft } from '#coaching/domain/facts/fact.js';
import { lines, type QueryResult } from '../found.js';
import { formOf, measure, measureAll } from '../measured.js';
import { missingReason } from '../metrics/missing.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import { valuesSentence } from '../said/value-sentence.js';
import { combined } from '../series/combined.js';
import type { Part } from '../series/part.js';
import type { Series } from '../query.js';
import { listed, plural, singular } from '../words.js';
import { ADDS_UP } from './count.js';
import type { Ranked } from './extreme.js';
import { comparable } from './order.js';

/** "Average power of the reps": all of them together, without what is between them. */
export function meanOf({ series, parts, metric, shown, others = [] }: Ranked): QueryResult {
  const counted = comparable(parts, metric);
  const [first] = counted;
  if (!first) return { refused: 'there are no such parts' };
  const together = togetherOf(counted, series);
  const wanted = [metric, ...others];
  const values = wanted.flatMap((id) => {
    const fact = ADDS_UP.includes(id)
      ? eachOf(counted, series, id, shown)
      : (measure(together, SPAN_METRICS[id], shown)?.fact ?? byPart(counted, series, id, shown));
    return fact ? [{ id, fact }] : [];
  });
  const [main] = values;
  if (!main) return { refused: missingReason(metric, first, shown) };
  const number = count(
    {
      key: `count.mean.${plural(series)}`,
      label: `Number of ${plural(series)}`,
      about: ['count'],
      method: 'engine',
    },
    counted.length,
  );
  const pooled = values.filter(({ id }) => !ADDS_UP.includes(id));
  const each = values.filter(({ id }) => ADDS_UP.includes(id));
  return {
    facts: [number, ...values.map(({ fact }) => fact)],
    focus: together,
    main: main.fact,
    answer: (placed) => {
      const own = each.map(({ id, fact }) => onAverage(id, placed(fact)));
      const many = counted.length === 1 ? singular(series) : plural(series);
      if (pooled.length === 0)
        return lines([say`Your ${inWords(placed(number))} ${many} ${listed(own)} on average.`]);
      const said = valuesSentence(
        together,
        pooled.map(({ id, fact }) => ({ metric: id, fact: placed(fact) })),
        shown,
      );
      if (own.length === 0) return lines([said]);
      return lines([`${said.replace(/\.$/, '')}; they ${listed(own)} on average.`]);
    },
  };
}

/** `took 3:00`, `were 400 m long`. */
function onAverage(metric: MetricId, fact: Fact): string {
  if (metric === 'time' || metric === 'elapsedTime') return say`took ${fact}`;
  if (metric === 'distance') return say`were ${fact} long`;
  return metric === 'gain' ? say`rose ${fact}` : say`had ${fact} of ${NOUNS[metric] ?? 'it'}`;
}

const NOUNS: Readonly<Partial<Record<MetricId, string>>> = {
  movingTime: 'moving time',
  pausedTime: 'paused time',
  stopped: 'standing still',
  loss: 'descending',
  work: 'work',
  steps: 'movement',
};

/** All of them as one part. */
function togetherOf(parts: readonly Part[], series: Series): Part {
  const noun = plural(series);
  return {
    ...(parts[0] as Part),
    to: (parts.at(-1) as Part).to,
    key: `mean.${noun}.${parts[0]?.key ?? ''}.${parts.length}`,
    name: `your ${noun}`,
    stretch: combined(parts.map(({ stretch }) => stretch)),
  };
}

/** The mean of what adds up: how long one of them was. */
function eachOf(
  parts: readonly Part[],
  series: Series,
  metric: MetricId,
  shown: Shown,
): FactDraft | null {
  const values = measureAll(parts, SPAN_METRICS[metric], shown).map(({ value }) => value);
  return values.length === 0 ? null : meanFact(values, parts, { series, metric, shown });
}

/** What cannot be pooled is a mean by time of the values of the parts. */
function byPart(
  parts: readonly Part[],
  series: Series,
  metric: MetricId,
  shown: Shown,
): FactDraft | null {
  const all = measureAll(parts, SPAN_METRICS[metric], shown);
  const seconds = all.reduce((sum, { part }) => sum + part.stretch.elapsedS, 0);
  if (all.length < parts.length || seconds === 0) return null;
  const mean =
    all.reduce((sum, { value, part }) => sum + value * part.stretch.elapsedS, 0) / seconds;
  return meanFact([mean], parts, { series, metric, shown });
}

function meanFact(
  values: readonly number[],
  parts: readonly Part[],
  { series, metric, shown }: Pick<Ranked, 'series' | 'metric' | 'shown'>,
): FactDraft | null {
  const { noun, about, channel, fact } = SPAN_METRICS[metric];
  const name = plural(series);
  return fact(
    {
      key: `mean.${name}.${parts[0]?.key ?? ''}.${parts.length}.${metric}.${formOf(shown)}`,
      label: `Average ${noun(shown)} of your ${name}`,
      about: ['average', ...about],
      method: 'mean of engine segment statistics',
      quality: 'derived',
      at: { from: parts[0]?.from ?? 0, to: parts.at(-1)?.to ?? 0, channel },
    },
    values.reduce((sum, value) => sum + value, 0) / values.length,
    shown,
  );
}
