import type { FactSheet } from '../facts/fact-sheet.js';
import { extractQuantities } from './extract-quantities.js';
import type { Quantity, QuantityKind } from './quantity.js';
import type { Sentence } from './sentence.js';

/** Looks ahead: nothing that was done is a suggestion. */
const SUGGESTS =
  /\b(?:try|aim|keep|hold|could|should|would|might|can|next|consider|plan|build|start|add|do|go|stay|limit|ease|repeat|target|give|leave|ride|run|let|take|use|set)\b/;
const LOOKS_BACK =
  /\b(?:you|it|that|power|pace|heart rate|cadence|speed) (?:averaged|rode|ran|were|was|had|held|did|kept|peaked|hit|spent|reached|covered|climbed|came)\b/;

/**
 * How far a suggestion may go beyond what the sheet shows, as a factor of the largest amount on it.
 */
const BEYOND_USUAL = 1.25;

/** Amounts that need no fact, because they are small whatever the athlete is. */
const SMALL: Readonly<Partial<Record<QuantityKind, readonly [from: number, to: number]>>> = {
  plain: [1, 12],
  percent: [0, 10],
  zone: [1, 5],
};

/** A rest or a repeat of a minute is nobody's overload. */
const SHORTEST_S = 10;

/**
 * Whether a number marked `[P]` may be suggested: for the future, and inside the athlete's own
 * zones and usual amounts.
 */
export function maySuggest(quantity: Quantity, { words }: Sentence, sheet: FactSheet): boolean {
  if (!SUGGESTS.test(words) || LOOKS_BACK.test(words)) return false;
  const range = rangeFor(quantity.kind, sheet);
  return range !== null && quantity.value >= range[0] && quantity.value <= range[1];
}

function rangeFor(kind: QuantityKind, sheet: FactSheet): readonly [number, number] | null {
  const small = SMALL[kind];
  if (small) return small;
  if (kind === 'time')
    return upTo(
      amounts('time', sheet, ({ about }) => about.includes('total')),
      SHORTEST_S,
    );
  if (kind === 'length')
    return upTo(
      amounts('length', sheet, ({ about }) => about.includes('distance')),
      0,
    );
  if (kind === 'power' || kind === 'heartRate' || kind === 'pace')
    return span(amounts(kind, sheet, ({ about }) => about.includes('range')));
  if (kind === 'rpm' || kind === 'spm')
    return around(amounts(kind, sheet, ({ about }) => about.includes('average')));
  return null;
}

/** What facts of that kind show, read as the athlete reads them. */
function amounts(
  kind: QuantityKind,
  sheet: FactSheet,
  fits: (fact: FactSheet['facts'][number]) => boolean,
): readonly number[] {
  return sheet.facts
    .filter(fits)
    .flatMap(({ display }) => extractQuantities(display))
    .filter((quantity) => quantity.kind === kind)
    .map(({ value }) => value);
}

function upTo(values: readonly number[], from: number): readonly [number, number] | null {
  return values.length === 0 ? null : [from, Math.max(...values) * BEYOND_USUAL];
}

/** From the lowest edge of the zones to the highest. */
function span(values: readonly number[]): readonly [number, number] | null {
  return values.length === 0 ? null : [Math.min(...values), Math.max(...values)];
}

function around(values: readonly number[]): readonly [number, number] | null {
  return values.length === 0 ? null : [Math.min(...values) * 0.9, Math.max(...values) * 1.1];
}
