import { meanOf, medianOf } from '#analysis/math/statistics.js';
import type { ClassifiedPiece } from './structure.js';

/** Who begins or ends a repetition changes over within so many seconds on either side (ours). */
const BESIDE_S = 12;
const SKIPPED_S = 2;

/**
 * How much of the step between work and what is beside it happens at the edge itself: about 1 of a
 * repetition that was begun and ended, little of a wave that comes and goes. The step is that to
 * the highest level of the work. The median over all edges; 1 where there is none.
 */
export function sharpnessOf(values: Float64Array, pieces: readonly ClassifiedPiece[]): number {
  return medianOf(edgesOf(values, pieces)) ?? 1;
}

/** The same of the least sharp edge. */
export function leastSharpnessOf(values: Float64Array, pieces: readonly ClassifiedPiece[]): number {
  return Math.min(1, ...edgesOf(values, pieces));
}

function edgesOf(values: Float64Array, pieces: readonly ClassifiedPiece[]): number[] {
  return pieces.slice(1).flatMap((after, place) => {
    const before = pieces[place] as ClassifiedPiece;
    if ((before.kind === 'work') === (after.kind === 'work')) return [];
    const edge = after.from;
    const under = meanOf(values, Math.max(before.from, edge - BESIDE_S), edge - SKIPPED_S);
    const over = meanOf(values, edge + SKIPPED_S, Math.min(after.to, edge + BESIDE_S));
    const rises = after.kind === 'work';
    const highest = highestFrom(pieces, rises ? place + 1 : place, rises ? 1 : -1);
    const step = rises ? highest - before.mean : after.mean - highest;
    return under === null || over === null || step === 0 ? [] : [(over - under) / step];
  });
}

/** The highest level of the work that goes on from a place, in one direction. */
function highestFrom(pieces: readonly ClassifiedPiece[], place: number, way: 1 | -1): number {
  let highest = -Infinity;
  for (let at = place; pieces[at]?.kind === 'work'; at += way)
    highest = Math.max(highest, (pieces[at] as ClassifiedPiece).mean);
  return highest;
}
