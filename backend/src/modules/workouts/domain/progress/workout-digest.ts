import type { Analysis, PowerEffort, PowerPoint, ZoneTime } from '#analysis/analysis.js';
import { ASKED_DURATIONS_S } from '#analysis/curves/durations.js';
import { EFFORT_DISTANCES_M } from '#analysis/curves/best-efforts.js';
import type { ZoneSecondsByMeasure } from '#analysis/load/weekly-zones.js';
import { workoutLoadOf, type WorkoutLoad } from '#analysis/load/workout-load.js';
import type { Places } from '#analysis/places/places.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { finite } from '../finite.js';
import { localDay } from '../local-day.js';
import type { WorkoutForCoach } from '../report/workout-for-coach.js';

/** Names the way in which digests are made; a stored one of another version is made again. */
export const DIGEST_VERSION = 2;

/** What a stored workout gives for a digest. */
export type DigestSource = Pick<
  WorkoutForCoach,
  | 'id'
  | 'userId'
  | 'family'
  | 'indoor'
  | 'startTime'
  | 'utcOffsetS'
  | 'durationS'
  | 'distanceM'
  | 'summary'
  | 'analysis'
>;

/**
 * What progress and records need of a workout, so that nobody has to read whole analyses for them.
 */
export interface WorkoutDigest {
  readonly workoutId: string;
  readonly userId: string;
  readonly family: SportFamily;
  readonly indoor: boolean;
  /** Its day holds on the athlete's own clock. */
  readonly load: WorkoutLoad;
  readonly startTime: Date;
  readonly movingS: number;
  readonly distanceM: number | null;
  readonly elevationGainM: number | null;
  readonly efficiencyFactor: number | null;
  readonly zones: ZoneSecondsByMeasure;
  /** Watts by `ASKED_DURATIONS_S`, as far as the ride lasted; empty on runs and without power. */
  readonly askedPowers: readonly number[];
  /** Seconds by `EFFORT_DISTANCES_M`, NaN where the run was shorter; empty on rides. */
  readonly askedTimes: readonly number[];
  /** Empty on runs: their power is another measure. */
  readonly powerCurve: readonly PowerPoint[];
  readonly powerEfforts: readonly PowerEffort[];
  /** The set of an interval session, as a coach writes it: `6 × 3 min`; null without one. */
  readonly workSet: string | null;
  /** What it is recognised by; null without positions, and of an analysis that is too old. */
  readonly places: Places | null;
}

export function digestOf({
  id,
  userId,
  family,
  indoor,
  startTime,
  utcOffsetS,
  durationS,
  distanceM,
  summary,
  analysis,
}: DigestSource): WorkoutDigest {
  const metric = (name: string) =>
    analysis.metrics[name]?.applicable ? finite(analysis.metrics[name].value) : null;
  const curve = family === 'cycling' ? (analysis.curves.power ?? []) : [];
  return {
    ...{ workoutId: id, userId, family, indoor, startTime, distanceM },
    load: workoutLoadOf(localDay(startTime.getTime(), utcOffsetS), family, analysis),
    movingS: metric('movingTime') ?? durationS,
    elevationGainM: summary.elevGainM,
    efficiencyFactor: metric('efficiencyFactor'),
    zones: zoneSecondsOf(analysis),
    askedPowers: askedPowers(curve),
    askedTimes: family === 'running' ? askedTimes(analysis) : [],
    powerCurve: curve,
    powerEfforts: family === 'cycling' ? (analysis.powerEfforts ?? []) : [],
    workSet: workSetOf(analysis),
    places: analysis.places ?? null,
  };
}

/** Laps of a steady session are no set. */
function workSetOf({ sessionShape, intervalSummary }: Analysis): string | null {
  return sessionShape === 'intervals' ? (intervalSummary?.pattern?.text ?? null) : null;
}

/**
 * Every curve has the asked durations up to its end (`durationsUpTo`), so their order gives their
 * durations.
 */
function askedPowers(curve: readonly PowerPoint[]): number[] {
  const watts = new Map(curve.map((point) => [point.seconds, point.watts]));
  return ASKED_DURATIONS_S.flatMap((seconds) => watts.get(seconds) ?? []);
}

function askedTimes({ bestEfforts }: Analysis): number[] {
  return EFFORT_DISTANCES_M.map(
    (metres) => bestEfforts.find(({ distanceM }) => distanceM === metres)?.seconds ?? Number.NaN,
  );
}

function zoneSecondsOf({ zones: { power, heartRate, pace } }: Analysis): ZoneSecondsByMeasure {
  const secondsOf = (zones: readonly ZoneTime[] | undefined) =>
    zones?.map(({ seconds }) => seconds) ?? null;
  return { power: secondsOf(power), heartRate: secondsOf(heartRate), pace: secondsOf(pace) };
}
