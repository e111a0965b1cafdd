import { medianOf } from '#analysis/math/statistics.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { Changes } from './change-points.js';
import { fitOfStructure } from './fit-of-structure.js';
import type { OutputSeries } from './output-series.js';
import type { Piece, Pieces } from './pieces.js';
import { regularityOf } from './regularity.js';
import { structuresOf, type Structure } from './structure.js';

/** Changes are looked for on every fifth second of the 15 s means, and then moved to the second. */
const STEP_S = 5;
const REACH_S = 8;
/**
 * Shortest piece [metrics: 10 s on rides, 20 s on foot] and longest (ours; longer ones are joined
 * again). s.
 */
const SHORTEST_S = { cycling: 10, running: 20 } as const;
const LONGEST_S = 7200;
/** Neighbours that differ by less are one piece [metrics: merge |Δ| < 7 %]. */
const SAME_LEVEL = 0.07;
/** The output never runs more smoothly than to this share of its median (ours). */
const LEAST_NOISE = 0.01;

/**
 * The session is seen with fine eyes and with coarse ones, as no single view fits 30 s and 20 min
 * alike: penalties for a change, shortest pieces kept, and differences that part one piece of work
 * from the next (ours, tuned on sessions of known truth).
 */
const PENALTIES = [6, 20, 60] as const;
const KEPT_FROM_S = [10, 20, 45] as const;
const WORK_DIFFERS = [SAME_LEVEL, 0.12] as const;

/**
 * How much more repetitions speak for a view: a view of 16 repetitions beats one of 4 that is up to
 * half as good again (ours).
 */
const MORE_REPETITIONS = 0.25;

/**
 * … and how much less the share of them that follow on each other without a rest: a float between
 * two repetitions is no third one (ours).
 */
const WITHOUT_REST = 0.25;

export interface FoundStructure extends Structure {
  /** Regularity times fit, 0 to 1. */
  readonly score: number;
}

/**
 * The view of a session that makes the best structure, the first of equals; null where none shows
 * any repetition.
 */
export function findStructure(
  lay: Pieces,
  views: readonly (readonly Piece[])[],
): FoundStructure | null {
  let best: FoundStructure | null = null;
  let most = 0;
  for (const pieces of views) {
    for (const structure of structuresOf(lay, pieces, WORK_DIFFERS)) {
      const regularity = regularityOf(structure);
      const more = structure.groups.flat().length ** MORE_REPETITIONS;
      // The fit is no more than 1: most structures need not be looked at any closer.
      if (!(regularity * more > most)) continue;
      const score = regularity * fitOfStructure(lay, structure);
      const worth = score * more * (1 - WITHOUT_REST * withoutRest(structure));
      if (worth > most) [most, best] = [worth, { ...structure, score }];
    }
  }
  return best;
}

/** Share of the repetitions that follow right on another. */
function withoutRest({ pieces }: Structure): number {
  const work = pieces.flatMap(({ kind }, at) => (kind === 'work' ? [at] : []));
  const following = work.filter((at) => pieces[at - 1]?.kind === 'work');
  return work.length > 1 ? following.length / (work.length - 1) : 0;
}

/** The views of a session, each once: different filters often see alike. */
export function viewsOf(series: OutputSeries, lay: Pieces, family: SportFamily): Piece[][] {
  const seen: Piece[][] = [];
  for (const pieces of views(series, lay, family))
    if (!seen.some((earlier) => endAlike(earlier, pieces))) seen.push(pieces);
  return seen;
}

function endAlike(a: readonly Piece[], b: readonly Piece[]): boolean {
  return a.length === b.length && a.every(({ to }, at) => to === b[at]?.to);
}

function* views(series: OutputSeries, lay: Pieces, family: SportFamily): Generator<Piece[]> {
  const n = series.sharp.length;
  const sampled = new Float64Array(Math.floor(n / STEP_S));
  for (let at = 0; at < sampled.length; at++)
    sampled[at] = series.smooth[at * STEP_S + (STEP_S >> 1)] as number;
  const changes = new Changes(sampled, LEAST_NOISE * (medianOf(sampled) ?? 0));
  const rules = { shortest: SHORTEST_S[family] / STEP_S, longest: LONGEST_S / STEP_S };
  for (const penalty of PENALTIES) {
    const ends = changes
      .points({ ...rules, penalty })
      .map((end, at, all) => (at === all.length - 1 ? n : end * STEP_S));
    const raw = lay.sharpen(lay.upTo(ends), REACH_S);
    for (const seconds of KEPT_FROM_S)
      yield lay.sharpen(lay.joinAlike(lay.dissolveShort(raw, seconds), SAME_LEVEL), REACH_S);
  }
}
