import type { Analysis } from './analysis.js';
import { meanMaximalPower } from './curves/mean-maximal-power.js';
import { measure } from './measure.js';
import { pacingOf } from './pacing/pacing.js';
import type { Recording } from './recording/recording.js';
import { ENGINE_VERSION, METRICS } from './registry.js';
import { gridRepairs } from './repairs/grid-repairs.js';
import { repairRecording } from './repairs/repair-recording.js';
import { sessionOf } from './session/session.js';
import type { Thresholds } from './thresholds.js';
import { thresholdsInForce } from './thresholds-in-force.js';
import { zoneTables } from './zones/zone-tables.js';

/**
 * Analyses one recording: repairs it, lays it on a 1 Hz grid, measures it.
 * Pure: the same input gives the same output, bit for bit, and the recording given stays as it is.
 *
 * @param profile the athlete's own values of the day; what they lack is taken from the device, with its source told
 */
export function analyse(recording: Recording, profile: Thresholds): Analysis {
  const thresholds = thresholdsInForce(profile, recording);
  const repaired = repairRecording(recording, thresholds);
  const session = sessionOf(recording, repaired.recording, thresholds);
  const power = meanMaximalPower(session.grid);
  return {
    engineVersion: ENGINE_VERSION,
    sessionShape: session.shape,
    repairs: [...repaired.repairs, ...gridRepairs(session.grid)],
    metrics: measure(session, METRICS),
    zones: zoneTables(session),
    intervals: session.intervals,
    laps: session.laps,
    curves: power.length === 0 ? {} : { power },
    bestEfforts: session.bestEfforts,
    pacing: pacingOf(session),
    thresholds,
  };
}
