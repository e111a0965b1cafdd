/** Values over time as they are to be reduced. A sample counts where every series has a value. */
export interface Reducible {
  /** Rising. */
  readonly time: Float64Array;
  /** One series, or several that must keep the same samples (a position). */
  readonly series: readonly Float64Array[];
  /** Whether nothing is known between two neighbouring samples. */
  readonly isGap: (from: number, to: number) => boolean;
}

/** Stands in the list of kept samples where nothing is known between the one before and the one after. */
export const GAP = -1;

/**
 * Indexes of at most `points` samples (gap marks counted) from which a line looks like all of them: first and last,
 * and of each of many equal stretches the lowest and the highest of every series, in the order of time.
 */
export function keepExtremes({ time, series, isGap }: Reducible, points: number): number[] {
  const known = knownSamples(time, series);
  const gapsBefore = countGaps(time, known, isGap);
  const gaps = gapsBefore.at(-1) ?? 0;
  const places = known.length + gaps <= points ? known.keys() : extremes(known, series, points - Math.min(gaps, points / 2));
  const kept: number[] = [];
  let previous: number | null = null;
  for (const place of places) {
    if (previous !== null && (gapsBefore[place] as number) > (gapsBefore[previous] as number)) kept.push(GAP);
    kept.push(known[place] as number);
    previous = place;
  }
  return kept;
}

function knownSamples(time: Float64Array, series: readonly Float64Array[]): number[] {
  const known: number[] = [];
  for (let i = 0; i < time.length; i++) if (series.every((values) => Number.isFinite(values[i]))) known.push(i);
  return known;
}

/** For each known sample how many gaps lie before it. */
function countGaps(time: Float64Array, known: readonly number[], isGap: Reducible['isGap']): number[] {
  let gaps = 0;
  return known.map((sample, place) => {
    if (place > 0 && isGap(time[known[place - 1] as number] as number, time[sample] as number)) gaps++;
    return gaps;
  });
}

/** Places in `known`, rising. */
function extremes(known: readonly number[], series: readonly Float64Array[], room: number): Iterable<number> {
  const stretches = Math.max(1, Math.floor((room - 2) / (2 * series.length)));
  const places = new Set<number>([0, known.length - 1]);
  for (let stretch = 0; stretch < stretches; stretch++) {
    const from = Math.floor((stretch * known.length) / stretches);
    const to = Math.floor(((stretch + 1) * known.length) / stretches);
    for (const values of series) addExtremes(places, known, values, from, to);
  }
  return [...places].sort((a, b) => a - b);
}

function addExtremes(places: Set<number>, known: readonly number[], values: Float64Array, from: number, to: number): void {
  let lowest = from;
  let highest = from;
  for (let place = from + 1; place < to; place++) {
    const value = values[known[place] as number] as number;
    if (value < (values[known[lowest] as number] as number)) lowest = place;
    if (value > (values[known[highest] as number] as number)) highest = place;
  }
  places.add(lowest).add(highest);
}
