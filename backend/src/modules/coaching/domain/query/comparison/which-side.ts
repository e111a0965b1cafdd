import { capitalized, list } from '#coaching/domain/answer/words.js';
import { say, size } from '#coaching/domain/answer/say.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Found, Placed } from '../found.js';
import type { Scope } from '../query.js';
import { columnOf, inOrder } from './columns.js';
import { missing } from './missing-in-sides.js';
import type { SideOperation } from './side-query.js';
import type { SideMetricId } from './side-metric-id.js';
import { sideOf } from './side-ref.js';
import { cautionLine, isNoise, lacking, on, theOne, whereIn } from './side-lines.js';
import { moreOrLess, sideWords, sideNoun } from './side-words.js';
import { deltaOf, type SideValue } from './side-values.js';
import type { Side, Sides } from './sides.js';
import { oneOfSides, valueOfSides } from './value-of-sides.js';

type Result = Found | { readonly refused: string };

/** "Which ride was faster?" */
export function whichSide(
  sides: Sides,
  metric: SideMetricId,
  scope: Scope,
  { most, claimed }: Extract<SideOperation, { kind: 'which' }>,
): Result {
  const column = columnOf(sides, metric, scope);
  const order = inOrder(column.values, most);
  const [winner, other, third] = order;
  const side = claimed && sideOf(claimed, sides);
  if (!winner || !other) return missing(sides, column);
  if (alike(metric, winner, other) && !third) return oneOfSides(sides, column, true);
  const delta = third ? null : deltaOf(winner, other, metric, sides);
  return {
    facts: [...column.values.map(({ fact }) => fact), ...(delta ? [delta] : [])],
    answer: (placed) => ({
      finding: [
        say`${opening(side, winner, sides)} ${claim(sides, metric, most, order.length)}${whereIn(order, scope)}, at ${placed(winner.fact)}; ${list(order.slice(1).map(({ side, fact }) => say`${on(side)} it was ${placed(fact)}`))}${delta ? less(metric, delta, other.value > winner.value, placed) : ''}.`,
      ],
      evidence: [
        lacking(sides, column),
        scope.kind === 'whole' ? cautionLine(sides, metric) : null,
      ],
      meaning: [],
    }),
  };
}

/** "Yes: the run of 7 June": where the question says which one it was. */
function opening(claimed: Side | null | undefined, { side }: SideValue, sides: Sides): string {
  const name = theOne(side, sides);
  if (!claimed) return name;
  return `${claimed === side ? 'Yes' : 'No'}: ${name.replace('The', 'the')}`;
}

function alike(metric: SideMetricId, a: SideValue, b: SideValue): boolean {
  return isNoise(metric, a, b) || a.fact.display === b.fact.display;
}

/** `, 71 W less`: the difference, seen from the side named last. */
function less(metric: SideMetricId, delta: FactDraft, up: boolean, placed: Placed): string {
  return say`, ${size(placed(delta))} ${moreOrLess(metric, up)}`;
}

/** "Who had the highest heart rate and the highest power?" */
export function whichOfEach(
  sides: Sides,
  metrics: readonly SideMetricId[],
  scope: Scope,
  most: boolean,
): Result {
  const won = metrics.slice(0, 3).flatMap((metric) => {
    const order = inOrder(columnOf(sides, metric, scope).values, most);
    return order.length > 1 ? [{ metric, order }] : [];
  });
  if (won.length < 2) return valueOfSides(sides, metrics, [scope], true);
  return {
    facts: won.flatMap(({ order }) => order.map(({ fact }) => fact)),
    answer: (placed) => ({
      finding: [
        `${capitalized(won.map(({ metric, order }) => winnerOf(sides, metric, order, { most, placed })).join('; '))}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

function winnerOf(
  sides: Sides,
  metric: SideMetricId,
  order: readonly SideValue[],
  { most, placed }: { readonly most: boolean; readonly placed: Placed },
): string {
  const [winner, ...rest] = order as [SideValue, ...SideValue[]];
  const [second] = rest;
  const others = list(rest.map(({ side, fact }) => say`${on(side)} ${placed(fact)}`));
  if (second && winner.fact.display === second.fact.display)
    return say`${bareNoun(metric, sides)} was the same: ${on(winner.side)} ${placed(winner.fact)} and ${others}`;
  return say`${theOne(winner.side, sides).replace('The', 'the')} had the ${end(most, order.length)} ${bareNoun(metric, sides)}, at ${placed(winner.fact)}, ${others}`;
}

function end(most: boolean, count: number): string {
  if (count === 2) return most ? 'higher' : 'lower';
  return most ? 'highest' : 'lowest';
}

function bareNoun(metric: SideMetricId, sides: Sides): string {
  return sideNoun(metric, sides.shown).replace(/^highest /, 'peak ');
}

/** "Fastest to slowest by average pace." */
export function rankSides(sides: Sides, metric: SideMetricId, scope: Scope, most: boolean): Result {
  const column = columnOf(sides, metric, scope);
  const order = inOrder(column.values, most);
  if (order.length < 2) return missing(sides, column);
  const noun = sideNoun(metric, sides.shown);
  return {
    facts: order.map(({ fact }) => fact),
    answer: (placed) => ({
      finding: [
        `In order of ${noun}${whereIn(order, scope)}, ${endWord(metric, most)} first: ${list(order.map(({ side, fact }) => say`${side.day} with ${placed(fact)}`))}.`,
      ],
      evidence: [
        lacking(sides, column),
        scope.kind === 'whole' ? cautionLine(sides, metric) : null,
      ],
      meaning: [],
    }),
  };
}

function endWord(metric: SideMetricId, most: boolean): string {
  return sideWords(metric).words?.[most ? 2 : 3] ?? (most ? 'highest' : 'lowest');
}

/** `was faster`, `had the higher average heart rate`. */
function claim(sides: Sides, metric: SideMetricId, most: boolean, count: number): string {
  const { words, noun } = sideWords(metric);
  const pair = count === 2;
  if (words) return `was ${words[(most ? 0 : 1) + (pair ? 0 : 2)]}`;
  if (/^(?:time|number|work|energy)\b/.test(noun))
    return `had ${amount(most, pair)} ${sideNoun(metric, sides.shown).replace(/^number of /, '')}`;
  return `had the ${end(most, count)} ${bareNoun(metric, sides)}`;
}

function amount(most: boolean, pair: boolean): string {
  if (pair) return most ? 'more' : 'less';
  return most ? 'the most' : 'the least';
}
