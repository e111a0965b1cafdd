import { inWords, say } from '#coaching/domain/answer/say.js';
import { clockTime, count } from '#coaching/domain/facts/draft.js';
import type { Found } from '../found.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { Series } from '../query.js';
import type { Part } from '../series/part.js';
import { plural } from '../words.js';

/** "How many intervals did I do?" */
export function countOf(series: Series, parts: readonly Part[]): Found {
  const noun = plural(series);
  const number = count(
    { key: `count.${noun}`, label: `Number of ${noun}`, about: ['count'], method: 'engine' },
    parts.length,
  );
  const time = clockTime(
    {
      key: `total.time.${noun}`,
      label: `Time of all ${noun} together`,
      about: ['time'],
      method: 'engine',
      quality: 'derived',
    },
    parts.reduce((sum, { stretch }) => sum + stretch.elapsedS, 0),
  );
  const one = parts.length === 1;
  return {
    facts: [number, time],
    answer: (placed) => ({
      finding: [
        one
          ? say`There was one${{ fact: placed(number), text: '' }} ${plural(series).replace(/ies$/, 'y').replace(/s$/, '')}, of ${placed(time)}.`
          : say`There were ${inWords(placed(number))} ${noun}, ${placed(time)} in all.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

const ADDS_UP: readonly MetricId[] = ['time', 'distance', 'gain', 'stopped'];

/** "How much descending was there in all?" Only what adds up is added. */
export function totalOf(
  series: Series,
  parts: readonly Part[],
  metric: MetricId,
  shown: Shown,
): Found | { readonly refused: string } {
  const spec = SPAN_METRICS[metric];
  if (!ADDS_UP.includes(metric)) return { refused: `${spec.noun(shown)} does not add up` };
  const values = parts.flatMap(({ stretch }) => spec.read(stretch, shown) ?? []);
  if (values.length === 0) return { refused: `no ${spec.noun(shown)} was recorded` };
  const noun = plural(series);
  const total = spec.fact(
    {
      key: `total.${metric}.${noun}`,
      label: `${spec.noun(shown)} of all ${noun} together`,
      about: spec.about,
      method: 'sum of engine segment statistics',
      quality: 'derived',
    },
    values.reduce((sum, value) => sum + value, 0),
    shown,
  );
  if (total === null) return { refused: `no ${spec.noun(shown)} was recorded` };
  return {
    facts: [total],
    answer: (placed) => ({
      finding: [say`Together your ${noun} make ${placed(total)}.`],
      evidence: [],
      meaning: [],
    }),
  };
}
