import { say, size, type Line } from '#coaching/domain/answer/say.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { distanceName } from '#coaching/domain/display/quantities.js';
import { list } from '#coaching/domain/answer/words.js';
import { clockTime, whole } from '#coaching/domain/facts/draft.js';
import type { Found, Placed } from '../found.js';
import { SPAN_METRICS, type MetricId } from '../metrics/span-metric.js';
import type { Series } from '../query.js';
import { adjective, isMost, plural, start } from '../words.js';
import type { SideOperation } from './side-query.js';
import { on } from './side-lines.js';
import { inOrder } from './columns.js';
import { deltaOf, measuredIn, wholeParts, type SideValue } from './side-values.js';
import { moreOrLess } from './side-words.js';
import type { Sides } from './sides.js';

/** "Single best rep of the two days", "fastest km of each": the best part of each workout. */
export function bestOfSides(
  sides: Sides,
  series: Series,
  metric: MetricId,
  { end, each }: Extract<SideOperation, { kind: 'extreme' }>,
): Found | { readonly refused: string } {
  const most = isMost(end, SPAN_METRICS[metric].better, metric);
  const best = sides.all.flatMap((side): SideValue[] => {
    const values = wholeParts(side, series, metric).flatMap(
      (part) => measuredIn(side, part, metric, sides.shown) ?? [],
    );
    return inOrder(values, most).slice(0, 1);
  });
  const ordered = inOrder(best, most);
  if (ordered.length === 0) return { refused: `they have no ${plural(series)}` };
  const word = adjective(metric, most) ?? (most ? 'highest' : 'lowest');
  return {
    facts: best.map(({ fact }) => fact),
    answer: (placed) => ({
      finding: [each ? bestOfEach(best, word, placed) : bestOfAll(ordered, word, placed)],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "Interval 2 of 7 June was the strongest, at 302 W; on 31 May it was interval 3, at 292 W." */
function bestOfAll(ordered: readonly SideValue[], word: string, placed: Placed): Line {
  const [winner, ...rest] = ordered;
  if (!winner?.part) return null;
  const others = list(
    rest.map(
      ({ side, part, fact }) => say`${on(side)} it was ${part?.name ?? ''}, at ${placed(fact)}`,
    ),
  );
  return say`${start(winner.part)} of ${winner.side.day} was the ${word}, at ${placed(winner.fact)}${others === '' ? '' : `; ${others}`}.`;
}

/** "How consistent were the reps", "slowest and fastest km of each". */
export function spreadOfSides(
  sides: Sides,
  series: Series,
  metric: MetricId,
): Found | { readonly refused: string } {
  const rows = sides.all.flatMap((side) => {
    const values = wholeParts(side, series, metric).flatMap(
      (part) => measuredIn(side, part, metric, sides.shown) ?? [],
    );
    const order = inOrder(values, false);
    const [low, high] = [order[0], order.at(-1)];
    return low && high && low !== high ? [{ side, low, high }] : [];
  });
  const [first] = rows;
  if (!first) return { refused: `they have no ${plural(series)} to hold against each other` };
  const noun = `your ${SPAN_METRICS[metric].noun(sides.shown)} in the ${plural(series)} went `;
  return {
    facts: rows.flatMap(({ low, high }) => [low.fact, high.fact]),
    answer: (placed) => ({
      finding: [
        `${rows.map(({ side, low, high }) => say`${side === first.side ? 'On' : 'on'} ${side.day} ${side === first.side ? noun : ''}from ${placed(low.fact)} (${low.part?.name ?? ''}) to ${placed(high.fact)} (${high.part?.name ?? ''})`).join(', ')}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "On 31 May km 6 was the fastest, at 3:54 /km; on 7 June km 10, at 3:52 /km." */
function bestOfEach(best: readonly SideValue[], word: string, placed: Placed): Line {
  const [first, ...rest] = best;
  if (!first) return null;
  const others = rest.map(
    ({ side, part, fact }) => say`; ${on(side)} ${part?.name ?? ''}, at ${placed(fact)}`,
  );
  return say`On ${first.side.day} ${first.part?.name ?? ''} was the ${word}, at ${placed(first.fact)}${others.join('')}.`;
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
  const [other] = rest;
  const id = by === 'metres' ? 'time' : 'power';
  const delta = other && rest.length === 1 ? deltaOf(winner, other, id, sides) : null;
  return {
    facts: [...values.map(({ fact }) => fact), ...(delta ? [delta] : [])],
    answer: (placed) => ({
      finding: [
        say`Your best ${name} was on ${winner.side.day}: ${placed(winner.fact)}${rest.length > 0 ? `; ${list(rest.map(({ side, fact }) => say`${on(side)} it was ${placed(fact)}`))}` : ''}${delta ? say`, ${size(placed(delta))} ${moreOrLess(id, by === 'metres')}` : ''}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}
