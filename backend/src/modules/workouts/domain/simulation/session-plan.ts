import type { ChannelName, Span } from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { Physique } from './athlete.js';
import type { LoopPlan } from './route.js';
import type { Terrain } from './terrain.js';

/**
 * What a stretch of a session is meant to be. `steady` is riding or running that belongs to no
 * interval.
 */
export type PartKind = 'warmup' | 'work' | 'recovery' | 'cooldown' | 'steady';

/**
 * One stretch at an even output, or rising evenly to `to`. W on rides, on foot the m/s that the
 * same effort makes on the flat.
 */
export interface Part {
  readonly kind: PartKind;
  readonly seconds: number;
  readonly output: number;
  readonly to?: number;
}

/**
 * How unevenly the athlete follows the plan: on a trainer to the watt, like most people on a road,
 * or on a bad one.
 */
export type Unevenness = 'none' | 'calm' | 'usual' | 'rough';

/**
 * How laps come about: none, by hand or by a planned workout at each change of part, or by
 * distance.
 */
export type LapKeeping = 'none' | 'manual' | 'steps' | 'auto';

/** What is to be ridden or run, and what the device makes of it. */
export interface SessionPlan {
  readonly family: SportFamily;
  readonly parts: readonly Part[];
  readonly seed: number;
  readonly indoor?: boolean;
  readonly unevenness?: Unevenness;
  readonly terrain?: Terrain;
  /**
   * How much more a rider gives uphill, as a share of the output per share of slope; 3 gives 15 %
   * more on a 5 % climb.
   */
  readonly pushUphill?: number;
  /** Spans in which the timer was stopped, seconds since the start. */
  readonly stops?: readonly Span[];
  /** Spans in which the athlete waited while the timer ran. */
  readonly waits?: readonly Span[];
  readonly laps?: LapKeeping;
  readonly smartRecording?: boolean;
  readonly without?: readonly ChannelName[];
  /** Rise of heart rate at the same output, bpm an hour. */
  readonly driftPerHour?: number;
  readonly startTimeMs?: number;
  readonly utcOffsetS?: number;
  /** `EVERYDAY_ATHLETE` unless told. */
  readonly athlete?: Physique;
  /** Where it is; round and round where it is shorter than the session. */
  readonly loop?: LoopPlan;
}

export function plannedSeconds(plan: SessionPlan): number {
  return plan.parts.reduce((sum, { seconds }) => sum + seconds, 0);
}
