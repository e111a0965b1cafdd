import { median } from '../statistics.js';
import type { Work } from './decoders.js';

/** Shorter work is repeated for about this long in one turn, so that the clock can tell it. */
const TURN_MS = 5;
const MOST_REPEATS = 500;
const WARM_MS = 100;
const WARM_ROUNDS = 3;

/**
 * Times in turn, one of each work a round, so that whatever slows the machine down slows all of
 * them. Milliseconds by work, one for each round.
 */
export function inTurns<K extends string>(
  bytes: Uint8Array,
  works: Readonly<Record<K, Work>>,
  rounds: number,
): Record<K, number[]> {
  const names = Object.keys(works) as K[];
  const repeats = Object.fromEntries(
    names.map((name) => [name, warmed(bytes, works[name])]),
  ) as Record<K, number>;
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    K,
    number[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(turn + round) % names.length] as K;
      // What one of them leaves behind is not to be cleared away on another's time.
      globalThis.gc?.({ type: 'minor' });
      const begun = performance.now();
      for (let repeat = 0; repeat < repeats[name]; repeat += 1) works[name](bytes);
      times[name].push((performance.now() - begun) / repeats[name]);
    }
  }
  return times;
}

/** The median of the ratios of one round each: how many times as long `theirs` took. */
export function ratio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((time, round) => (theirs[round] ?? Number.NaN) / time));
}

/** Runs the work until it is compiled, and tells how often it is to be repeated in one turn. */
function warmed(bytes: Uint8Array, work: Work): number {
  const begun = performance.now();
  let [runs, last] = [0, 0];
  while (runs < WARM_ROUNDS || performance.now() - begun < WARM_MS) {
    const from = performance.now();
    work(bytes);
    last = performance.now() - from;
    runs += 1;
  }
  return Math.min(MOST_REPEATS, Math.max(1, Math.ceil(TURN_MS / last)));
}
