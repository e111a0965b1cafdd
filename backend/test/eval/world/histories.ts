import type { SportFamily } from '#analysis/recording/sport.js';
import type { AthletePast, WorkoutPast } from '#workouts/domain/history/athlete-past.js';
import { seededRandom } from '#workouts/domain/simulation/noise.js';
import type { Part } from '#test/builders/physics/session-plan.js';
import type { AthleteName } from './athletes.js';
import { historyOf } from './in-memory-past.js';
import { imported, type Imported } from './imported.js';
import type { EvalPlan } from './plans.js';

const DAY_MS = 86_400_000;
/** The day after the last session: Sunday, 15 June 2025. */
const TODAY = new Date(Date.UTC(2025, 5, 15, 12));

/** Sixteen weeks of one athlete, and what the product makes of them. */
export interface TrainingHistory {
  readonly athlete: AthleteName;
  readonly workouts: readonly Imported[];
  readonly plans: readonly EvalPlan[];
  readonly past: AthletePast;
  /** What came before the workout. */
  before(workout: Imported): Promise<WorkoutPast>;
}

/**
 * Three sessions a week: one even, one of repetitions, a longer one; the output grows by so much
 * from the first week to the last.
 */
function plansOf(
  athlete: AthleteName,
  family: SportFamily,
  weeks: number,
  seed: number,
  gain: number,
): EvalPlan[] {
  const random = seededRandom(seed);
  const base = family === 'cycling' ? 170 : 2.85;
  return Array.from({ length: weeks }, (_, week) => week).flatMap((week): EvalPlan[] => {
    const fit = 1 + (gain * week) / weeks;
    const wobble = () => 1 + 0.03 * (2 * random() - 1);
    const start = (day: number) =>
      Date.UTC(2025, 5, 14, 6, 30) - (7 * (weeks - 1 - week) + 5 - day) * DAY_MS;
    const even = (share: number, seconds: number): Part[] => [
      { kind: 'steady', output: base * share * fit * wobble(), seconds },
    ];
    const one = (
      name: string,
      day: number,
      parts: readonly Part[],
      meant: EvalPlan['meant'],
    ): EvalPlan => ({
      name: `${name}-week-${week + 1}`,
      meant,
      athlete,
      plan: {
        family,
        seed: seed + 31 * week + day,
        unevenness: 'usual',
        parts,
        laps: meant === 'intervals' ? 'manual' : 'auto',
        startTimeMs: start(day),
      },
    });
    return [
      one('even', 1, even(1, 2700), 'even'),
      one('5x4', 3, repetitions(family, fit), 'intervals'),
      one('long', 5, even(0.96, 4200), 'even'),
    ];
  });
}

function repetitions(family: SportFamily, fit: number): Part[] {
  const riding = family === 'cycling';
  const work = (riding ? 275 : 4.1) * fit;
  const reps = Array.from({ length: 5 }, (_, at): Part[] => [
    { kind: 'work', output: work, seconds: 240 },
    ...(at === 4 ? [] : [{ kind: 'recovery' as const, output: riding ? 115 : 2.3, seconds: 150 }]),
  ]);
  return [
    { kind: 'warmup', output: riding ? 150 : 2.7, seconds: 720 },
    ...reps.flat(),
    { kind: 'cooldown', output: riding ? 130 : 2.4, seconds: 540 },
  ];
}

/**
 * @param gain growth of the output from the first week to the last, as a share
 * @param away weeks without training between the last session and the day on which it is asked
 */
export async function trainingHistory(
  athlete: AthleteName,
  family: SportFamily,
  weeks: number,
  seed: number,
  gain: number,
  away = 0,
): Promise<TrainingHistory> {
  const plans = plansOf(athlete, family, weeks, seed, gain);
  const workouts = plans.map((plan, at) =>
    imported(plan, `0197c9c0-0000-7000-8000-${String(seed * 1000 + at).padStart(12, '0')}`),
  );
  const history = historyOf(workouts, new Date(TODAY.getTime() + 7 * away * DAY_MS));
  return {
    athlete,
    workouts,
    plans,
    past: await history.ofAthlete('athlete'),
    before: (workout) => history.ofWorkout('athlete', workout.workout.id),
  };
}
