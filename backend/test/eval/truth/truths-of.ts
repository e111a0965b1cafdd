import { PHYSIQUE } from '#test/builders/physics/athlete.js';
import type { SessionPlan } from '#test/builders/physics/session-plan.js';
import { ATHLETES } from '../world/athletes.js';
import { BOTH_LEGS, type EvalPlan } from '../world/plans.js';
import { seriesOf } from './series.js';
import { distanceTruths, intervalTruths, lapTruths } from './true-parts.js';
import { TruthBook, wholeTruths, zones, type Truths } from './true-values.js';

/**
 * A device that lost or made up readings leaves the engine a guess; this many times the usual room.
 */
const FAULTY = 4;

/**
 * All that is true of a planned session, by the keys of facts, worked out from the generator alone.
 */
export function truthsOf({ plan, athlete }: EvalPlan, imperial: boolean): Truths {
  const series = seriesOf(plan);
  const book = new TruthBook(
    (plan.faults ?? []).some(({ kind }) => kind !== BOTH_LEGS) || plan.smartRecording === true
      ? FAULTY
      : 1,
  );
  wholeTruths(book, series, plan);
  intervalTruths(book, series, plan);
  lapTruths(book, series, plan);
  distanceTruths(book, series, imperial);
  const { thresholds } = ATHLETES[athlete];
  if (series.heartRate) heartZones(book, series.heartRate, plan);
  if (thresholds.ftpW) book.put('threshold.ftp', PHYSIQUE.ftpW, { absolute: 0 });
  if (thresholds.maxHr) book.put('threshold.maxHr', PHYSIQUE.maxHr, { absolute: 0 });
  if (thresholds.restingHr) book.put('threshold.restingHr', PHYSIQUE.restingHr, { absolute: 0 });
  if (thresholds.weightKg) book.put('threshold.weight', PHYSIQUE.weightKg, { absolute: 0 });
  return book.truths;
}

function heartZones(book: TruthBook, beats: readonly number[], { family }: SessionPlan): void {
  const { maxHr, restingHr } = PHYSIQUE;
  const shares = family === 'cycling' ? [50, 60, 70, 80, 90, 100] : [55, 65, 75, 85, 92, 100];
  zones(
    book,
    'heartRate',
    beats,
    shares.map((share) => restingHr + ((maxHr - restingHr) * share) / 100),
  );
}
