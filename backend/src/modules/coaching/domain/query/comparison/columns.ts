import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Scope } from '../query.js';
import type { SideMetricId } from './side-metric-id.js';
import { deltaOf, valuesOf, type SideValue } from './side-values.js';
import type { Side, Sides } from './sides.js';

/** One metric over one scope, with the value of each workout that has one. */
export interface Column {
  readonly metric: SideMetricId;
  readonly scope: Scope;
  readonly values: readonly SideValue[];
  /** Between two values. */
  readonly delta: FactDraft | null;
}

export function columnOf(sides: Sides, metric: SideMetricId, scope: Scope): Column {
  const values = valuesOf(sides, metric, scope);
  const [a, b] = values;
  return {
    metric,
    scope,
    values,
    delta: a && b && values.length === 2 ? deltaOf(a, b, metric, sides) : null,
  };
}

/** Each metric over each scope, scope by scope. */
export function columnsOf(
  sides: Sides,
  metrics: readonly SideMetricId[],
  scopes: readonly Scope[],
): readonly Column[] {
  return scopes.flatMap((scope) => metrics.map((metric) => columnOf(sides, metric, scope)));
}

export function factsOf({ values, delta }: Column): readonly FactDraft[] {
  return [...values.map(({ fact }) => fact), ...(delta ? [delta] : [])];
}

export function valueAt({ values }: Column, side: Side): SideValue | null {
  return values.find((one) => one.side === side) ?? null;
}

/** From the end that was asked for. */
export function inOrder(values: readonly SideValue[], most: boolean): readonly SideValue[] {
  return [...values].sort((a, b) => (most ? b.value - a.value : a.value - b.value));
}
