import type { IntervalKind } from '../../analysis.js';
import { EDGE_SHARE, RECOVERY_SHARE, workBand } from '../work-band.js';
import { repetitionGroups } from '../repetition-groups.js';
import { lengthOf, type Piece, type Pieces } from './pieces.js';

/** A session is made of few kinds of repetitions: groups beyond these are chance (ours). */
const MOST_GROUPS = 4;
/** Levels within a piece of work are planned (over-unders) where at least this share of the work has so many (ours). */
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
  /** Work in groups of two or more alike; indexes into `pieces`. */
  readonly groups: readonly (readonly number[])[];
  /** Share of the work that the groups account for, by number and by time multiplied. */
  readonly explained: number;
}

/**
 * Sees pieces as work and recovery, and neighbouring work as one piece where its levels differ by less than `joinShare`,
 * or where they differ in a few repetitions alone.
 */
export function structureOf(lay: Pieces, pieces: readonly Piece[], joinShare: number): Structure {
  const classified = joinedRecovery(lay, classifiedPieces(pieces));
  const whole = joinedWork(lay, classified, Infinity);
  const fine = joinedWork(lay, classified, joinShare);
  const pieced = withEnds(lay, changesByPlan(whole, fine) ? fine : whole);
  return { pieces: pieced, ...grouped(pieced) };
}

function grouped(pieces: readonly ClassifiedPiece[]): Pick<Structure, 'groups' | 'explained'> {
  const work = pieces.flatMap(({ kind }, at) => (kind === 'work' ? [at] : []));
  if (work.length === 0 || work.length > MOST_WORK) return { groups: [], explained: 0 };
  const piece = (at: number): Piece => pieces[at] as Piece;
  const groups = repetitionGroups(work.map((at) => ({ seconds: lengthOf(piece(at)), intensity: piece(at).mean })), MOST_GROUPS, SAME_INTENSITY)
    .filter((group) => group.length > 1)
    .map((group) => group.map((at) => work[at] as number));
  const seconds = (places: readonly number[]): number => places.reduce((sum, at) => sum + lengthOf(piece(at)), 0);
  const inGroups = groups.flat();
  return { groups, explained: (inGroups.length / work.length) * (seconds(inGroups) / seconds(work)) };
}

function classifiedPieces(pieces: readonly Piece[]): ClassifiedPiece[] {
  const band = workBand(pieces.map(({ mean }) => mean));
  return pieces.map((piece) => ({ ...piece, kind: piece.mean < RECOVERY_SHARE * band ? 'recovery' : 'work' }));
}

function joinedRecovery(lay: Pieces, pieces: readonly ClassifiedPiece[]): ClassifiedPiece[] {
  return joinedWhere(lay, pieces, (a, b) => a.kind === 'recovery' && b.kind === 'recovery');
}

function joinedWork(lay: Pieces, pieces: readonly ClassifiedPiece[], share: number): ClassifiedPiece[] {
  return joinedWhere(lay, pieces, (a, b) => a.kind === 'work' && b.kind === 'work' && Math.abs(a.mean - b.mean) < share * Math.max(a.mean, b.mean));
}

function joinedWhere(lay: Pieces, pieces: readonly ClassifiedPiece[], join: (a: ClassifiedPiece, b: ClassifiedPiece) => boolean): ClassifiedPiece[] {
  const out: ClassifiedPiece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last !== undefined && join(last, piece)) out[out.length - 1] = { ...lay.piece(last.from, piece.to), kind: last.kind };
    else out.push(piece);
  }
  return out;
}

function changesByPlan(whole: readonly ClassifiedPiece[], fine: readonly ClassifiedPiece[]): boolean {
  const work = whole.filter(({ kind }) => kind === 'work');
  const changing = work.filter((piece) => fine.filter(({ from }) => from >= piece.from && from < piece.to).length >= PLANNED_LEVELS);
  return changing.length >= PLANNED_CHANGES * work.length;
}

/** The easy ends of a session are warm-up and cool-down. */
function withEnds(lay: Pieces, pieces: readonly ClassifiedPiece[]): ClassifiedPiece[] {
  const band = workBand(pieces.flatMap(({ kind, mean }) => (kind === 'work' ? [mean] : [])));
  const last = pieces.length - 1;
  const named = pieces.map((piece, at): ClassifiedPiece => {
    if (at === 0 && piece.mean < EDGE_SHARE * band) return { ...piece, kind: 'warmup' };
    return at === last && at > 0 && piece.mean < EDGE_SHARE * band ? { ...piece, kind: 'cooldown' } : piece;
  });
  const warm = joinedWhere(lay, named, (a, b) => a.kind === 'warmup' && b.kind === 'recovery');
  const cool = joinedWhere(lay, warm, (a, b) => a.kind === 'recovery' && b.kind === 'cooldown');
  return cool.map((piece, at) => (named[last]?.kind === 'cooldown' && at === cool.length - 1 ? { ...piece, kind: 'cooldown' } : piece));
}
