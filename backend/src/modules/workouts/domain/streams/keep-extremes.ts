/** Values over time as they are to be reduced. A sample counts where every series has a value. */
export interface Reducible {
  /** Rising. */
  readonly time: Float64Array;
  /** One series, or several that must keep the same samples (a position). */
  readonly series: readonly Float64Array[];
  /** Whether nothing is known between two neighbouring samples. */
  readonly isGap: (from: number, to: number) => boolean;
  /**
   * Seconds; only the samples from one to the other are kept, both included, and one on each side.
   * The whole recording by default.
   */
  readonly range?: { readonly from: number; readonly to: number };
}

/**
 * Stands in the list of kept samples where nothing is known between the one before and the one
 * after.
 */
export const GAP = -1;

/**
 * Indexes of at most `points` samples (gap marks counted) from which a line looks like all of them:
 * first and last, and of each of many equal stretches the lowest and the highest of every series,
 * in the order of time. Of a range the samples on its sides, which let a line reach its edges, come
 * on top of them.
 */
export function keepExtremes({ time, series, isGap, range }: Reducible, points: number): number[] {
  const known = knownSamples(time, series);
  const gapsBefore = countGaps(time, known, isGap);
  const inside =
    range === undefined ? { from: 0, to: known.length } : placesWithin(time, known, range);
  const count = inside.to - inside.from;
  const gaps =
    count > 0 ? (gapsBefore[inside.to - 1] as number) - (gapsBefore[inside.from] as number) : 0;
  const places =
    count + gaps > points
      ? extremes(known, series, inside, points - Math.min(gaps, points / 2))
      : Array.from({ length: count }, (_, at) => inside.from + at);
  const kept: number[] = [];
  let previous: number | null = null;
  for (const place of withSides(inside, known.length, places)) {
    if (previous !== null && (gapsBefore[place] as number) > (gapsBefore[previous] as number))
      kept.push(GAP);
    kept.push(known[place] as number);
    previous = place;
  }
  return kept;
}

/** Places in the list of known samples, from the first up to, not including, the last. */
interface Places {
  readonly from: number;
  readonly to: number;
}

function placesWithin(
  time: Float64Array,
  known: readonly number[],
  { from, to }: NonNullable<Reducible['range']>,
): Places {
  const firstThat = (holds: (second: number) => boolean): number => {
    let [low, high] = [0, known.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(time[known[middle] as number] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return { from: firstThat((second) => second >= from), to: firstThat((second) => second > to) };
}

/**
 * The place before the range and the one after it, as far as there are any, around those that are
 * kept of it.
 */
function* withSides(
  { from, to }: Places,
  count: number,
  places: Iterable<number>,
): Iterable<number> {
  if (from > 0) yield from - 1;
  yield* places;
  if (to < count) yield to;
}

function knownSamples(time: Float64Array, series: readonly Float64Array[]): number[] {
  const known: number[] = [];
  for (let i = 0; i < time.length; i++)
    if (series.every((values) => Number.isFinite(values[i]))) known.push(i);
  return known;
}

/** For each known sample how many gaps lie before it. */
function countGaps(
  time: Float64Array,
  known: readonly number[],
  isGap: Reducible['isGap'],
): number[] {
  let gaps = 0;
  return known.map((sample, place) => {
    if (place > 0 && isGap(time[known[place - 1] as number] as number, time[sample] as number))
      gaps++;
    return gaps;
  });
}

/** Places in `known`, rising. */
function extremes(
  known: readonly number[],
  series: readonly Float64Array[],
  inside: Places,
  room: number,
): Iterable<number> {
  const count = inside.to - inside.from;
  const stretches = Math.max(1, Math.floor((room - 2) / (2 * series.length)));
  const places = new Set<number>([inside.from, inside.to - 1]);
  for (let stretch = 0; stretch < stretches; stretch++) {
    const from = inside.from + Math.floor((stretch * count) / stretches);
    const to = inside.from + Math.floor(((stretch + 1) * count) / stretches);
    for (const values of series) addExtremes(places, known, values, { from, to });
  }
  return [...places].sort((a, b) => a - b);
}

function addExtremes(
  places: Set<number>,
  known: readonly number[],
  values: Float64Array,
  { from, to }: Places,
): void {
  let lowest = from;
  let highest = from;
  for (let place = from + 1; place < to; place++) {
    const value = values[known[place] as number] as number;
    if (value < (values[known[lowest] as number] as number)) lowest = place;
    if (value > (values[known[highest] as number] as number)) highest = place;
  }
  places.add(lowest).add(highest);
}
