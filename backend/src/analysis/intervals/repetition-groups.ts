/** What repetitions are told apart by: seconds, and W or m/s. */
export interface Repetition {
  readonly seconds: number;
  readonly intensity: number;
}

/** Repetitions are alike within these shares of the one that they are held against [metrics: grouping of repetitions]. */
export const SAME_DURATION = 0.15;
export const SAME_INTENSITY = 0.08;

/**
 * Groups of alike repetitions as indexes, the largest group first, each index in one group; what is like nothing stands alone.
 * With `most`, no more than so many groups, and the rest is left out.
 */
export function repetitionGroups(repetitions: readonly Repetition[], most = Infinity, sameIntensity = SAME_INTENSITY): number[][] {
  let left = repetitions.map((_, at) => at);
  const groups: number[][] = [];
  while (left.length > 0 && groups.length < most) {
    let largest: number[] = [];
    for (const model of left) {
      const group = left.filter((at) => areAlike(repetitions[at] as Repetition, repetitions[model] as Repetition, sameIntensity));
      if (group.length > largest.length) largest = group;
    }
    groups.push(largest);
    left = left.filter((at) => !largest.includes(at));
  }
  return groups;
}

function areAlike(one: Repetition, model: Repetition, sameIntensity: number): boolean {
  const duration = Math.abs(one.seconds - model.seconds) <= SAME_DURATION * model.seconds;
  return duration && Math.abs(one.intensity - model.intensity) <= sameIntensity * model.intensity;
}
