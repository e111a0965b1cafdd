import { medianOf } from '#analysis/math/statistics.js';
import { isLadder } from './ladder.js';
import { lengthOf, type Piece } from './pieces.js';
import type { Structure } from './structure.js';

/** So far apart lengths are equal: buttons are pressed, and edges found, no more exactly. s. */
const SLACK_S = 3;
/**
 * Lengths that fell into one group by chance differ from its middle by about this share (half of
 * the group's ±15 %).
 */
const CHANCE_SHARE = 0.075;

/**
 * How far a structure is regular, 0 to 1: the share of repetitions that are like others, how alike
 * in length those are, and how alike the recoveries between them, whether in seconds or as a share
 * of the work before. Plans are; hills and races are not (ours).
 */
export function regularityOf({ pieces, groups }: Structure): number {
  const work = pieces.filter(({ kind }) => kind === 'work').length;
  if (groups.length === 0) return 0;
  const share = groups.reduce((sum, group) => sum + group.length, 0) / work;
  const members = groups.map((group) => group.map((at) => pieces[at] as Piece));
  return share * likeLengths(members) * likeRecoveries(pieces);
}

function likeLengths(groups: readonly (readonly Piece[])[]): number {
  const deviations = groups.flatMap((group) =>
    isLadder(group) ? group.map(() => 0) : fromMiddle(group.map(lengthOf), SLACK_S),
  );
  return Math.max(0, 1 - mean(deviations) / CHANCE_SHARE);
}

function likeRecoveries(pieces: Structure['pieces']): number {
  const seconds: number[] = [];
  const shares: number[] = [];
  pieces.forEach((piece, at) => {
    if (piece.kind !== 'recovery') return;
    seconds.push(lengthOf(piece));
    shares.push(lengthOf(piece) / lengthOf(pieces[at - 1] ?? piece));
  });
  return seconds.length === 0
    ? 0
    : 1 - Math.min(mean(fromMiddle(seconds, SLACK_S)), mean(fromMiddle(shares, 0)));
}

/** How far each value is from the median, as a share of it, at most 1; `slack` is let pass. */
function fromMiddle(values: readonly number[], slack: number): number[] {
  const middle = medianOf(values) ?? 0;
  return values.map((value) =>
    middle > 0 ? Math.min(1, Math.max(0, Math.abs(value - middle) - slack) / middle) : 1,
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
