import type { Span } from '#analysis/recording/recording.js';
import type { Moment } from '#workouts/domain/simulation/moment.js';
import type { Part, PartKind, SessionPlan } from './session-plan.js';

export interface TrueInterval extends Span {
  readonly kind: PartKind;
  /** Mean power, or on foot mean speed on the flat for the same effort, as planned. W, m/s. */
  readonly output: number;
}

export interface TrueFault extends Span {
  readonly kind: string;
}

/** What truly happened, known because it was made; nothing of it comes from the engine. */
export interface Truth {
  readonly elapsedS: number;
  readonly timerS: number;
  readonly movingS: number;
  readonly distanceM: number;
  readonly ascentM: number;
  readonly averagePowerW: number | null;
  readonly workKj: number | null;
  readonly averageHeartRate: number;
  /** The parts of an interval session from end to end; empty for every other. */
  readonly intervals: readonly TrueInterval[];
  readonly faults: readonly TrueFault[];
}

const MOVING_MPS = { cycling: 0.8, running: 0.5 } as const;

export function truthOf(
  plan: SessionPlan,
  moments: readonly Moment[],
  faults: readonly TrueFault[],
): Truth {
  const timed = moments.filter(({ timed: running }) => running);
  const sum = (read: (moment: Moment) => number): number =>
    timed.reduce((total, moment) => total + read(moment), 0);
  const rides = plan.family === 'cycling';
  const work = sum(({ powerW }) => powerW ?? 0);
  return {
    elapsedS: moments.length,
    timerS: timed.length,
    movingS: timed.filter(
      ({ speedMps, cadence }) => speedMps > MOVING_MPS[plan.family] || cadence > 0,
    ).length,
    distanceM: timed.at(-1)?.distanceM ?? 0,
    ascentM: timed.reduce(
      (total, { altitudeM }, at) =>
        total + Math.max(0, altitudeM - (timed[at - 1]?.altitudeM ?? altitudeM)),
      0,
    ),
    averagePowerW: rides ? work / timed.length : null,
    workKj: rides ? work / 1000 : null,
    averageHeartRate: sum(({ heartRate }) => heartRate) / timed.length,
    intervals: plan.parts.some(({ kind }) => kind === 'work') ? intervalsOf(plan.parts) : [],
    faults,
  };
}

function intervalsOf(parts: readonly Part[]): TrueInterval[] {
  let from = 0;
  return parts.map(({ kind, seconds, output, to }) => {
    const interval = { kind, from, to: from + seconds, output: (output + (to ?? output)) / 2 };
    from += seconds;
    return interval;
  });
}
