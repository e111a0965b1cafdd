import type { Recording } from '#analysis/recording/recording.js';
import { repairRecording } from '#analysis/repairs/repair-recording.js';
import { groundOf } from '#analysis/session/ground-of.js';
import type { Ground } from '#analysis/session/ground.js';
import type { Thresholds } from '#analysis/thresholds.js';

/**
 * The samples of one workout, mended as its analysis mended them, for what the stored analysis does
 * not hold.
 */
export interface CloserLook {
  readonly ground: Ground;
  /** As recorded, for what is said of the sensors. */
  readonly original: Recording;
}

/**
 * Takes the look when it is needed: samples are large, and most questions never ask for them again
 * once the sheet stands.
 */
export type LookUp = () => CloserLook;

/** Pure, and a small part of an analysis: nothing is searched for. */
export function closerLook(recording: Recording, thresholds: Thresholds): CloserLook {
  return {
    ground: groundOf(repairRecording(recording, thresholds).recording),
    original: recording,
  };
}
