import { inOrderOfDays, type Day } from '#analysis/load/days.js';
import { criticalPowerOn } from '#analysis/performance/critical-power-over-time.js';
import type { CriticalPower } from '#analysis/performance/critical-power.js';
import {
  CURVE_WINDOWS_DAYS,
  curvesWithin,
  powerCurveOver,
  type DatedPower,
} from '#analysis/performance/power-curve-over-time.js';
import { monthlyBests, type Progression } from '#analysis/performance/progression.js';
import {
  powerMark,
  recordsOf,
  timeMark,
  type PersonalRecord,
  type RecordedWorkout,
} from '#analysis/performance/records.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { RecentDigest } from '../progress/digest-views.js';
import { FIRST_DAY } from '../progress/progress-range.js';

/** Durations and distances whose way over the months is shown. s, m. */
const PROGRESSION_DURATIONS_S = [5, 60, 300, 1200, 3600];
const PROGRESSION_DISTANCES_M = [1000, 5000, 10_000, 21_097.5, 42_195];

/** Power by duration, best of the last 42 and 90 days and of all. */
export interface PowerCurves {
  readonly last42: readonly DatedPower[];
  readonly last90: readonly DatedPower[];
  readonly all: readonly DatedPower[];
}

/** What an athlete ever did best in one family of sports. */
export interface PersonalRecords {
  readonly family: SportFamily;
  readonly records: readonly PersonalRecord[];
  /** Null on runs and without power. */
  readonly powerCurves: PowerCurves | null;
  /** Of the last 90 days; null on runs. */
  readonly criticalPower: CriticalPower | null;
  readonly progression: readonly Progression[];
  /**
   * Workouts whose clock was plainly wrong: nobody knows when they were, so that they hold no
   * record.
   */
  readonly misdated: number;
}

/** @param recent the rides of the days that critical power is taken from */
export function personalRecordsOf(
  family: SportFamily,
  workouts: readonly RecordedWorkout[],
  recent: readonly RecentDigest[],
  today: Day,
): PersonalRecords {
  const dated = workouts.filter(({ day }) => day >= FIRST_DAY && day <= today);
  const inOrder = inOrderOfDays(dated);
  return {
    family,
    misdated: workouts.length - dated.length,
    records: recordsOf(inOrder),
    powerCurves: powerCurvesOf(inOrder, today),
    criticalPower: family === 'cycling' ? criticalPowerOn(today, recent) : null,
    progression: [
      ...PROGRESSION_DURATIONS_S.map((seconds) =>
        monthlyBests('power', seconds, inOrder, powerMark(seconds)),
      ),
      ...PROGRESSION_DISTANCES_M.map((metres) =>
        monthlyBests('time', metres, inOrder, timeMark(metres)),
      ),
    ].filter(({ points }) => points.length > 0),
  };
}

function powerCurvesOf(workouts: readonly RecordedWorkout[], today: Day): PowerCurves | null {
  const curves = workouts
    .filter(({ curve }) => curve.length > 0)
    .map(({ day, workoutId, curve }) => ({ day, workoutId, points: curve }));
  if (curves.length === 0) return null;
  const [last42, last90] = CURVE_WINDOWS_DAYS.map((days) =>
    powerCurveOver(curvesWithin(curves, today, days)),
  );
  return { last42: last42 ?? [], last90: last90 ?? [], all: powerCurveOver(curves) };
}
