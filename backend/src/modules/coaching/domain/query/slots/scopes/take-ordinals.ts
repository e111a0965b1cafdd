import type { Series } from '#coaching/domain/query/query.js';
import type { Slot, SlotOf } from '../slot.js';
import { nthOf, one, type Run, type State } from './scopes-read.js';

/** "Third lap", "first and last rep", "the second one", "last three reps". */
export function takeOrdinals(state: State): number {
  const { slots, at } = state;
  const { found, next } = ordinalsFrom(slots, at);
  const following = slots[next];
  // "Second fastest" is a place from an end; the "first run" is no part of one.
  if (following?.kind === 'end') return 0;
  if (following?.kind === 'whole') return next + 1 - at;
  if (following?.kind === 'number') {
    const series = slots[next + 1];
    const counted = { first: found[0] ?? 1, count: following.value };
    if (series?.kind !== 'series') return looseRun(state, { ...counted, used: next + 1 - at });
    return takeRun(state, {
      ...counted,
      series: series.series,
      used: next + 2 - at,
    });
  }
  if (following?.kind === 'series') {
    for (const nth of found) state.found.push({ scope: one(following.series, nth) });
    return next + 1 - at;
  }
  state.found.push(...found.map((nth) => ({ nth: nthOf(nth) })));
  // The "one" stays: it says that a part is meant.
  return next - at;
}

function ordinalsFrom(
  slots: readonly Slot[],
  at: number,
): { readonly found: number[]; readonly next: number } {
  const found: number[] = [];
  let next = at;
  for (;;) {
    const slot = slots[next];
    if (slot?.kind === 'nth') found.push(slot.nth);
    else if (!(slot?.kind === 'join' && slots[next + 1]?.kind === 'nth' && found.length > 0)) break;
    next += 1;
  }
  return { found, next };
}

interface Counted {
  readonly first: number;
  readonly count: number;
  readonly used: number;
}

/** "The first three reps", "last 2 climbs". */
function takeRun(
  { found }: State,
  { series, ...counted }: Counted & { readonly series: Series },
): number {
  found.push({ scope: { kind: 'together', series, ...runOf(counted) } });
  return counted.used;
}

function looseRun({ found }: State, counted: Counted): number {
  found.push({ run: runOf(counted) });
  return counted.used;
}

/** "The odd reps", "every third lap", "odds against evens". */
export function takeStepped({ from, step }: SlotOf<'stepped'>, state: State): number {
  const { slots, at, found } = state;
  const range = { from, to: 'last', step } as const;
  const beside = slots[at + 1];
  if (beside?.kind === 'series') {
    found.push({ scope: { kind: 'together', series: beside.series, ...range } });
    return 2;
  }
  const named = slots.find((slot) => slot.kind === 'series');
  found.push(
    named?.kind === 'series'
      ? { scope: { kind: 'together', series: named.series, ...range } }
      : { run: range },
  );
  return beside?.kind === 'one' ? 2 : 1;
}

function runOf({ first, count }: Counted): Run {
  if (first === 0) return { middle: count };
  return first === -1 ? { from: -count, to: 'last' } : { from: first, to: first + count - 1 };
}
