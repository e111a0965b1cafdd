import { inWords, say, size } from '#coaching/domain/answer/say.js';
import { count, percent } from '#coaching/domain/facts/draft.js';
import type { QueryResult } from '../found.js';
import { measureAll, type Measured } from '../measured.js';
import { SPAN_METRICS } from '../metrics/span-metric.js';
import { adjective, courseNoun, plural } from '../words.js';
import { changeOf } from './change-of.js';
import type { Ranked } from './extreme.js';
import { comparable, tooFewReason } from './order.js';

/** Repetitions within this share of their mean are even, in percent (ours). */
const EVEN_PERCENT = 5;

/** "Were my reps consistent?" */
export function spreadOf({ series, parts, metric, shown }: Ranked): QueryResult {
  const all = measureAll(comparable(parts, metric), SPAN_METRICS[metric], shown);
  if (all.length < 2) return { refused: tooFewReason(metric, parts, series, shown) };
  const sorted = [...all].sort((a, b) => a.value - b.value);
  const [low, high] = [sorted[0] as Measured, sorted.at(-1) as Measured];
  const mean = all.reduce((sum, { value }) => sum + value, 0) / all.length;
  const noun = courseNoun(SPAN_METRICS[metric].noun(shown));
  const share = percent(
    {
      key: `spread.${metric}.${plural(series)}`,
      label: `Spread of ${noun} over your ${plural(series)}`,
      about: ['spread'],
      method: 'highest less lowest, by the mean',
    },
    ((high.value - low.value) / mean) * 100,
  );
  const number = count(
    {
      key: `count.${plural(series)}`,
      label: `Number of ${plural(series)}`,
      about: ['count'],
      method: 'engine',
    },
    all.length,
  );
  const gap = changeOf(low, high, metric, shown);
  const even = Number(share.value) <= EVEN_PERCENT;
  return {
    facts: [low.fact, high.fact, share, number, gap],
    main: share,
    answer: (placed) => ({
      finding: [
        say`Your ${inWords(placed(number))} ${plural(series)} were ${even ? 'even' : 'uneven'}: ${noun} ranged from ${placed(low.fact)} to ${placed(high.fact)}, ${size(placed(gap))} apart (${placed(share)}).`,
      ],
      evidence: [
        say`The ${adjective(metric, true) ?? 'highest'} was ${high.part.name} at ${placed(high.fact)}, the ${adjective(metric, false) ?? 'lowest'} ${low.part.name} at ${placed(low.fact)}.`,
      ],
      meaning: [],
    }),
  };
}
