import type { IntervalKind } from '#analysis/analysis.js';
import { EDGE_SHARE, gapUnderWork, RECOVERY_SHARE, workBand } from '../work-band.js';
import { repetitionGroups } from '../repetition-groups.js';
import { isLadder } from './ladder.js';
import { lengthOf, type Piece, type Pieces } from './pieces.js';

/** A session is made of few kinds of repetitions: groups beyond these are chance (ours). */
const MOST_GROUPS = 4;
/**
 * Levels within a piece of work are planned (over-unders) where at least this share of the work has
 * so many (ours).
 */
const PLANNED_CHANGES = 0.6;
const PLANNED_LEVELS = 3;

/** Repetitions that noise tells apart are alike still: wider than where groups are shown (ours). */
const SAME_INTENSITY = 0.12;
/** Nobody repeats anything more often; so many pieces are no repetitions (ours). */
const MOST_WORK = 200;

export interface ClassifiedPiece extends Piece {
  readonly kind: IntervalKind;
}

/** One way to see a session as repetitions. */
export interface Structure {
  /** From end to end of the session. */
  readonly pieces: readonly ClassifiedPiece[];
  /** Work in groups of two or more alike, or on one ladder; indexes into `pieces`. */
  readonly groups: readonly (readonly number[])[];
}

/**
 * Sees pieces as work and recovery, and neighbouring work as one piece where its levels differ by
 * less than one of `joinShares`, or where they differ in a few repetitions alone. What two of the
 * shares see alike counts once.
 */
export function structuresOf(
  lay: Pieces,
  pieces: readonly Piece[],
  joinShares: readonly number[],
): Structure[] {
  return cutsOf(pieces).flatMap((cut) => structuresAt(lay, pieces, joinShares, cut));
}

/** The levels that may part work from recovery: a share of the band, and the session's own gap. */
function cutsOf(pieces: readonly Piece[]): number[] {
  const levels = pieces.map(({ mean }) => mean);
  const usual = RECOVERY_SHARE * workBand(levels);
  const own = gapUnderWork(levels)?.cut ?? null;
  const differs = own !== null && levels.some((level) => level < own !== level < usual);
  return differs ? [usual, own] : [usual];
}

function structuresAt(
  lay: Pieces,
  pieces: readonly Piece[],
  joinShares: readonly number[],
  cut: number,
): Structure[] {
  const classified = joinedRecovery(lay, classifiedPieces(pieces, cut));
  const whole = joinedWork(lay, classified, Infinity);
  const seen = joinShares.map((share) => {
    const fine = joinedWork(lay, classified, share);
    return changesByPlan(whole, fine) ? fine : whole;
  });
  return [...new Set(seen)].map((joined) => {
    const pieced = withEnds(lay, joined);
    return { pieces: pieced, groups: groupsOf(pieced) };
  });
}

/**
 * Work that follows on work is one block: the levels within over-unders are no repetitions. Where
 * all the work is one block, its levels stay, as they are all that there is to see.
 */
export function joinedBlocks(
  lay: Pieces,
  pieces: readonly ClassifiedPiece[],
): readonly ClassifiedPiece[] {
  const blocks = joinedWork(lay, pieces, Infinity);
  return blocks.filter(({ kind }) => kind === 'work').length > 1 ? blocks : pieces;
}

function groupsOf(pieces: readonly ClassifiedPiece[]): number[][] {
  const work = pieces.flatMap((piece, at) =>
    piece.kind === 'work' ? [{ at, seconds: lengthOf(piece), intensity: piece.mean }] : [],
  );
  if (work.length === 0 || work.length > MOST_WORK) return [];
  if (isLadder(work.map(({ at }) => pieces[at] as Piece))) return [work.map(({ at }) => at)];
  return repetitionGroups(work, MOST_GROUPS, SAME_INTENSITY)
    .filter((group) => group.length > 1)
    .map((group) => group.map((place) => (work[place] as (typeof work)[number]).at));
}

function classifiedPieces(pieces: readonly Piece[], cut: number): ClassifiedPiece[] {
  return pieces.map(({ from, to, mean }) => ({
    from,
    to,
    mean,
    kind: mean < cut ? 'recovery' : 'work',
  }));
}

function joinedRecovery(lay: Pieces, pieces: readonly ClassifiedPiece[]): ClassifiedPiece[] {
  return joinedWhere(lay, pieces, 'recovery', () => true);
}

function joinedWork(
  lay: Pieces,
  pieces: readonly ClassifiedPiece[],
  share: number,
): ClassifiedPiece[] {
  return joinedWhere(lay, pieces, 'work', (a, b) => Math.abs(a - b) < share * Math.max(a, b));
}

/** Joins neighbours of one kind whose levels are alike, the level of what is joined already first. */
function joinedWhere(
  lay: Pieces,
  pieces: readonly ClassifiedPiece[],
  kind: IntervalKind,
  areAlike: (a: number, b: number) => boolean,
): ClassifiedPiece[] {
  const out: ClassifiedPiece[] = [];
  for (let at = 0; at < pieces.length;) {
    const first = pieces[at++] as ClassifiedPiece;
    let { to, mean } = first;
    for (; first.kind === kind && at < pieces.length; at++) {
      const next = pieces[at] as ClassifiedPiece;
      if (next.kind !== kind || !areAlike(mean, next.mean)) break;
      to = next.to;
      mean = lay.mean(first.from, to);
    }
    out.push(to === first.to ? first : { from: first.from, to, mean, kind });
  }
  return out;
}

/** Every piece of `fine` is within one of `whole`; both are in order. */
function changesByPlan(
  whole: readonly ClassifiedPiece[],
  fine: readonly ClassifiedPiece[],
): boolean {
  let work = 0;
  let changing = 0;
  let at = 0;
  for (const { kind, to } of whole) {
    let levels = 0;
    for (; at < fine.length && (fine[at] as Piece).from < to; at++) levels++;
    if (kind !== 'work') continue;
    work++;
    if (levels >= PLANNED_LEVELS) changing++;
  }
  return changing >= PLANNED_CHANGES * work;
}

/**
 * The easy ends of a session are warm-up and cool-down, with the recovery beside them.
 *
 * @param pieces no two recoveries side by side
 */
function withEnds(lay: Pieces, pieces: readonly ClassifiedPiece[]): ClassifiedPiece[] {
  const band = workBand(pieces.flatMap(({ kind, mean }) => (kind === 'work' ? [mean] : [])));
  const easy = (at: number): boolean => {
    const piece = pieces[at];
    return piece !== undefined && (piece.kind === 'recovery' || piece.mean < EDGE_SHARE * band);
  };
  const last = pieces.length - 1;
  const isRest = (at: number): boolean => pieces[at]?.kind === 'recovery';
  const cools = last > 0 && easy(last);
  let first = 0;
  let behind = pieces.length;
  if (easy(0)) first = isRest(1) && !(cools && last === 1) ? 2 : 1;
  if (cools) behind = last - 1 >= first && isRest(last - 1) ? last - 1 : last;
  const ends = (from: number, to: number, kind: IntervalKind): ClassifiedPiece[] => {
    const head = pieces[from];
    const tail = pieces[to - 1];
    return from < to && head && tail ? [{ ...lay.piece(head.from, tail.to), kind }] : [];
  };
  return [
    ...ends(0, first, 'warmup'),
    ...pieces.slice(first, behind),
    ...ends(behind, pieces.length, 'cooldown'),
  ];
}
