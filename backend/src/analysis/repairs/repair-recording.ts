import type { Repair } from '../analysis.js';
import type { Recording } from '../recording/recording.js';
import type { Thresholds } from '../thresholds.js';
import { dropCadenceLock } from './cadence-lock.repair.js';
import { dropCadenceSpikes } from './cadence-spikes.repair.js';
import { stopClockJumps } from './clock-jumps.repair.js';
import { dropDeadChannels } from './dead-channels.repair.js';
import { takeOutDistanceLeaps } from './distance-leaps.repair.js';
import { mendDistance } from './distance-resets.repair.js';
import { dropGpsJumps } from './gps-jumps.repair.js';
import { dropFirstHeights } from './first-heights.repair.js';
import { dropNullIsland } from './gps-null-island.repair.js';
import { dropBadHeartRate } from './heart-rate-dropouts.repair.js';
import { dropImpossibleValues } from './impossible-values.repair.js';
import { supplyDistance } from './missing-distance.repair.js';
import { supplySpeed } from './missing-speed.repair.js';
import { dropPowerDropouts } from './power-dropouts.repair.js';
import { flattenPowerSpikes } from './power-spikes.repair.js';
import type { Repaired, RepairStep } from './repair-step.js';
import { dropShortSummary } from './short-summary.repair.js';
import { dropSpeedSpikes } from './speed-spikes.repair.js';
import { dropStuckReadings } from './stuck-sensors.repair.js';
import { dropWildCadence } from './wild-cadence.repair.js';

/**
 * In this order: what nobody measured, what is not there, what cannot be, then what can be worked
 * out from what is left.
 */
const STEPS: readonly RepairStep[] = [
  dropImpossibleValues,
  dropDeadChannels,
  dropFirstHeights,
  dropNullIsland,
  dropGpsJumps,
  flattenPowerSpikes,
  dropStuckReadings,
  dropPowerDropouts,
  dropBadHeartRate,
  dropSpeedSpikes,
  dropWildCadence,
  dropCadenceSpikes,
  dropCadenceLock,
  stopClockJumps,
  dropShortSummary,
  mendDistance,
  takeOutDistanceLeaps,
  supplyDistance,
  supplySpeed,
];

/**
 * What one repair leaves may be a case for another; no recording was seen to need more than two
 * rounds (ours).
 */
const MOST_ROUNDS = 5;

/**
 * Applies every repair until none finds anything more; the recording given stays as it is, and each
 * change is described in words.
 */
export function repairRecording(recording: Recording, thresholds: Thresholds): Repaired {
  let repaired = recording;
  const repairs: Repair[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = oneRound(repaired, thresholds);
    if (found.repairs.length === 0) break;
    repaired = found.recording;
    repairs.push(...found.repairs);
  }
  return { recording: repaired, repairs };
}

function oneRound(recording: Recording, thresholds: Thresholds): Repaired {
  let repaired = recording;
  const repairs: Repair[] = [];
  for (const step of STEPS) {
    const result = step(repaired, thresholds);
    repaired = result.recording;
    repairs.push(...result.repairs);
  }
  return { recording: repaired, repairs };
}
