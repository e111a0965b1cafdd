import type { Analysis, Repair } from './analysis.js';
import { contradictionsOf } from './contradictions/contradictions.js';
import { costOf } from './cost/cost.js';
import { deviceValuesOf } from './device/device-values.js';
import type { StatedByFile } from './device/stated-by-file.js';
import { measure } from './measure.js';
import { pacingOf } from './pacing/pacing.js';
import { sessionPartsOf } from './parts/session-parts.js';
import { criticalPowerOfSession } from './performance/critical-power-of-session.js';
import { wPrimeOfSession } from './performance/w-prime-of-session.js';
import { placesOf } from './places/places.js';
import { planOfSession } from './plan/plan-of-session.js';
import type { Recording } from './recording/recording.js';
import { ENGINE_VERSION, METRICS } from './registry.js';
import { deviceSummaryRepairs } from './repairs/device-summary.js';
import { gridRepairs } from './repairs/grid-repairs.js';
import { repairRecording } from './repairs/repair-recording.js';
import { racePredictionsOf } from './running/race-predictions-of-session.js';
import { sessionOf, type Session } from './session/session.js';
import { coastingOf } from './stops/coasting-of.js';
import { stopsOf } from './stops/stops-of.js';
import { likeGradientOf } from './terrain/like-gradient-of.js';
import { terrainOf } from './terrain/terrain-of.js';
import type { Thresholds } from './thresholds.js';
import { thresholdsInForce } from './thresholds-in-force.js';
import { zoneTables } from './zones/zone-tables.js';

/**
 * Analyses one recording: repairs it, lays it on a 1 Hz grid, measures it. Pure: the same input
 * gives the same output, bit for bit, and the recording given stays as it is.
 *
 * @param profile the athlete's own values of the day; what they lack is taken from the device, with
 * its source told
 */
export function analyse(recording: Recording, profile: Thresholds): Analysis {
  const thresholds = thresholdsInForce(profile, recording);
  const repaired = repairRecording(recording, thresholds);
  const session = sessionOf(recording, repaired.recording, thresholds);
  const metrics = measure(session, METRICS);
  const repairs = [
    ...repaired.repairs,
    ...deviceSummaryRepairs(recording, session, metrics),
    ...gridRepairs(session.grid, repaired.recording),
  ];
  return {
    engineVersion: ENGINE_VERSION,
    sessionShape: session.shape,
    sessionShapeConfidence: session.shapeConfidence,
    repairs,
    metrics,
    zones: zoneTables(session),
    intervals: session.intervals,
    intervalSummary: session.intervalSummary,
    laps: session.laps,
    curves: session.powerCurve.length === 0 ? {} : { power: session.powerCurve },
    bestEfforts: session.bestEfforts,
    pacing: pacingOf(session),
    climbs: session.climbs,
    ...courseOf(session),
    powerEfforts: session.powerEfforts,
    ...performanceOf(session),
    contradictions: contradictionsOf(session),
    cost: costOf(session),
    ...stated(session, repairs),
    thresholds,
  };
}

/**
 * What only some workouts allow to say; where it is absent, the metric of its name gives the
 * reason.
 */
function performanceOf(
  session: Session,
): Pick<Analysis, 'criticalPower' | 'wPrimeBalance' | 'racePredictions'> {
  const critical = criticalPowerOfSession(session);
  const reserve = wPrimeOfSession(session);
  const racePredictions = racePredictionsOf(session);
  return {
    ...('fit' in critical && { criticalPower: critical.fit }),
    ...('balance' in reserve && { wPrimeBalance: reserve.balance }),
    ...(racePredictions && { racePredictions }),
  };
}

/** What the file itself says, and the parts it consists of; absent where it says nothing. */
function stated(session: Session, repairs: readonly Repair[]): StatedByFile {
  const device = deviceValuesOf(session.original, repairs);
  const parts = sessionPartsOf(session);
  const plan = planOfSession(session);
  return {
    ...(device && { device }),
    ...(parts.length > 0 && { parts }),
    ...(plan && { plan }),
  };
}

/** What the road was like; each part only where the recording shows it. */
function courseOf(
  session: Session,
): Pick<Analysis, 'terrain' | 'stops' | 'coasting' | 'likeGradient' | 'places'> {
  const terrain = terrainOf(session);
  const stops = stopsOf(session);
  const coasting = coastingOf(session);
  const places = placesOf(session, session.climbs);
  // The parts of an interval session are meant to differ.
  const likeGradient = session.shape === 'intervals' ? null : likeGradientOf(session);
  return {
    ...(terrain && { terrain }),
    ...(stops && { stops }),
    ...(coasting && { coasting }),
    ...(likeGradient && { likeGradient }),
    ...(places && { places }),
  };
}
