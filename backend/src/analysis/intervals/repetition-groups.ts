/** What separates repetitions: seconds, and W or m/s. */
export interface Repetition {
  readonly seconds: number;
  readonly intensity: number;
}

/**
 * Repetitions are alike within these shares of their model [metrics:
 * grouping of repetitions].
 */
export const SAME_DURATION = 0.15;
export const SAME_INTENSITY = 0.08;

/** Repetitions by length, with the place of each in the list that was given. */
interface Sorted {
  readonly at: Int32Array;
  readonly seconds: Float64Array;
  readonly intensity: Float64Array;
}

/**
 * Groups of alike repetitions as indexes, the largest group first, each index in one group; what is
 * like nothing stands alone. With `most`, no more than so many groups, and the rest is left out.
 */
export function repetitionGroups(
  repetitions: readonly Repetition[],
  most = Infinity,
  sameIntensity = SAME_INTENSITY,
): number[][] {
  const left = sortedByLength(repetitions);
  const { at, seconds, intensity } = left;
  const groups: number[][] = [];
  let count = repetitions.length;
  while (count > 0 && groups.length < most) {
    const model = repetitions[modelOfMost(left, count, sameIntensity)] as Repetition;
    const group: number[] = [];
    let kept = 0;
    for (let place = 0; place < count; place++) {
      const one = at[place] as number;
      if (areAlike(repetitions[one] as Repetition, model, sameIntensity)) {
        group.push(one);
        continue;
      }
      at[kept] = one;
      seconds[kept] = seconds[place] as number;
      intensity[kept++] = intensity[place] as number;
    }
    groups.push(group.sort((a, b) => a - b));
    count = kept;
  }
  return groups;
}

function sortedByLength(repetitions: readonly Repetition[]): Sorted {
  const order = repetitions.map((_, at) => at);
  const of = (at: number): Repetition => repetitions[at] as Repetition;
  order.sort((a, b) => of(a).seconds - of(b).seconds);
  return {
    at: Int32Array.from(order),
    seconds: Float64Array.from(order, (at) => of(at).seconds),
    intensity: Float64Array.from(order, (at) => of(at).intensity),
  };
}

/**
 * The repetition that most are like, the earliest of equals. By length those like it stand in one
 * row, whose ends only ever move on; their number is all that is asked of each but the last.
 *
 * @param count how many of the sorted ones are left; at least one
 */
function modelOfMost({ at, seconds, intensity }: Sorted, count: number, same: number): number {
  let model = at[0] as number;
  let largest = 0;
  let from = 0;
  let to = 0;
  for (let place = 0; place < count; place++) {
    const length = seconds[place] as number;
    const reach = SAME_DURATION * length;
    while (length - (seconds[from] as number) > reach) from++;
    while (to < count && (seconds[to] as number) - length <= reach) to++;
    if (to - from < largest) continue;
    const level = intensity[place] as number;
    const like = countNear(intensity, { from, to }, level, same * level);
    const one = at[place] as number;
    if (like > largest || (like === largest && one < model)) {
      model = one;
      largest = like;
    }
  }
  return model;
}

function countNear(
  values: Float64Array,
  { from, to }: { readonly from: number; readonly to: number },
  value: number,
  reach: number,
): number {
  let near = 0;
  for (let at = from; at < to; at++) if (Math.abs((values[at] as number) - value) <= reach) near++;
  return near;
}

function areAlike(one: Repetition, model: Repetition, sameIntensity: number): boolean {
  const duration = Math.abs(one.seconds - model.seconds) <= SAME_DURATION * model.seconds;
  return duration && Math.abs(one.intensity - model.intensity) <= sameIntensity * model.intensity;
}
