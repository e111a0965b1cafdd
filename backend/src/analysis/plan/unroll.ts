import type { PlannedStep } from '../recording/recording.js';

/** More steps than a day of half-minute intervals has (ours). */
export const MOST_UNROLLED = 1000;

/**
 * The steps as they are to be done, repeats written out. A repeat that is not counted goes on until
 * something is reached: as often as its first step was done.
 *
 * @param doneTimes how many laps carried out a step of the plan
 */
export function unrolled(
  steps: readonly PlannedStep[],
  doneTimes: (stepIndex: number) => number,
): PlannedStep[] {
  const out: PlannedStep[] = [];
  const placeOf = new Map<number, number>();
  for (const step of steps) {
    placeOf.set(step.index, out.length);
    if (step.repeat === null) {
      out.push(step);
      continue;
    }
    const from = placeOf.get(step.repeat.fromStep);
    if (from === undefined || from >= out.length) continue;
    const body = out.slice(from);
    const times = step.repeat.times ?? Math.max(1, doneTimes(step.repeat.fromStep));
    for (let time = 1; time < times && out.length <= MOST_UNROLLED; time++) out.push(...body);
  }
  return out.slice(0, MOST_UNROLLED + 1);
}

/**
 * Pairs of a planned and a done step in order, the most that fit: the longest common subsequence,
 * each planned step as early as it may be. What is in no pair was skipped, or was extra.
 */
export function aligned(
  planned: readonly number[],
  done: readonly number[],
): { readonly planned: number; readonly done: number }[] {
  const width = done.length + 1;
  const longest = new Uint16Array((planned.length + 1) * width);
  for (let row = planned.length - 1; row >= 0; row--)
    for (let column = done.length - 1; column >= 0; column--)
      longest[row * width + column] =
        planned[row] === done[column]
          ? (longest[(row + 1) * width + column + 1] as number) + 1
          : Math.max(
              longest[(row + 1) * width + column] as number,
              longest[row * width + column + 1] as number,
            );
  const pairs: { planned: number; done: number }[] = [];
  let row = 0;
  let column = 0;
  while (row < planned.length && column < done.length) {
    if (planned[row] === done[column]) pairs.push({ planned: row++, done: column++ });
    else if (
      (longest[(row + 1) * width + column] as number) >
      (longest[row * width + column + 1] as number)
    )
      row++;
    else column++;
  }
  return pairs;
}
