import { after, say, size } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import { stretchOf } from '#coaching/domain/facts/closer/stretch.js';
import { lines, type QueryResult } from '../found.js';
import { measure } from '../measured.js';
import { isPace } from '../metrics/metric.js';
import { missingReason } from '../metrics/missing.js';
import { usualMetric } from '../metrics/usual-metric.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { Part } from '../series/part.js';
import { shownOf, type Seen } from '../series/seen.js';
import { within } from '../words.js';
import { changeOf } from './change-of.js';

/** From so many seconds on, ends are a quarter each: seconds say little of an hour (ours). */
const LONG_S = 600;

/** Channels whose value at one moment is what is meant, however long the part. */
const AT_ENDS: Readonly<Partial<Record<MetricId, readonly [start: MetricId, end: MetricId]>>> = {
  altitude: ['altitudeStart', 'altitudeEnd'],
  temperature: ['temperatureStart', 'temperatureEnd'],
};

const ENDS: typeof AT_ENDS = {
  ...AT_ENDS,
  heartRate: ['heartRateStart', 'heartRateEnd'],
  power: ['powerStart', 'powerEnd'],
  speed: ['speedStart', 'speedEnd'],
  cadence: ['cadenceStart', 'cadenceEnd'],
};

/** "How much did my heart rate rise in rep 3?": from the begin of a part to its end. */
export function changeIn(part: Part, metrics: readonly MetricId[], seen: Seen): QueryResult {
  const shown = shownOf(seen);
  const metric = baseOf(metrics[0] ?? usualMetric([part], shown));
  const long = part.to - part.from >= LONG_S;
  const ends = (long ? AT_ENDS : ENDS)[metric];
  const [first, last] = ends
    ? ends.map((id) => measure(part, SPAN_METRICS[id], shown))
    : quarters(part, seen).map((one) => measure(one, SPAN_METRICS[metric], shown));
  if (!first || !last) return { refused: missingReason(metric, part, shown) };
  const change = changeOf(
    { ...first, part: { ...part, key: `${first.part.key}.first` } },
    { ...last, part: { ...part, key: `${last.part.key}.last` } },
    metric,
    shown,
  );
  const noun = (ends ? bareNoun(metric, shown) : SPAN_METRICS[metric].noun(shown)).trim();
  return {
    facts: [first.fact, last.fact, change],
    focus: part,
    main: change,
    answer: (placed) => {
      const [from, to, by] = [placed(first.fact), placed(last.fact), placed(change)];
      const where = ends ? within(part) : `from the first quarter to the last ${of(part)}`;
      const owner = metric === 'altitude' || metric === 'temperature' ? 'the' : 'your';
      const lead = capitalized(`${owner} ${noun}`);
      return lines([
        first.fact.display === last.fact.display
          ? say`${lead} did not change ${where}: ${from} at both ends${after(by)}${after(to)}.`
          : say`${lead} ${verb(metric, last.value > first.value, shown)} ${size(by)} ${where}, from ${from} to ${to}.`,
      ]);
    },
  };
}

/** The average, where one of its statistics was named. */
function baseOf(metric: MetricId): MetricId {
  const base = metric.replace(/(?:Max|Min|Start|End)$/, '') as MetricId;
  return base in SPAN_METRICS ? base : metric;
}

function bareNoun(metric: MetricId, shown: Shown): string {
  return SPAN_METRICS[metric].noun(shown).replace(/^average /, '');
}

function of({ name }: Part): string {
  return `of ${name}`;
}

function verb(metric: MetricId, up: boolean, shown: Shown): string {
  if (isPace(shown) && /^(?:speed|graded)/.test(metric)) return up ? 'quickened by' : 'slowed by';
  return up ? 'rose by' : 'fell by';
}

function quarters(part: Part, { look: { ground } }: Seen): readonly [Part, Part] {
  const length = Math.round((part.to - part.from) / 4);
  const cut = (from: number, to: number, key: string, name: string): Part => ({
    from,
    to,
    key: `${part.key}.${key}`,
    name: `the ${name} quarter of ${part.name}`,
    stretch: stretchOf(ground, { from, to }),
    kind: null,
    fragment: false,
  });
  return [
    cut(part.from, part.from + length, 'quarter.first', 'first'),
    cut(part.to - length, part.to, 'quarter.last', 'last'),
  ];
}
