import { medianOf } from '../math/statistics.js';
import type { Span } from './recording.js';

/**
 * A hole in the samples longer than this counts as a stop even where the file names none: devices
 * that pause automatically may write no timer event, while smart recording on foot was seen to
 * leave up to 52 s out (ours).
 */
const PRESUMED_STOP_S = 60;
/**
 * A device that writes seldom leaves longer holes while it runs: only several of its usual steps
 * are a stop (ours).
 */
const USUAL_STEPS = 4;

/**
 * The spans in which the timer was stopped: those the device names and the holes that must be
 * stops; sorted, never touching.
 */
export function stopsOf(pauses: readonly Span[], time: Float64Array): Span[] {
  const spans = pauses
    .filter((span) => span.to > span.from)
    .map((span) => ({ from: span.from, to: span.to }));
  spans.push(...presumedStops(time));
  return merged(spans);
}

/** The holes in the samples that must be stops, whatever the timer says. */
export function presumedStops(time: Float64Array): Span[] {
  const holes: Span[] = [];
  for (let i = 1; i < time.length; i++) {
    const from = time[i - 1] as number;
    const to = time[i] as number;
    if (to - from > PRESUMED_STOP_S) holes.push({ from, to });
  }
  if (holes.length === 0) return holes;
  const shortest = USUAL_STEPS * usualStep(time);
  return holes.filter(({ from, to }) => to - from > shortest);
}

function usualStep(time: Float64Array): number {
  return medianOf(time.subarray(1).map((now, at) => now - (time[at] as number))) ?? 0;
}

function merged(spans: Span[]): Span[] {
  const out: Span[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    if (last !== undefined && span.from <= last.to)
      out[out.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else out.push(span);
  }
  return out;
}

/** Answers questions about rising times against sorted spans in one pass over both. */
export class StopCursor {
  private at = 0;

  constructor(private readonly stops: readonly Span[]) {}

  /** Whether `time` is inside a stop, its ends left out. */
  holds(time: number): boolean {
    const stop = this.next(time);
    return stop !== undefined && stop.from < time;
  }

  /** Whether any part of the stretch from `from` to `to` is inside a stop. */
  cuts(from: number, to: number): boolean {
    const stop = this.next(from);
    return stop !== undefined && stop.from < to;
  }

  private next(time: number): Span | undefined {
    while (this.at < this.stops.length && (this.stops[this.at] as Span).to <= time) this.at++;
    return this.stops[this.at];
  }
}
