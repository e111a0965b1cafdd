/** A stretch of an axis, lower end first. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Steps that people count time in; below a second nothing is measured. */
const TIME_STEPS = [
  1,
  2,
  5,
  10,
  15,
  30,
  MINUTE,
  120,
  300,
  600,
  900,
  1800,
  HOUR,
  7200,
  10_800,
  21_600,
  43_200,
  DAY,
  2 * DAY,
  7 * DAY,
];
const PACE_STEPS = [1, 2, 5, 10, 15, 30, MINUTE, 120, 300, 600];

/** Multiples of the smallest step of `steps` that leaves at most `count` ticks in the extent. */
function ticksBy(steps: readonly number[], extent: Extent, count: number): number[] {
  const span = extent.to - extent.from;
  const step = steps.find((candidate) => span / candidate <= count) ?? steps.at(-1) ?? 1;
  return multiples(step, extent);
}

/** Ticks of elapsed time, seconds. */
export function timeTicks(extent: Extent, count: number): number[] {
  return ticksBy(TIME_STEPS, extent, count);
}

/** Ticks of a pace axis, seconds for a kilometre or mile. */
export function paceTicks(extent: Extent, count: number): number[] {
  return ticksBy(PACE_STEPS, extent, count);
}

/** Ticks at 1, 2, 2.5 or 5 times a power of ten; whole numbers only where `whole` is asked for. */
export function numberTicks(extent: Extent, count: number, whole = false): number[] {
  const span = extent.to - extent.from;
  if (!(span > 0)) return [extent.from];
  const decade = 10 ** Math.floor(Math.log10(span / count));
  const factors = [1, 2, 2.5, 5, 10, 20, 25, 50];
  const step = factors
    .map((factor) => factor * decade)
    .find((candidate) => span / candidate <= count && (!whole || Number.isInteger(candidate)));
  return multiples(step ?? Math.ceil(span / count), extent);
}

function multiples(step: number, { from, to }: Extent): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}
