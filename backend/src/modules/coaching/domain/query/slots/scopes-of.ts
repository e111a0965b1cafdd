import type { Scope } from '../query.js';
import { exactOnes, placed, theSeries } from './scopes/placed.js';
import type { ScopesRead, State } from './scopes/scopes-read.js';
import { takeOrdinals, takeStepped } from './scopes/take-ordinals.js';
import { takeNumber, takeSeries } from './scopes/take-series.js';
import { takeStretch } from './scopes/take-stretch.js';
import type { Slot } from './slot.js';

/** Reads the parts of a workout that slots name, in the order in which they name them. */
export function scopesOf(slots: readonly Slot[]): ScopesRead {
  const state: State = { slots, at: 0, found: [], several: [], rest: [] };
  while (state.at < slots.length) {
    const slot = slots[state.at] as Slot;
    const taken = takeAt(slot, state);
    if (taken === 0) state.rest.push(slot);
    state.at += Math.max(1, taken);
  }
  return {
    ...placed(state),
    several: exactOnes(state.several),
    series: theSeries(exactOnes(state.several)),
    rest: state.rest,
  };
}

/** How many slots belong to the part that begins here; 0 where none begins. */
function takeAt(slot: Slot, state: State): number {
  switch (slot.kind) {
    case 'place':
      state.found.push(...slot.scopes.map((scope) => ({ scope: ofSeries(scope) })));
      return 1;
    case 'nth':
      return takeOrdinals(state);
    case 'stepped':
      return takeStepped(slot, state);
    case 'series':
      return takeSeries(slot, state);
    case 'number':
      return takeNumber(slot, state);
    case 'stretch':
      return takeStretch(slot, state);
    default:
      return 0;
  }
}

/** Halves and quarters are parts of their series, so that "the other one" has a noun. */
function ofSeries(scope: Scope): Scope {
  if (scope.kind !== 'place' || scope.place.kind !== 'part') return scope;
  const [kind, nth] = scope.place.part.split('.');
  return kind === 'half' || kind === 'quarter'
    ? { kind: 'one', series: { kind }, nth: Number(nth) }
    : scope;
}
