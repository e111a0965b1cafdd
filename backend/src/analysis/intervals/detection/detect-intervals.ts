import type { IntervalKind } from '#analysis/analysis.js';
import { medianOf } from '#analysis/math/statistics.js';
import type { Span } from '#analysis/recording/recording.js';
import { wholeOf } from '#analysis/session/active-rows.js';
import type { Ground } from '#analysis/session/ground.js';
import { findStructure, viewsOf, type FoundStructure } from './find-structure.js';
import { slopeContrast } from './hills.js';
import { LONGEST_REST_S, outputSeries, type OutputSeries } from './output-series.js';
import { lengthOf, Pieces, type Piece } from './pieces.js';
import { sharpnessOf } from './sharpness.js';
import { besideWork, strongContrast } from './strong-contrast.js';
import { joinedBlocks, type ClassifiedPiece } from './structure.js';

/**
 * A structure counts from this score on (ours). On generated sessions even, hilly and stochastic
 * ones stay under 0.45, while repetitions reach 0.5 and more; see the tests.
 */
const LEAST_SCORE = 0.5;
/** Two repetitions are easily alike by chance: they must be this regular, and this long. */
const LEAST_SCORE_OF_TWO = 0.8;
const SHORTEST_OF_TWO_S = 180;
/**
 * Work on ground so much steeper than that of the recoveries was set by the hills, unless it is
 * very regular.
 */
const HILLY_CONTRAST = 0.02;
const HILLS_COUNT = 0.6;
/**
 * Athletes stop the watch to rest between repetitions, and at traffic lights: stops must be this
 * many, this long and very regular (ours).
 */
const FEWEST_RESTS = 2;
const SHORTEST_REST_S = 15;
const SAME_REST = 0.3;
const MOST_RESTS = 0.6;
const LEAST_SCORE_WITH_STOPS = 0.7;
/** Who moves at under this share of the work stands most of the time (ours). */
const STANDING = 0.2;
/**
 * Half of the step from rest to work is made at its edge, or it is a wave and no repetition; its
 * score is then no higher than this (ours).
 */
const LEAST_SHARPNESS = 0.5;
const MOST_OF_WAVES = 0.3;
/** Under and over this much output nothing is looked for (ours). s. */
const SHORTEST_SESSION_S = 600;
const LONGEST_SESSION_S = 86_400;

export type DetectedSpan = Span & { readonly kind: IntervalKind };

export interface Detection {
  /** How far the session looks like repetitions, 0 to 1. */
  readonly score: number;
  /**
   * From the first second of the recording to the last, without a gap; null where there is no plan
   * behind the output.
   */
  readonly spans: readonly DetectedSpan[] | null;
}

const NONE: Detection = { score: 0, spans: null };

/**
 * Intervals told from the output alone: levels between change points, work and recovery by the work
 * band, and a proof that there is a plan behind them. None for sessions that are even, hilly or
 * simply restless, and for rides outdoors without power.
 */
export function detectIntervals(ground: Ground): Detection {
  const { output, recording, grid } = ground;
  const blownAbout =
    recording.family === 'cycling' && output?.channel === 'speed' && !recording.indoor;
  if (blownAbout) return NONE;
  const running = viewed(ground, outputSeries(ground));
  if (running === null) return NONE;
  const regular = repetitionsIn(ground, running, 0);
  if (regular.spans !== null) return regular;
  if (!restedBetween(grid.stops)) return outstandingIn(ground, running, regular.score);
  const rested = viewed(ground, outputSeries(ground, 'timer-and-stops'));
  const resting = rested && repetitionsIn(ground, rested, LEAST_SCORE_WITH_STOPS);
  return resting === null || resting.spans === null ? regular : resting;
}

/** A session as it is looked at: its output, and the pieces that each view lays over it. */
interface Viewed {
  readonly series: OutputSeries;
  readonly lay: Pieces;
  readonly views: readonly (readonly Piece[])[];
}

function viewed(ground: Ground, series: OutputSeries | null): Viewed | null {
  if (
    series === null ||
    series.sharp.length < SHORTEST_SESSION_S ||
    series.sharp.length > LONGEST_SESSION_S
  )
    return null;
  const lay = new Pieces(series.sharp);
  return { series, lay, views: viewsOf(series, lay, ground.recording.family) };
}

/** Work that is like no other, and that stands out. */
function outstandingIn(ground: Ground, { series, lay, views }: Viewed, least: number): Detection {
  const { found, hint } = strongContrast(lay, series.sharp, views, ground.recording.family);
  const spans = found === null ? null : spansOf(found.pieces, series, ground);
  if (found === null || spans === null || isUphill(ground, spans))
    return { score: Math.max(least, hint), spans: null };
  return { score: found.score, spans };
}

/** Repetitions that are like one another. */
function repetitionsIn(ground: Ground, { series, lay, views }: Viewed, least: number): Detection {
  const found = findStructure(lay, views);
  if (found === null) return NONE;
  const spans = spansOf(joinedBlocks(lay, found.pieces), series, ground);
  const score = found.score * hillsWeigh(ground, spans);
  const waves = sharpnessOf(series.sharp, found.pieces) < LEAST_SHARPNESS;
  const needed = Math.max(least, leastScore(found), standsBetween(ground, found.pieces));
  const seen = !waves && score >= needed;
  return { score: waves ? Math.min(score, MOST_OF_WAVES) : score, spans: seen ? spans : null };
}

/** On foot, standing between pieces of work is what traffic lights make of a run as well. */
function standsBetween({ recording }: Ground, pieces: readonly ClassifiedPiece[]): number {
  const level = (kind: IntervalKind): number =>
    medianOf(pieces.filter((piece) => piece.kind === kind).map(({ mean }) => mean)) ?? 0;
  const stands = level('recovery') < STANDING * level('work');
  return recording.family === 'running' && stands ? LEAST_SCORE_WITH_STOPS : 0;
}

/** Work that a climb set, whether on wheels or on foot. */
function isUphill(ground: Ground, spans: readonly DetectedSpan[]): boolean {
  if (ground.recording.indoor) return false;
  const work = spans.filter(({ kind }) => kind === 'work');
  const contrast = slopeContrast(ground, work, besideWork(spans));
  return contrast !== null && contrast >= HILLY_CONTRAST;
}

/** Whether stops look like rests: enough of them, most of one length. */
function restedBetween(stops: readonly Span[]): boolean {
  const lengths = stops
    .map(({ from, to }) => to - from)
    .filter((seconds) => seconds >= SHORTEST_REST_S && seconds <= LONGEST_REST_S);
  const usual = medianOf(lengths) ?? 0;
  const alike = lengths.filter((seconds) => Math.abs(seconds - usual) <= SAME_REST * usual);
  return lengths.length >= FEWEST_RESTS && alike.length >= MOST_RESTS * lengths.length;
}

function leastScore({ pieces, groups }: FoundStructure): number {
  const repetitions = groups.flat();
  if (repetitions.length > 2) return LEAST_SCORE;
  return repetitions.every((at) => lengthOf(pieces[at] as Piece) >= SHORTEST_OF_TWO_S)
    ? LEAST_SCORE_OF_TWO
    : Infinity;
}

function hillsWeigh(ground: Ground, spans: readonly DetectedSpan[]): number {
  if (ground.output?.channel !== 'power' || ground.recording.indoor) return 1;
  const of = (kind: IntervalKind): Span[] => spans.filter((span) => span.kind === kind);
  const contrast = slopeContrast(ground, of('work'), of('recovery'));
  return contrast !== null && contrast >= HILLY_CONTRAST ? HILLS_COUNT : 1;
}

/**
 * Pieces of timer time as spans of the recording; a stop between two belongs to what is not work,
 * else to the one before.
 */
function spansOf(
  pieces: readonly ClassifiedPiece[],
  { rows }: OutputSeries,
  { grid }: Ground,
): DetectedSpan[] {
  const { time } = grid;
  const whole = wholeOf(grid);
  const at = (second: number): number => time[rows[second] as number] as number;
  let from = whole.from;
  return pieces.map(({ kind, to }, place) => {
    const next = pieces[place + 1];
    const stopsFirst = kind === 'work' && next !== undefined && next.kind !== 'work';
    const followed = stopsFirst ? Math.min(at(to), at(to - 1) + 1) : at(to);
    const end = next === undefined ? whole.to : followed;
    const span = { from, to: end, kind };
    from = end;
    return span;
  });
}
