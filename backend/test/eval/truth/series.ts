import { makeSession } from '#test/builders/physics/make-session.js';
import { simulate } from '#workouts/domain/simulation/simulate.js';
import type { SessionPlan } from '#test/builders/physics/session-plan.js';

/**
 * What truly happened second by second, in whole watts and beats as a device tells them; stops of
 * the timer are left out.
 */
export interface Series {
  readonly family: SessionPlan['family'];
  /** Seconds since the start. */
  readonly at: readonly number[];
  readonly power: readonly number[] | null;
  /** NaN where the sensor lost it. */
  readonly heartRate: readonly number[] | null;
  readonly cadence: readonly number[] | null;
  /** Metres covered up to this second. */
  readonly distance: readonly number[];
  readonly moving: readonly boolean[];
  readonly elapsedS: number;
}

const MOVING_MPS = { cycling: 0.8, running: 0.5 } as const;

export function seriesOf(plan: SessionPlan): Series {
  const { faults } = makeSession(plan).truth;
  const lost = faults.filter(
    ({ kind }) => kind.startsWith('heart-rate') || kind === 'cadence-lock',
  );
  const moments = simulate(plan);
  const timed = moments.filter((moment) => moment.timed);
  const written = plan.smartRecording === true ? bridged(plan) : null;
  const has = (name: 'power' | 'heartRate' | 'cadence') => plan.without?.includes(name) !== true;
  return {
    family: plan.family,
    at: timed.map(({ second }) => second),
    power:
      plan.family === 'cycling' && has('power')
        ? (written?.('power') ?? timed.map(({ powerW }) => Math.round(powerW ?? 0)))
        : null,
    heartRate: has('heartRate')
      ? (written?.('heartRate') ??
        timed.map(({ heartRate, second }) =>
          lost.some(({ from, to }) => second >= from && second < to)
            ? Number.NaN
            : Math.round(heartRate),
        ))
      : null,
    cadence: has('cadence')
      ? (written?.('cadence') ?? timed.map(({ cadence }) => Math.round(cadence)))
      : null,
    distance: timed.map(({ distanceM }) => distanceM),
    moving: timed.map(({ speedMps, cadence }) => speedMps > MOVING_MPS[plan.family] || cadence > 0),
    elapsedS: moments.length,
  };
}

/** Where a device wrote only now and then, nobody knows more than the straight lines between. */
function bridged(
  plan: SessionPlan,
): (name: 'power' | 'heartRate' | 'cadence') => readonly number[] | null {
  const { time, channels } = makeSession({ ...plan, faults: [] }).recording;
  return (name) => {
    const values = channels[name]?.values;
    if (!values) return null;
    return [...time].flatMap((second, index) => {
      const next = time[index + 1] ?? second + 1;
      const [from, to] = [values[index] ?? Number.NaN, values[index + 1] ?? Number.NaN];
      return Array.from({ length: Math.round(next - second) }, (_, step) =>
        step === 0 ? from : from + ((to - from) * step) / (next - second),
      );
    });
  };
}

/** Of the values that are known. */
export function mean(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0
    ? Number.NaN
    : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The values of a channel within a span of the session's seconds. */
export function within(
  series: Series,
  values: readonly number[],
  from: number,
  to: number,
): readonly number[] {
  return values.filter((_, index) => {
    const second = series.at[index] ?? -1;
    return second >= from && second < to;
  });
}

/**
 * When so many metres were covered, in seconds since the start; between two seconds by a straight
 * line.
 */
export function secondAtDistance({ at, distance }: Series, metres: number): number {
  const index = distance.findIndex((covered) => covered >= metres);
  const [before, after] = [distance[index - 1] ?? 0, distance[index] ?? Number.NaN];
  const start = index > 0 ? (at[index - 1] ?? 0) : 0;
  if (index < 0) return Number.NaN;
  return after === before
    ? start
    : start + ((metres - before) / (after - before)) * ((at[index] ?? 0) - start);
}
