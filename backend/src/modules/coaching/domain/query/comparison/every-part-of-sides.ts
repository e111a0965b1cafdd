import { say } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import { count } from '#coaching/domain/facts/draft.js';
import type { Found } from '../found.js';
import { SPAN_METRICS, type MetricId } from '../metrics/span-metric.js';
import type { Series } from '../query.js';
import { plural } from '../words.js';
import type { SideQuery } from './side-query.js';
import { on } from './side-lines.js';
import { sideOf } from './side-ref.js';
import { sideWords } from './side-words.js';
import { measuredIn, partsIn, type SideValue } from './side-values.js';
import type { Side, Sides } from './sides.js';

type Result = Found | { readonly refused: string };

/** "Was the heart rate lower in every rep of the second?": the parts in which it was not so. */
export function everyPartOfSides(
  sides: Sides,
  series: Series,
  metric: MetricId,
  { only, operation }: SideQuery,
): Result {
  const [one, other] = pairOf(sides, only);
  if (!one || !other) return { refused: 'that takes two workouts' };
  const most = operation.kind === 'everyPart' && operation.most;
  const rows = pairsOf(sides, [one, other], series, metric);
  if (rows.length === 0) return { refused: `they have no ${plural(series)} in common` };
  const against = rows.filter(({ mine, theirs }) =>
    most ? mine.value <= theirs.value : mine.value >= theirs.value,
  );
  const held = count(
    {
      key: `every.${metric}.${one.name}.${most ? 'more' : 'less'}`,
      label: `${plural(series)} in which it was so`,
      about: ['count'],
      method: 'engine',
    },
    rows.length - against.length,
  );
  const all = count(
    { key: `every.${series.kind}`, label: plural(series), about: ['count'], method: 'engine' },
    rows.length,
  );
  const noun = SPAN_METRICS[metric].noun(sides.shown);
  const shown = (against.length > 0 ? against : rows).slice(0, 2);
  return {
    facts: [held, all, ...shown.flatMap(({ mine, theirs }) => [mine.fact, theirs.fact])],
    answer: (placed) => ({
      finding: [
        say`${against.length === 0 ? 'Yes' : 'No'}: your ${noun} ${on(one)} was ${wordOf(metric, most)} in ${placed(held)} of ${placed(all)} ${plural(series)}; ${list(shown.map(({ name, mine, theirs }) => say`in ${name} it was ${placed(mine.fact)} against ${placed(theirs.fact)} ${on(other)}`))}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** `faster` of a pace, `higher` of a heart rate. */
function wordOf(metric: MetricId, most: boolean): string {
  return sideWords(metric).words?.[most ? 0 : 1] ?? (most ? 'higher' : 'lower');
}

/** The side that is claimed to be ahead, and the other; the later one where none is named. */
function pairOf(sides: Sides, only: SideQuery['only']): readonly [Side?, Side?] {
  const named = only && sideOf(only, sides);
  const one = named ?? sides.all.at(-1);
  const other = sides.all.find((side) => side !== one);
  return [one, other];
}

interface Pair {
  readonly name: string;
  readonly mine: SideValue;
  readonly theirs: SideValue;
}

function pairsOf(
  sides: Sides,
  [one, other]: readonly [Side, Side],
  series: Series,
  metric: MetricId,
): readonly Pair[] {
  const [mine, theirs] = [one, other].map((side) => partsIn(side, { kind: 'each', series }));
  return (mine ?? []).flatMap((part, at) => {
    const like = theirs?.[at];
    const a = measuredIn(one, part, metric, sides.shown);
    const b = like && measuredIn(other, like, metric, sides.shown);
    return a && b ? [{ name: part.name, mine: a, theirs: b }] : [];
  });
}
