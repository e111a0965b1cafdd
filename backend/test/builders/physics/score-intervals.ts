import type { SegmentStats } from '#analysis/analysis.js';
import type { Span } from '#analysis/recording/recording.js';
import type { TrueInterval, Truth } from './truth.js';

/**
 * A true interval is found where one of ours overlaps it by at least this share of both together.
 */
const FOUND_FROM = 0.8;

/** How well work intervals were found over several sessions: counts that add up. */
export interface IntervalScore {
  readonly found: number;
  readonly missed: number;
  readonly invented: number;
}

export function scoreIntervals(truth: Truth, intervals: readonly SegmentStats[]): IntervalScore {
  const real = truth.intervals.filter(({ kind }) => kind === 'work');
  const ours = intervals.filter(({ kind }) => kind === 'work');
  const found = real.filter((interval) =>
    ours.some((candidate) => overlap(interval, candidate) >= FOUND_FROM),
  ).length;
  return { found, missed: real.length - found, invented: ours.length - found };
}

export function summedScores(scores: readonly IntervalScore[]): IntervalScore {
  const sum = (read: (score: IntervalScore) => number): number =>
    scores.reduce((total, score) => total + read(score), 0);
  return {
    found: sum(({ found }) => found),
    missed: sum(({ missed }) => missed),
    invented: sum(({ invented }) => invented),
  };
}

/** Harmonic mean of precision and recall, 0 to 1. */
export function f1({ found, missed, invented }: IntervalScore): number {
  return found === 0 ? 0 : (2 * found) / (2 * found + missed + invented);
}

function overlap(a: Span, b: Span): number {
  const both = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return both <= 0 ? 0 : both / (Math.max(a.to, b.to) - Math.min(a.from, b.from));
}

/** The truth without the levels of a block: work that follows on work is one repetition. */
export function withBlocks(truth: Truth): Truth {
  const intervals: TrueInterval[] = [];
  for (const interval of truth.intervals) {
    const before = intervals.at(-1);
    if (before?.kind === 'work' && interval.kind === 'work')
      intervals[intervals.length - 1] = { ...before, to: interval.to };
    else intervals.push(interval);
  }
  return { ...truth, intervals };
}
