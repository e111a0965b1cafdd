import { meanOf, medianOf } from '#analysis/math/statistics.js';
import type { Span } from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { fitOfStructure } from './fit-of-structure.js';
import { lengthOf, type Piece, type Pieces } from './pieces.js';
import { leastSharpnessOf, sharpnessOf } from './sharpness.js';
import { structuresOf, type ClassifiedPiece } from './structure.js';

/**
 * Work that stands out so far from what is before and after it was meant, even where no two pieces
 * of it are alike (ours).
 */
const CONTRAST = { cycling: 1.25, running: 1.15 } as const;
/** The edges of such work are sharper than those of waves (ours), see `sharpnessOf`. */
const LEAST_SHARPNESS = 0.6;
/** Each edge of a block, or it grew out of what was before (ours). */
const LEAST_EDGE = 0.45;

/**
 * A long block: so long, so few, and no more of the session than this, as a steady ride has a
 * warm-up and a cool-down as well (ours).
 */
const BLOCK = { shortestS: 600, most: 3, mostOfSession: 0.6 } as const;
/** What frames a block and is no walk or coasting: so long, and at this share of it (ours). */
const FRAME = {
  beforeS: 300,
  afterS: 240,
  betweenS: 60,
  level: { cycling: 0.45, running: 0.6 },
} as const;
/** A block is even: so many of its minutes within this share of its mean … */
const EVEN = { share: 0.85, within: 0.15, minuteS: 60 } as const;
/** … and its halves no further apart than this, or it is a progression (ours). */
const SAME_HALVES = 0.06;

/**
 * Pickups of a fartlek: so many, each so far over the recoveries beside it, these on the move and
 * alike, between easy running that is no less than this share of the session (ours).
 */
const PICKUP = {
  shortestS: 15,
  fewest: 4,
  most: 60,
  longestS: 900,
  contrast: 1.25,
  slowest: 0.25,
  alike: 0.25,
  weakest: 0.7,
  easyShare: 0.35,
  warmupS: 240,
  warmup: 0.5,
} as const;
const LEAST_FIT = 0.6;

/** What a proof by contrast says at most; of a lone block least, as it may have been more (ours). */
const SURE = { pickups: 0.85, blocks: 0.9, lone: 0.7 } as const;
/** So far work that stands out, without any plan to be seen, is a hint at intervals (ours). */
const HINT = 0.3;

export interface ContrastFound {
  readonly pieces: readonly ClassifiedPiece[];
  readonly score: number;
}

export interface ContrastSearch {
  /** The session that stands out, the surest; null where none does. */
  readonly found: ContrastFound | null;
  /** 0 to 0.3: how much stands out, whether or not there is a plan in it. */
  readonly hint: number;
}

/**
 * Work that nothing repeats, and that was meant nevertheless: one to three long even blocks, or the
 * pickups of a fartlek (on foot; on wheels a group sets them). Read from the views of the session
 * that are laid already.
 */
export function strongContrast(
  lay: Pieces,
  values: Float64Array,
  views: readonly (readonly Piece[])[],
  family: SportFamily,
): ContrastSearch {
  let found: ContrastFound | null = null;
  let most = 0;
  let hint = 0;
  for (const view of views)
    for (const { pieces } of structuresOf(lay, view, [Infinity])) {
      hint = Math.max(hint, HINT * standingOut(pieces, CONTRAST[family]));
      const score = Math.max(
        blocksIn(pieces, values, family),
        family === 'running' ? pickupsIn(pieces, lay, values) : 0,
      );
      const worth = score * workOf(pieces).length ** 0.25;
      if (worth > most) [most, found] = [worth, { pieces, score }];
    }
  return { found, hint };
}

function workOf(pieces: readonly ClassifiedPiece[]): ClassifiedPiece[] {
  return pieces.filter(({ kind }) => kind === 'work');
}

/** Share of two pieces of work or more that are far over both neighbours. */
function standingOut(pieces: readonly ClassifiedPiece[], contrast: number): number {
  const work = pieces.flatMap(({ kind }, at) => (kind === 'work' ? [at] : []));
  if (work.length < 2) return 0;
  return work.filter((at) => contrastAt(pieces, at) >= contrast).length / work.length;
}

/** How many times the higher of its neighbours a piece is; 0 at an end of the session. */
function contrastAt(pieces: readonly ClassifiedPiece[], at: number): number {
  const before = pieces[at - 1];
  const piece = pieces[at];
  const after = pieces[at + 1];
  if (before === undefined || piece === undefined || after === undefined) return 0;
  return piece.mean / Math.max(before.mean, after.mean);
}

function blocksIn(
  pieces: readonly ClassifiedPiece[],
  values: Float64Array,
  family: SportFamily,
): number {
  const work = workOf(pieces);
  if (work.length === 0 || work.length > BLOCK.most) return 0;
  const seconds = work.reduce((sum, piece) => sum + lengthOf(piece), 0);
  if (seconds > BLOCK.mostOfSession * values.length) return 0;
  const stands = pieces.every(
    ({ kind }, at) =>
      kind !== 'work' ||
      (isFramed(pieces, at, family) && contrastAt(pieces, at) >= CONTRAST[family]),
  );
  if (!stands || leastSharpnessOf(values, pieces) < LEAST_EDGE) return 0;
  const even = Math.min(...work.map((piece) => evenness(values, piece)));
  if (even < EVEN.share) return 0;
  return even * (work.length === 1 ? SURE.lone : SURE.blocks);
}

function isFramed(pieces: readonly ClassifiedPiece[], at: number, family: SportFamily): boolean {
  const before = pieces[at - 1];
  const block = pieces[at];
  const after = pieces[at + 1];
  if (before === undefined || block === undefined || after === undefined) return false;
  const shortest = { warmup: FRAME.beforeS, recovery: FRAME.betweenS, cooldown: FRAME.afterS };
  const frames = (piece: ClassifiedPiece): boolean =>
    piece.kind !== 'work' &&
    lengthOf(piece) >= shortest[piece.kind as keyof typeof shortest] &&
    piece.mean >= FRAME.level[family] * block.mean;
  return lengthOf(block) >= BLOCK.shortestS && frames(before) && frames(after);
}

/**
 * Share of the minutes of a block that are near its mean; 0 where it rises or falls. A moment of
 * coasting spoils one minute, and not the level of a half.
 */
function evenness(values: Float64Array, { from, to, mean }: Piece): number {
  const minutes: number[] = [];
  for (let at = from; at + EVEN.minuteS <= to; at += EVEN.minuteS)
    minutes.push(meanOf(values, at, at + EVEN.minuteS) ?? 0);
  const middle = minutes.length >> 1;
  const early = medianOf(minutes.slice(0, middle));
  const late = medianOf(minutes.slice(middle));
  if (Math.abs((early ?? 0) - (late ?? 0)) > SAME_HALVES * mean) return 0;
  const near = minutes.filter((minute) => Math.abs(minute - mean) <= EVEN.within * mean);
  return near.length / minutes.length;
}

function pickupsIn(pieces: readonly ClassifiedPiece[], lay: Pieces, values: Float64Array): number {
  const work = workOf(pieces);
  if (work.length < PICKUP.fewest || work.length > PICKUP.most) return 0;
  const stands = pieces.every(
    (piece, at) =>
      piece.kind !== 'work' ||
      (lengthOf(piece) >= PICKUP.shortestS &&
        lengthOf(piece) <= PICKUP.longestS &&
        contrastAt(pieces, at) >= PICKUP.contrast),
  );
  if (!stands || !easyBetween(pieces, values.length)) return 0;
  if (sharpnessOf(values, pieces) < LEAST_SHARPNESS) return 0;
  const fit = fitOfStructure(lay, { pieces });
  return fit < LEAST_FIT ? 0 : fit * SURE.pickups;
}

/** Whether pickups come out of easy running: begun and ended with it, and alike between them. */
function easyBetween(pieces: readonly ClassifiedPiece[], seconds: number): boolean {
  const levels = workOf(pieces).map(({ mean }) => mean);
  const usual = medianOf(levels) ?? 0;
  const rests = pieces.filter(({ kind }) => kind === 'recovery').map(({ mean }) => mean);
  const rest = medianOf(rests) ?? 0;
  const first = pieces[0];
  const last = pieces.at(-1);
  const easy = pieces.reduce(
    (sum, piece) => sum + (piece.kind === 'work' ? 0 : lengthOf(piece)),
    0,
  );
  return (
    first?.kind === 'warmup' &&
    last?.kind === 'cooldown' &&
    lengthOf(first) >= PICKUP.warmupS &&
    first.mean >= PICKUP.warmup * usual &&
    rest >= PICKUP.slowest * usual &&
    rests.every((mean) => Math.abs(mean - rest) <= PICKUP.alike * rest) &&
    Math.min(...levels) >= PICKUP.weakest * Math.max(...levels) &&
    easy >= PICKUP.easyShare * seconds
  );
}

/** The pieces beside work that is found: what it stands out from. Spans in order. */
export function besideWork<T extends Span & { readonly kind: string }>(spans: readonly T[]): T[] {
  return spans.filter(
    ({ kind }, at) =>
      kind !== 'work' && (spans[at - 1]?.kind === 'work' || spans[at + 1]?.kind === 'work'),
  );
}
