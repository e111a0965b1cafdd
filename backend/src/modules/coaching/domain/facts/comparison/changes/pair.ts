import type { CloserLook } from '#coaching/domain/facts/closer/closer-look.js';
import type { FactName } from '#coaching/domain/facts/draft.js';
import type { Compared } from '../delta-facts.js';
import { isDetectable, type Detectable } from '../detectable.js';

/** A workout of the comparison with its samples, where they are there. */
export interface Looked extends Compared {
  readonly look: CloserLook | null;
}

/** Two workouts in the order of their days, whichever of them the page holds the other against. */
export interface Pair {
  readonly then: Looked;
  readonly now: Looked;
}

/** Every two of them, the earlier first. */
export function pairsOf(compared: readonly Looked[]): readonly Pair[] {
  const inOrder = [...compared].sort(
    (a, b) => a.workout.startTime.getTime() - b.workout.startTime.getTime(),
  );
  return inOrder.flatMap((then, at) => inOrder.slice(at + 1).map((now) => ({ then, now })));
}

/** Whether watts may be set against watts: both measured, or both estimated. */
export function wattsCompare({ then, now }: Pair): boolean {
  const [a, b] = [then, now].map(({ workout }) => workout.powerSource === 'estimated');
  return a === b;
}

/** The two workouts of a pair, by how their facts are called. */
export const SIDES = ['then', 'now'] as const;

/** Name of a fact of one side of a pair. */
export function sideName(
  pair: Pair,
  which: (typeof SIDES)[number],
  id: string,
  words: Omit<FactName, 'key' | 'method'>,
): FactName {
  const side = pair[which];
  const [part, ...rest] = id.split('.');
  return {
    quality: 'derived',
    method: 'like with like',
    ...words,
    key: `${pairKey(pair)}.${part ?? ''}.${which}.${rest.join('.')}`,
    label: `${words.label}, ${side.day}`,
    subject: side.name,
  };
}

/** Name of how the later differs from the earlier; tells where that is within the noise. */
export function changeName(
  pair: Pair,
  id: string,
  label: string,
  about: readonly string[],
  differs = true,
): FactName {
  const workout = `${pair.now.day} against ${pair.then.day}`;
  return {
    key: `${pairKey(pair)}.${id}`,
    label: `${label} of ${workout}${differs ? '' : ', about the same within what can be measured'}`,
    about: ['change', ...about],
    method: 'delta',
    quality: 'derived',
    subject: pair.now.name,
    whose: { label: differs ? label : `${label}, about the same`, workout },
  };
}

/** `change.W2.W1`: the later against the earlier. */
export function pairKey({ then, now }: Pair): string {
  return `change.${now.name}.${then.name}`;
}

/** The least difference between two values that measuring can tell apart, in their unit. */
export function leastBetween(
  { share = 0, least = 0 }: Detectable,
  base: number,
  other: number,
): number {
  return Math.max((share * (Math.abs(base) + Math.abs(other))) / 2, least);
}

/** Whether both are there and differ by more than the noise of measuring. */
export function differ(rule: Detectable, a: number | null, b: number | null): boolean {
  return a !== null && b !== null && isDetectable(rule, a, b);
}
