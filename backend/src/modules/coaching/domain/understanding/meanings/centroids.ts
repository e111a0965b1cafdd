import type { RankedMeaning } from '../nearest.js';
import { softmax } from './head.js';
import type { Meaning } from './meaning.js';

/** How sharply likeness turns into confidence; from cross-validation. */
const SHARPNESS = 18;

/** A meaning and the middle of the vectors of its wordings, of length 1. */
export interface Centroid {
  readonly meaning: Meaning;
  readonly vector: Float32Array;
}

/** The middle of vectors of equal width, of length 1. */
export function centroidOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) vector.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + value));
  const length = Math.hypot(...sum);
  return length === 0 ? sum : sum.map((value) => value / length);
}

/** For vectors of an encoder that no head was trained on. */
export function rankByCentroids(
  centroids: readonly Centroid[],
  vector: Float32Array,
): readonly RankedMeaning[] {
  const shares = softmax(centroids.map(({ vector: middle }) => SHARPNESS * dot(middle, vector)));
  return centroids
    .map(({ meaning }, at) => ({ meaning, confidence: shares[at] ?? 0 }))
    .sort((a, b) => b.confidence - a.confidence);
}

function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}
