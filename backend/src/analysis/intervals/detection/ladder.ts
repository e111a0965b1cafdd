import { lengthOf, type Piece } from './pieces.js';

/** Fewer repetitions go up or down by chance. */
const FEWEST_RUNGS = 4;
/** Rungs differ by at least so much, and by the same to so much (ours). s. */
const LEAST_STEP_S = 15;
const SLACK_S = 6;

/**
 * Whether the lengths of repetitions rise or fall by one step from each to the next, as in
 * 6-5-4-3-2-1 minutes: a plan, though no two are alike.
 */
export function isLadder(work: readonly Piece[]): boolean {
  const lengths = work.map(lengthOf);
  const first = lengths[0] ?? 0;
  const step = ((lengths.at(-1) ?? 0) - first) / (lengths.length - 1);
  return (
    lengths.length >= FEWEST_RUNGS &&
    Math.abs(step) >= LEAST_STEP_S &&
    lengths.every((length, at) => Math.abs(length - first - step * at) <= SLACK_S)
  );
}
