import { isKnown } from '../math/known.js';
import { errorFactor } from '../math/likeness.js';
import type { LikeBlocks } from './like-blocks.js';

/** Heart rate rises by at most this share of its level for each share of output (ours). */
const STEEPEST = 0.6;
/** Neighbours in time: nearer than this they tell much the same. s of running timer. */
const NEIGHBOURS_S = 120;
/** Readings that remain at least. */
const FEWEST_READINGS = 2;

/** Heart rate of a group of blocks at the common output, with its standard error. */
export interface PartReading {
  readonly blocks: number;
  /** Places of the first and the last block. */
  readonly first: number;
  readonly last: number;
  /** Mean seconds of running timer before. */
  readonly ran: number;
  readonly output: number;
  readonly heartRate: number;
  readonly cadence: number | null;
  readonly error: number;
}

export interface Reading {
  readonly output: number;
  readonly parts: readonly PartReading[];
}

/**
 * Heart rate of each part at the mean output of all: an analysis of covariance with one slope within
 * parts. The standard error counts neighbours that are alike (lag-1 autocorrelation r) as
 * n(1 − r)/(1 + r) readings [Bayley & Hammersley 1946].
 */
export function readAt(blocks: LikeBlocks, parts: readonly (readonly number[])[]): Reading {
  const means = parts.map((part) => ({
    output: mean(blocks.output, part),
    heartRate: mean(blocks.heartRate, part),
  }));
  const all = parts.flat();
  const output = mean(blocks.output, all);
  const slope = slopeWithin(blocks, parts, (STEEPEST * mean(blocks.heartRate, all)) / output);
  return {
    output,
    parts: parts.map((part, at) => {
      const own = means[at] as (typeof means)[number];
      const rest = part.map(
        (i) =>
          (blocks.heartRate[i] as number) -
          own.heartRate -
          slope * ((blocks.output[i] as number) - own.output),
      );
      return {
        blocks: part.length,
        first: part[0] ?? 0,
        last: part.at(-1) ?? 0,
        ran: mean(blocks.ran, part),
        output: own.output,
        heartRate: own.heartRate - slope * (own.output - output),
        cadence: knownMean(blocks.cadence, part),
        error: errorOf(blocks, part, rest),
      };
    }),
  };
}

function slopeWithin(
  { output, heartRate }: LikeBlocks,
  parts: readonly (readonly number[])[],
  steepest: number,
): number {
  let xx = 0;
  let xy = 0;
  for (const part of parts) {
    const meanX = mean(output, part);
    const meanY = mean(heartRate, part);
    for (const i of part) {
      const x = (output[i] as number) - meanX;
      xx += x * x;
      xy += x * ((heartRate[i] as number) - meanY);
    }
  }
  return xx > 0 ? Math.min(steepest, Math.max(0, xy / xx)) : 0;
}

function errorOf({ ran }: LikeBlocks, part: readonly number[], rest: readonly number[]): number {
  const n = rest.length;
  if (n < 2) return 0;
  let squares = 0;
  let products = 0;
  for (let i = 0; i < n; i++) {
    const own = rest[i] as number;
    squares += own * own;
    const near =
      i > 0 && (ran[part[i] as number] as number) - (ran[part[i - 1] as number] as number);
    if (near !== false && near <= NEIGHBOURS_S) products += own * (rest[i - 1] as number);
  }
  const likeness = squares > 0 ? products / squares : 0;
  const readings = Math.max(FEWEST_READINGS, n / errorFactor(likeness) ** 2);
  return Math.sqrt(squares / (n - 1) / readings);
}

function mean(values: Float64Array, places: readonly number[]): number {
  let sum = 0;
  for (const at of places) sum += values[at] as number;
  return places.length === 0 ? 0 : sum / places.length;
}

function knownMean(values: Float64Array, places: readonly number[]): number | null {
  const known = places.filter((at) => isKnown(values[at]));
  return known.length === 0 ? null : mean(values, known);
}
