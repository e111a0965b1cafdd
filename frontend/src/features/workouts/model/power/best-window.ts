import type { Span, Stream } from '../chart/streams.js';
import { lastNotAbove } from '../chart/every-second.js';

/**
 * Where the highest mean over a window of a length began; seconds since the start. Null where no
 * window fits between the stops.
 */
export function bestWindow(
  stream: Pick<Stream, 't' | 'v'>,
  seconds: number,
  pauses: readonly Span[],
): Span | null {
  const sums = areaOf(stream);
  const { t } = stream;
  let best: { readonly from: number; readonly mean: number } | null = null;
  for (let index = 0; index < t.length; index += 1) {
    const from = t[index] ?? 0;
    const to = from + seconds;
    if (to > (t.at(-1) ?? 0)) break;
    if (pauses.some((pause) => pause.from < to && pause.to > from)) continue;
    const mean = sums(to) - sums(from);
    if (best === null || mean > best.mean) best = { from, mean };
  }
  return best && { from: best.from, to: best.from + seconds };
}

/**
 * The area under a stream from its start to a moment; what is missing counts as zero, as in the
 * engine.
 */
function areaOf({ t, v }: Pick<Stream, 't' | 'v'>): (seconds: number) => number {
  const area = [0];
  for (let index = 1; index < t.length; index += 1)
    area.push(
      (area[index - 1] ?? 0) + (v[index - 1] ?? 0) * ((t[index] ?? 0) - (t[index - 1] ?? 0)),
    );
  return (seconds) => {
    const low = lastNotAbove(t, seconds);
    return (area[low] ?? 0) + (v[low] ?? 0) * Math.max(0, seconds - (t[low] ?? 0));
  };
}
