import type { Span } from './span.js';

/** How the athlete felt, as answered on the device after the workout. */
export type Feel = 'very weak' | 'weak' | 'normal' | 'strong' | 'very strong';

/**
 * One zone that is set in the device, lower end outside and upper end inside, as FIT gives upper
 * ends. bpm or W; null where it is open. Seconds are null where the device did not count them.
 */
export interface DeviceZone {
  /** 0 is below zone 1. */
  readonly zone: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly seconds: number | null;
}

/**
 * What the device says beside its totals: the athlete's own answers, its estimates, its zones. Null
 * where the file does not say it.
 */
export interface DeviceReport {
  /** Session rating of perceived exertion, 0 to 10. */
  readonly rpe: number | null;
  readonly feel: Feel | null;
  /** Training effect of Firstbeat, 0 to 5. */
  readonly aerobicEffect: number | null;
  readonly anaerobicEffect: number | null;
  /** Training load of the device's own scale, as Garmin's from EPOC. */
  readonly trainingLoad: number | null;
  readonly trainingStress: number | null;
  readonly intensityFactor: number | null;
  /** ml/kg/min. */
  readonly vo2max: number | null;
  readonly thresholdHr: number | null;
  readonly heartRateZones: readonly DeviceZone[];
  readonly powerZones: readonly DeviceZone[];
}

/**
 * One session of a file that holds more than one, as the device summed it up. Seconds, metres; null
 * where it gave no value.
 */
export interface RecordedPart extends Span {
  readonly sport: string;
  readonly elapsedS: number;
  readonly timerS: number | null;
  readonly distanceM: number | null;
}
