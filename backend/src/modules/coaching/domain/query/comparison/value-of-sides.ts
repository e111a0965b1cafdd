import { capitalized, list } from '#coaching/domain/answer/words.js';
import { say } from '#coaching/domain/answer/say.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Found, Placed } from '../found.js';
import type { Scope } from '../query.js';
import type { SideMetricId } from './side-query.js';
import { cautionLine, isNoise, named, on, theOne, valueLine, whereIn } from './side-lines.js';
import { SIDE_WORDS, sideNoun } from './side-words.js';
import { deltaOf, valuesOf, type SideValue } from './side-values.js';
import type { Sides } from './sides.js';

/** A metric with its values and what is between the first two of two. */
interface Compared {
  readonly metric: SideMetricId;
  readonly values: readonly SideValue[];
  readonly delta: FactDraft | null;
}

/** "Compare heart rates": the value of each, and the difference of a pair. */
export function valueOfSides(
  sides: Sides,
  metrics: readonly SideMetricId[],
  scope: Scope,
  together = false,
): Found | { readonly refused: string } {
  const compared = metrics.map((metric) => comparedIn(sides, metric, scope));
  const good = compared.filter(({ values }) => values.length >= Math.min(2, sides.all.length));
  const [first] = good;
  if (!first) return missing(sides, compared[0], scope);
  const second = good[1];
  // Two metrics that were asked for are both the answer.
  const both = second && together ? [first, second] : null;
  return {
    facts: good.flatMap(factsOf),
    answer: (placed) => ({
      finding: [both ? bothLine(sides, scope, both, placed) : lineOf(sides, scope, first, placed)],
      evidence: [
        ...good.slice(both ? 2 : 1, 3).map((one) => lineOf(sides, scope, one, placed)),
        scope.kind === 'whole' && good.length < 3 ? cautionLine(sides, first.metric) : null,
      ],
      meaning: [],
    }),
  };
}

/** "On 31 May your pace was 5:36 /km and your heart rate 154 bpm, on 7 June 5:45 /km and 152 bpm." */
function bothLine(sides: Sides, scope: Scope, pair: readonly Compared[], placed: Placed): string {
  const rows = sides.all.flatMap((side, index) => {
    const values = pair.flatMap(({ metric, values: all }) => {
      const value = all.find((one) => one.side === side);
      return value ? [{ metric, value, all }] : [];
    });
    if (values.length === 0) return [];
    const words = values.map(({ metric, value, all }) =>
      index === 0
        ? say`${named(sides, metric, all, scope)} was ${placed(value.fact)}`
        : say`${placed(value.fact)}`,
    );
    return [`${on(side)} ${list(words)}`];
  });
  return `${capitalized(rows.join(', '))}.`;
}

/** "Who had the highest heart rate and the highest power?" */
export function whichOfEach(
  sides: Sides,
  metrics: readonly SideMetricId[],
  scope: Scope,
  most: boolean,
): Found | { readonly refused: string } {
  const won = metrics.slice(0, 3).flatMap((metric) => {
    const [winner] = ordered(valuesOf(sides, metric, scope), most);
    return winner ? [{ metric, winner }] : [];
  });
  if (won.length === 0)
    return missing(sides, metrics[0] && comparedIn(sides, metrics[0], scope), scope);
  return {
    facts: won.map(({ winner }) => winner.fact),
    answer: (placed) => ({
      finding: [
        `${capitalized(
          list(
            won.map(
              ({ metric, winner }) =>
                say`${theOne(winner.side, sides).replace('The', 'the')} had the ${most ? 'highest' : 'lowest'} ${bareNoun(metric, sides)}, at ${placed(winner.fact)},`,
            ),
          ),
        )
          .replace(/,$/, '')
          .replace(/, and/g, ' and')}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

function bareNoun(metric: SideMetricId, sides: Sides): string {
  return sideNoun(metric, sides.shown).replace(/^(?:highest|average) /, '');
}

/** "Which ride was faster?" */
export function whichSide(
  sides: Sides,
  metric: SideMetricId,
  scope: Scope,
  most: boolean,
): Found | { readonly refused: string } {
  const compared = comparedIn(sides, metric, scope);
  const order = ordered(compared.values, most);
  const [winner, other, third] = order;
  if (!winner || !other) return missing(sides, compared, scope);
  const alike = isNoise(metric, winner, other) || winner.fact.display === other.fact.display;
  if (alike && !third) return valueOfSides(sides, [metric], scope);
  return {
    facts: factsOf(compared),
    answer: (placed) => ({
      finding: [
        say`${theOne(winner.side, sides)} ${claim(sides, metric, most, order.length)}${whereIn(order, scope)}, at ${placed(winner.fact)}; ${list(order.slice(1).map(({ side, fact }) => say`${on(side)} it was ${placed(fact)}`))}.`,
      ],
      evidence: [
        compared.delta ? say`The difference is ${placed(compared.delta)}.` : null,
        scope.kind === 'whole' ? cautionLine(sides, metric) : null,
      ],
      meaning: [],
    }),
  };
}

/** "Fastest to slowest by average pace." */
export function rankSides(
  sides: Sides,
  metric: SideMetricId,
  scope: Scope,
  most: boolean,
): Found | { readonly refused: string } {
  const compared = comparedIn(sides, metric, scope);
  const order = ordered(compared.values, most);
  if (order.length < 2) return missing(sides, compared, scope);
  const noun = sideNoun(metric, sides.shown);
  return {
    facts: order.map(({ fact }) => fact),
    answer: (placed) => ({
      finding: [
        `In order of ${noun}, ${endWord(metric, most)} first: ${list(order.map(({ side, fact }) => say`${side.day} with ${placed(fact)}`))}.`,
      ],
      evidence: [scope.kind === 'whole' ? cautionLine(sides, metric) : null],
      meaning: [],
    }),
  };
}

function endWord(metric: SideMetricId, most: boolean): string {
  return SIDE_WORDS[metric].words?.[most ? 2 : 3] ?? (most ? 'highest' : 'lowest');
}

function comparedIn(sides: Sides, metric: SideMetricId, scope: Scope): Compared {
  const values = valuesOf(sides, metric, scope);
  const [a, b] = values;
  return {
    metric,
    values,
    delta: a && b && values.length === 2 ? deltaOf(a, b, metric, sides) : null,
  };
}

function factsOf({ values, delta }: Compared): readonly FactDraft[] {
  return [...values.map(({ fact }) => fact), ...(delta ? [delta] : [])];
}

function lineOf(sides: Sides, scope: Scope, { metric, values, delta }: Compared, placed: Placed) {
  return valueLine(sides, metric, scope, values, delta, placed);
}

function ordered(values: readonly SideValue[], most: boolean): readonly SideValue[] {
  return [...values].sort((a, b) => (most ? b.value - a.value : a.value - b.value));
}

/** `was faster`, `had the higher average heart rate`. */
function claim(sides: Sides, metric: SideMetricId, most: boolean, count: number): string {
  const { words } = SIDE_WORDS[metric];
  const pair = count === 2;
  if (words) return `was ${words[(most ? 0 : 1) + (pair ? 0 : 2)]}`;
  if (['hardTime', 'stops', 'calories', 'work'].includes(metric))
    return `had ${most ? 'more' : 'less'} ${sideNoun(metric, sides.shown)}`;
  const end = pair ? (most ? 'higher' : 'lower') : most ? 'highest' : 'lowest';
  return `had the ${end} ${sideNoun(metric, sides.shown).replace(/^highest /, 'peak ')}`;
}

/** Why there are no two values, with the one that is there. */
function missing(
  sides: Sides,
  compared: Compared | undefined,
  scope: Scope,
): Found | { readonly refused: string } {
  const noun = compared ? sideNoun(compared.metric, sides.shown) : 'value';
  const [only] = compared?.values ?? [];
  const which = sides.all.length === 2 ? 'either' : 'any';
  if (!only && scope.kind !== 'whole')
    return { refused: `there is no such part in ${which} of them` };
  if (!only)
    return {
      refused: `no ${noun} was recorded in ${which} of them`,
    };
  const without = sides.all.filter(({ name }) => name !== only.side.name);
  return {
    facts: [only.fact],
    answer: (placed) => ({
      finding: [
        say`${capitalized(list(without.map(on)))} no ${noun} was recorded; ${on(only.side)} it was ${placed(only.fact)}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}
