import { say } from '#coaching/domain/answer/say.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { distanceName } from '#coaching/domain/display/quantities.js';
import { list } from '#coaching/domain/answer/words.js';
import { clockTime, whole } from '#coaching/domain/facts/draft.js';
import type { Found } from '../found.js';
import { SPAN_METRICS, type MetricId } from '../metrics/span-metric.js';
import { comparable } from '../operations/order.js';
import type { End, Series } from '../query.js';
import { adjective, isMost, plural, start } from '../words.js';
import type { SideOperation } from './side-query.js';
import { on } from './side-lines.js';
import { measuredIn, partsIn, type SideValue } from './side-values.js';
import type { Sides } from './sides.js';

/** "Single best rep of the two days": the best part of all, and the best of the others. */
export function bestOfSides(
  sides: Sides,
  series: Series,
  metric: MetricId,
  end: End,
): Found | { readonly refused: string } {
  const spec = SPAN_METRICS[metric];
  const most = isMost(end, spec.better, metric);
  const best = sides.all.flatMap((side): SideValue[] => {
    const parts = comparable(partsIn(side, { kind: 'each', series }), metric);
    const values = parts.flatMap((part) => measuredIn(side, part, metric, sides.shown) ?? []);
    const order = inOrder(values, most);
    return order[0] ? [order[0]] : [];
  });
  const [winner, ...rest] = inOrder(best, most);
  if (!winner?.part) return { refused: `they have no ${plural(series)}` };
  const part = winner.part;
  const word = adjective(metric, most) ?? (most ? 'highest' : 'lowest');
  return {
    facts: best.map(({ fact }) => fact),
    answer: (placed) => ({
      finding: [
        say`${start(part)} of ${winner.side.day} was the ${word}, at ${placed(winner.fact)}${rest.length > 0 ? `; ${list(rest.map(({ side, part: other, fact }) => say`${on(side)} it was ${other?.name ?? ''}, at ${placed(fact)}`))}` : ''}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "Best 5k of the three", "best 20 min power". */
export function effortOfSides(
  sides: Sides,
  { by, length }: Extract<SideOperation, { kind: 'effort' }>,
): Found | { readonly refused: string } {
  const name = by === 'metres' ? distanceName(length) : `${spokenDuration(length)} power`;
  const values = sides.all.flatMap((side): SideValue[] => {
    const { bestEfforts, curves } = side.workout.analysis;
    const value =
      by === 'metres'
        ? bestEfforts.find(({ distanceM }) => Math.abs(distanceM - length) < 2)?.seconds
        : curves.power?.find(({ seconds }) => seconds === length)?.watts;
    if (value === undefined) return [];
    const called = {
      key: `${side.name}.effort.${by}.${length}`,
      label: `Best ${name}, ${side.name}`,
      about: ['best', by === 'metres' ? 'time' : 'power'],
      method: 'engine best efforts',
      subject: side.name,
    };
    const fact = by === 'metres' ? clockTime(called, value) : whole(called, value, 'W');
    return [{ side, value, fact, part: null }];
  });
  const [winner, ...rest] = inOrder(values, by === 'seconds');
  if (!winner) return { refused: `none of them has a best ${name}` };
  return {
    facts: values.map(({ fact }) => fact),
    answer: (placed) => ({
      finding: [
        say`Your best ${name} was on ${winner.side.day}: ${placed(winner.fact)}${rest.length > 0 ? `; ${list(rest.map(({ side, fact }) => say`${on(side)} it was ${placed(fact)}`))}` : ''}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

function inOrder(values: readonly SideValue[], most: boolean): readonly SideValue[] {
  return [...values].sort((a, b) => (most ? b.value - a.value : a.value - b.value));
}
