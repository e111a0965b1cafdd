import type { RankedMeaning } from '../nearest.js';
import { MEANINGS } from './all-meanings.js';
import { ruleFeatures } from './features.js';

/** A linear head: one score for each meaning from a vector and the features of the rules. */
export interface Head {
  /** Meanings, in the order of the rows. */
  readonly meanings: readonly string[];
  /** Length of a vector of the encoder. */
  readonly width: number;
  /** Names of the features of the rules, which follow the vector. */
  readonly features: readonly string[];
  /** What a weight of 127 stands for. */
  readonly scale: number;
  /** A row for each meaning: vector, features, 1. */
  readonly weights: Int8Array;
}

/** The input of a head: the vector, the features that it knows, and a one. */
export function headInput(
  { width, features }: Pick<Head, 'width' | 'features'>,
  vector: Float32Array,
  plain: string,
): Float32Array {
  const input = new Float32Array(width + features.length + 1);
  input.set(vector.subarray(0, width));
  const found = ruleFeatures(plain);
  features.forEach((name, at) => (input[width + at] = found.get(name) ?? 0));
  input[input.length - 1] = 1;
  return input;
}

/** The meanings of a plain text with this vector, the likeliest first. */
export function rankByHead(
  head: Head,
  vector: Float32Array,
  plain: string,
): readonly RankedMeaning[] {
  const input = headInput(head, vector, plain);
  const scores = head.meanings.map((_, row) => rowScore(head, row, input));
  const shares = softmax(scores);
  return MEANINGS.flatMap((meaning) => {
    const row = head.meanings.indexOf(meaning.id);
    return row < 0 ? [] : [{ meaning, confidence: shares[row] ?? 0 }];
  }).sort((a, b) => b.confidence - a.confidence);
}

function rowScore({ weights, scale }: Head, row: number, input: Float32Array): number {
  let sum = 0;
  const start = row * input.length;
  for (let at = 0; at < input.length; at += 1) sum += (weights[start + at] ?? 0) * (input[at] ?? 0);
  return (sum * scale) / 127;
}

export function softmax(scores: readonly number[]): readonly number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
