/** Both ends inside; seconds since 1970. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** Places in a list, the last one outside. */
export interface PlaceRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Stretches of time; asked of times that are sorted, each costs two binary searches however many
 * the times are.
 */
export class TimeSpans {
  private readonly spans: readonly TimeSpan[];

  constructor(spans: readonly TimeSpan[]) {
    this.spans = merged(spans);
  }

  holds(time: number): boolean {
    return this.spans.some(({ from, to }) => time >= from && time <= to);
  }

  /** Where in sorted times those lie that it holds, rising; empty ranges left out. */
  placesIn(times: Float64Array): PlaceRange[] {
    return this.spans
      .map(({ from, to }) => ({
        from: firstPlace(times, (time) => time >= from),
        to: firstPlace(times, (time) => time > to),
      }))
      .filter(({ from, to }) => to > from);
  }

  countIn(times: Float64Array): number {
    return this.placesIn(times).reduce((count, { from, to }) => count + to - from, 0);
  }
}

function merged(spans: readonly TimeSpan[]): TimeSpan[] {
  const out: TimeSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    if (last !== undefined && span.from <= last.to)
      out[out.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else out.push(span);
  }
  return out;
}

/** The first place from which on all times are as asked. */
function firstPlace(times: Float64Array, holds: (time: number) => boolean): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(times[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}
