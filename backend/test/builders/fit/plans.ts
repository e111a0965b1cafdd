import type { Span } from '#analysis/recording/recording.js';
import type { LoopPlan } from '#workouts/domain/simulation/route.js';

/** A function of the seconds since the start. */
export type OverTime = (second: number) => number;

/**
 * One lap; laps follow on each other, and what is left after the last one is closed by the end of
 * the session.
 */
export interface LapPlan {
  readonly seconds: number;
  readonly trigger?: 'manual' | 'time' | 'distance';
  readonly intensity?: 'active' | 'rest' | 'warmup' | 'cooldown';
  /** Place of the step that it carries out. */
  readonly step?: number;
}

/** FIT's raw numbers: `rpe` in tens, `feel` in quarters of 100; highs from that below zone 1 on. */
export interface ReportPlan {
  readonly rpe?: number;
  readonly feel?: number;
  readonly aerobicEffect?: number;
  readonly anaerobicEffect?: number;
  readonly trainingStress?: number;
  readonly intensityFactor?: number;
  readonly trainingLoad?: number;
  readonly heartRateHighs?: readonly number[];
  readonly heartRateS?: readonly number[];
  readonly powerHighs?: readonly number[];
  readonly powerS?: readonly number[];
}

/** A step of a planned workout in the words of Garmin's encoder; laps name it by its place. */
export interface StepPlan {
  readonly name?: string;
  readonly intensity?: 'active' | 'rest' | 'warmup' | 'cooldown';
  readonly seconds?: number;
  readonly metres?: number;
  readonly targetType?: 'power' | 'heartRate' | 'speed' | 'cadence';
  readonly zone?: number;
  /** FIT's raw numbers: W + 1000 or % of FTP, bpm + 100 or % of maximum, mm/s, rpm. */
  readonly low?: number;
  readonly high?: number;
  readonly repeatFrom?: number;
  readonly times?: number;
}

export interface DevicePlan {
  readonly manufacturer: string;
  /** FIT's number of the product (for Garmin devices, 4062 is an Edge 840). */
  readonly product: number;
  readonly serial: number;
}

/**
 * What a ride and a run have in common. Whatever is left out gets a sensible value; null leaves the
 * channel out of the file.
 */
export interface ActivityPlan {
  readonly seconds: number;
  readonly startTime?: Date;
  /** FIT sub-sport as the SDK writes it (`road`, `indoorCycling`, `trail`, `virtualActivity`). */
  readonly subSport?: string;
  readonly heartRate?: OverTime | null;
  readonly gps?: LoopPlan | null;
  /** Height over distance, metres. */
  readonly altitude?: ((distanceM: number) => number) | null;
  readonly temperature?: OverTime | null;
  readonly laps?: readonly LapPlan[];
  readonly autoLapM?: number;
  /** Spans without timer, seconds since the start; nothing is recorded in them. */
  readonly pauses?: readonly Span[];
  readonly device?: DevicePlan;
  /** What the athlete answers and the device estimates at the end, in FIT's own numbers. */
  readonly report?: ReportPlan;
  /** The sessions that the file holds; one over the whole where nothing else is given. */
  readonly sessions?: readonly Span[];
  readonly steps?: readonly StepPlan[];
  readonly ftpW?: number;
  readonly maxHr?: number;
  readonly restingHr?: number;
  readonly utcOffsetS?: number;
  /** Seconds between two records; 1 by default. */
  readonly everyS?: number;
  /** 0 (the default) follows the plan to the watt; 1 varies like a person on a road. */
  readonly variation?: number;
  readonly driftPerHour?: number;
  readonly seed?: number;
}

export interface RidePlan extends ActivityPlan {
  /** Watts; null leaves power out. */
  readonly power?: OverTime | null;
  readonly cadence?: OverTime | null;
}

export interface RunPlan extends ActivityPlan {
  /** Metres a second on the flat. */
  readonly speed?: OverTime;
  /** Steps a minute, both feet. */
  readonly cadence?: OverTime | null;
}

export const DEFAULT_START = new Date('2025-06-14T07:30:00Z');
export const DEFAULT_LOOP: LoopPlan = { latitude: 46.94, longitude: 7.1, lengthM: 24_000 };
export const DEFAULT_BIKE_COMPUTER: DevicePlan = {
  manufacturer: 'garmin',
  product: 4062,
  serial: 3_999_000_001,
};
export const DEFAULT_WATCH: DevicePlan = {
  manufacturer: 'garmin',
  product: 4315,
  serial: 3_999_000_002,
};

/** Gentle hills that close after 24 km. */
export function rollingHills(distanceM: number): number {
  const turn = (2 * Math.PI * distanceM) / 24_000;
  return 440 + 45 * Math.sin(turn) + 22 * Math.sin(3 * turn + 0.8) + 9 * Math.sin(7 * turn + 2);
}
