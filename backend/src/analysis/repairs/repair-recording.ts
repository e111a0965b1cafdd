import type { Repair } from '../analysis.js';
import type { Recording } from '../recording/recording.js';
import type { Thresholds } from '../thresholds.js';
import { dropCadenceSpikes } from './cadence-spikes.repair.js';
import { dropDeadChannels } from './dead-channels.repair.js';
import { mendDistance } from './distance-resets.repair.js';
import { dropNullIsland } from './gps-null-island.repair.js';
import { dropBadHeartRate } from './heart-rate-dropouts.repair.js';
import { supplyDistance } from './missing-distance.repair.js';
import { supplySpeed } from './missing-speed.repair.js';
import { flattenPowerSpikes } from './power-spikes.repair.js';
import type { Repaired, RepairStep } from './repair-step.js';
import { dropSpeedSpikes } from './speed-spikes.repair.js';

/** In this order: what is not there, what cannot be, then what can be worked out from what is left. */
const STEPS: readonly RepairStep[] = [
  dropDeadChannels,
  dropNullIsland,
  flattenPowerSpikes,
  dropBadHeartRate,
  dropSpeedSpikes,
  dropCadenceSpikes,
  mendDistance,
  supplyDistance,
  supplySpeed,
];

/** Applies every repair; the recording given stays as it is, and each change is told in words. */
export function repairRecording(recording: Recording, thresholds: Thresholds): Repaired {
  let repaired = recording;
  const repairs: Repair[] = [];
  for (const step of STEPS) {
    const result = step(repaired, thresholds);
    repaired = result.recording;
    repairs.push(...result.repairs);
  }
  return { recording: repaired, repairs };
}
