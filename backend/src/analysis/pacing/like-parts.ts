import { isKnown } from '../math/known.js';
import type { Session } from '../session/session.js';
import { BANDS, gradeBands, UNKNOWN_BAND } from '../terrain/grade-bands.js';
import { runningPowerOf } from './running-power.js';
import { underPower } from './under-power.js';

/** Parts are compared on ground that both hold, if that is at least this share of the lesser (ours). */
const LIKE_SHARE = 0.3;
/** … and no less than this. s. */
const LEAST_LIKE_S = 120;

/** Sums over the rows of one band in one part. */
interface Tally {
  seconds: number;
  metres: number;
  output: number;
  effort: number;
}

/** What was put out under power in one part of the session. */
export interface PowerPart {
  readonly seconds: number;
  readonly heartRate: number | null;
  /** As the watch of a run gives it; null without any. W. */
  readonly runningPower: number | null;
  /** By grade; all in one where the course is not known. */
  readonly bands: readonly Tally[];
}

/** A band for the rows whose grade is not known. */
const NO_GRADE = BANDS.length;

/**
 * Equal parts of what was under power: of its distance on foot, where that is known, of its time on
 * rides. Null where nothing was.
 */
export function powerParts(session: Session, parts: number): PowerPart[] | null {
  const marks = underPower(session);
  const { grid, output, recording } = session;
  const { distance, heartRate } = grid.channels;
  const steps = stepsOf(marks, recording.family === 'running' ? distance : undefined);
  if (!(steps.total > 0) || output === null) return null;
  // On foot the effort is adjusted by grade already.
  const grades = recording.family === 'cycling' ? gradeBands(session) : null;
  const runningPower = runningPowerOf(session);
  const made = Array.from({ length: parts }, () => emptyPart());
  let reached = 0;
  for (let row = 1; row < grid.length; row++) {
    if (marks[row] === 0) continue;
    const place = Math.min(parts - 1, Math.floor((parts * reached) / steps.total));
    reached += steps.of(row);
    const part = made[place] as MutablePart;
    const tally = tallyOf(part, grades?.[row]);
    tally.seconds++;
    tally.metres += distance === undefined ? 0 : stepIn(distance, row);
    tally.output += output.values[row] as number;
    tally.effort += output.effort[row] as number;
    part.seconds++;
    addTo(part.heart, heartRate?.[row]);
    addTo(part.power, runningPower?.[row]);
  }
  return made.map(({ seconds, heart, power, bands }) => ({
    seconds,
    bands,
    heartRate: meanOf(heart),
    runningPower: meanOf(power),
  }));
}

function tallyOf({ bands }: MutablePart, grade = UNKNOWN_BAND): Tally {
  return bands[grade === UNKNOWN_BAND ? NO_GRADE : grade] as Tally;
}

interface Sum {
  sum: number;
  seconds: number;
}

interface MutablePart {
  seconds: number;
  readonly heart: Sum;
  readonly power: Sum;
  readonly bands: Tally[];
}

/** Adds a second that has a value; zero is no value, of a heart as of the power of a run. */
function addTo(total: Sum, value: number | undefined): void {
  if (!isKnown(value) || value <= 0) return;
  total.sum += value;
  total.seconds++;
}

function meanOf({ sum, seconds }: Sum): number | null {
  return seconds === 0 ? null : sum / seconds;
}

function emptyPart(): MutablePart {
  const bands = Array.from({ length: NO_GRADE + 1 }, () => ({
    seconds: 0,
    metres: 0,
    output: 0,
    effort: 0,
  }));
  return { seconds: 0, heart: { sum: 0, seconds: 0 }, power: { sum: 0, seconds: 0 }, bands };
}

function stepIn(distance: Float64Array, row: number): number {
  const step = (distance[row] as number) - (distance[row - 1] as number);
  return isKnown(step) ? step : 0;
}

/** How far each row goes on: metres, or one second. */
function stepsOf(marks: Uint8Array, distance: Float64Array | undefined) {
  const of = (row: number): number => (distance === undefined ? 1 : stepIn(distance, row));
  let total = 0;
  for (let row = 1; row < marks.length; row++) if (marks[row] === 1) total += of(row);
  return { of, total };
}

/**
 * By how much the effort of a later part is over that of an earlier one on like ground, as a share:
 * the change in each band of grade, weighted by the seconds that both hold. Null where they hold
 * too little in common.
 */
export function changeOnLikeGround(
  { output, grid }: Pick<Session, 'output' | 'grid'>,
  early: PowerPart,
  late: PowerPart,
): number | null {
  const byDistance = output?.channel === 'speed' && grid.channels.distance !== undefined;
  let common = 0;
  let change = 0;
  early.bands.forEach((before, at) => {
    const after = late.bands[at] as Tally;
    const a = levelOf(before, byDistance);
    const b = levelOf(after, byDistance);
    if (a === null || b === null || a <= 0) return;
    const weight = Math.min(before.seconds, after.seconds);
    common += weight;
    change += weight * (b / a - 1);
  });
  const least = Math.max(LEAST_LIKE_S, LIKE_SHARE * Math.min(early.seconds, late.seconds));
  return common < least ? null : change / common;
}

/**
 * Mean effort: W; or on foot metres over seconds, by the ratio that slopes make of the samples of
 * speed.
 */
function levelOf({ seconds, metres, output, effort }: Tally, byDistance: boolean): number | null {
  if (seconds === 0) return null;
  if (!byDistance) return effort / seconds;
  return output > 0 ? ((metres / seconds) * effort) / output : null;
}
