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
  return bandOf(rising(outputs));
}

/** Sorted by the engine's own order of numbers, ten times as fast as by a function. */
function rising(outputs: readonly number[]): Float64Array {
  return Float64Array.from(outputs).sort();
}

/** @param levels rising */
function bandOf(levels: Float64Array): number {
  const n = levels.length;
  const top = Math.ceil(n / 3);
  const lower = n - 1 - (top >> 1);
  const upper = n - 1 - ((top - 1) >> 1);
  return n === 0 ? 0 : ((levels[lower] as number) + (levels[upper] as number)) / 2;
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
  const levels = rising(outputs);
  const band = bandOf(levels);
  let widest = 0;
  let next = 0;
  let middle = 0;
  for (let at = 1; at < levels.length && (levels[at] as number) <= band; at++) {
    const under = levels[at - 1] as number;
    const over = levels[at] as number;
    if (under > EDGE_SHARE * band || (over + under) / 2 < LOWEST_CUT * band) continue;
    const width = over - under;
    if (width > widest) {
      next = widest;
      widest = width;
      middle = (over + under) / 2;
    } else if (width > next) next = width;
  }
  return widest <= LEAST_GAP * band ? null : { cut: middle, clear: widest / next };
}
