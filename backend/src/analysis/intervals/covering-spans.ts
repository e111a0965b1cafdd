import type { IntervalKind } from '../analysis.js';
import type { Span } from '../recording/recording.js';

export interface KindOfSpan extends Span {
  readonly kind: IntervalKind;
  /** Place of the lap that it came from, and what ended that; null where it came from none. */
  readonly lapIndex: number | null;
  readonly trigger: string | null;
}

/**
 * A hole between two laps that is shorter than this is the lag of a clock, and goes to the lap
 * before it. s.
 */
const SHORTEST_HOLE_S = 5;

/**
 * Makes spans cover the whole from end to end: what overlaps is cut, small holes are closed, and
 * larger ones become warm-up before the first span, cool-down after the last, recovery in between.
 */
export function coveringSpans(spans: readonly KindOfSpan[], whole: Span): KindOfSpan[] {
  const out: KindOfSpan[] = [];
  let end = whole.from;
  const fill = (to: number, kind: IntervalKind): void => {
    const last = out.at(-1);
    if (to - end >= SHORTEST_HOLE_S)
      out.push({ from: end, to, kind, lapIndex: null, trigger: null });
    else if (last !== undefined) out[out.length - 1] = { ...last, to };
  };
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    if (span.from > end) fill(span.from, out.length === 0 ? 'warmup' : 'recovery');
    const from = Math.max(
      span.from - end < SHORTEST_HOLE_S && out.length === 0 ? whole.from : span.from,
      end,
    );
    const to = Math.min(span.to, whole.to);
    if (to <= from) continue;
    out.push({ ...span, from, to });
    end = to;
  }
  if (out.length > 0 && whole.to > end) fill(whole.to, 'cooldown');
  return out;
}
