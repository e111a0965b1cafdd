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

/** A repetition with its place in the list that was given. */
interface Placed extends Repetition {
  readonly at: number;
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
  let left: readonly Placed[] = repetitions
    .map(({ seconds, intensity }, at) => ({ seconds, intensity, at }))
    .sort((a, b) => a.seconds - b.seconds);
  const groups: number[][] = [];
  while (left.length > 0 && groups.length < most) {
    const model = modelOfMost(left, sameIntensity);
    const group = left.filter((one) => areAlike(one, model, sameIntensity)).map(({ at }) => at);
    groups.push(group.sort((a, b) => a - b));
    left = left.filter((one) => !areAlike(one, model, sameIntensity));
  }
  return groups;
}

/**
 * The repetition that most are like, the earliest of equals. By length those like it stand in one
 * row, whose ends only ever move on; their number is all that is asked of each but the last.
 *
 * @param sorted by length; at least one
 */
function modelOfMost(sorted: readonly Placed[], sameIntensity: number): Placed {
  const seconds = Float64Array.from(sorted, (one) => one.seconds);
  const intensity = Float64Array.from(sorted, (one) => one.intensity);
  let model = sorted[0] as Placed;
  let largest = 0;
  let from = 0;
  let to = 0;
  for (let at = 0; at < seconds.length; at++) {
    const reach = SAME_DURATION * (seconds[at] as number);
    while ((seconds[at] as number) - (seconds[from] as number) > reach) from++;
    while (to < seconds.length && (seconds[to] as number) - (seconds[at] as number) <= reach) to++;
    if (to - from < largest) continue;
    const level = intensity[at] as number;
    const like = countNear(intensity, { from, to }, level, sameIntensity * level);
    const one = sorted[at] as Placed;
    if (like > largest || (like === largest && one.at < model.at)) {
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
