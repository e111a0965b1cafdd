import { medianOf } from '../math/statistics.js';

/** Output under this share of the work band was recovery [Coach Watts PR #473]. */
export const RECOVERY_SHARE = 0.75;
/** A first or last stretch under this share was warm-up or cool-down [Coach Watts PR #473]. */
export const EDGE_SHARE = 0.85;
/**
 * On foot a jog is no further under a threshold run than this: what parts work from recovery is
 * the widest gap between the levels of the session over an easy one, its middle over this share of
 * the band and its width no less than that (ours).
 */
const LOWEST_CUT = 0.5;
const LEAST_GAP = 0.08;

/** The level of the work: the median of the top third of the outputs; 0 where there is none. */
export function workBand(outputs: readonly number[]): number {
  const top = [...outputs].sort((a, b) => b - a).slice(0, Math.ceil(outputs.length / 3));
  return medianOf(top) ?? 0;
}

export interface Gap {
  /** The level in its middle. */
  readonly cut: number;
  /** Its width against the next widest; Infinity where there is no other. */
  readonly clear: number;
}

/**
 * What parts work from recovery as this very session shows it: the widest gap between its levels.
 * Null where none is wide enough.
 */
export function gapUnderWork(outputs: readonly number[]): Gap | null {
  const band = workBand(outputs);
  const levels = outputs.filter((level) => level <= band).sort((a, b) => a - b);
  const gaps = levels
    .slice(1)
    .map((over, at) => ({ over, under: levels[at] as number }))
    .filter(({ under }) => under <= EDGE_SHARE * band)
    .map(({ over, under }) => ({ width: over - under, cut: (over + under) / 2 }))
    .filter(({ cut }) => cut >= LOWEST_CUT * band)
    .sort((a, b) => b.width - a.width);
  const [widest, next] = gaps;
  return widest === undefined || widest.width <= LEAST_GAP * band
    ? null
    : { cut: widest.cut, clear: widest.width / (next?.width ?? 0) };
}
