import { buildRide, buildRun } from '../../../../backend/test/builders/fit/index.js';
import type { AthleteApi } from './athlete-api.js';

const DAY_MS = 86_400_000;
const RIDER = { ftpW: 260, maxHr: 188, restingHr: 52, variation: 0.5 };
/** Uploads on the way at the same time. */
const AT_ONCE = 3;

export interface PlannedWorkout {
  readonly daysAgo: number;
  readonly kind: 'ride' | 'intervals' | 'run';
  readonly minutes: number;
}

/**
 * So many workouts, `everyDays` apart, that end `lastDaysAgo`; each third a hard one, lengths that
 * go up for three weeks and down for one.
 */
export function regularTraining(
  count: number,
  everyDays: number,
  lastDaysAgo: number,
  kinds: readonly PlannedWorkout['kind'][] = ['ride', 'ride', 'intervals'],
): readonly PlannedWorkout[] {
  return Array.from({ length: count }, (_, at) => {
    const daysAgo = lastDaysAgo + (count - 1 - at) * everyDays;
    const week = Math.floor(daysAgo / 7);
    return {
      daysAgo,
      kind: kinds[at % kinds.length] ?? 'ride',
      minutes: 34 + 6 * (3 - (week % 4)) + 2 * (at % 3),
    };
  });
}

/**
 * A year: a ride a week at first, then rides and runs every other day; stronger from month to
 * month.
 */
export function yearOfTraining(): readonly PlannedWorkout[] {
  return [
    ...regularTraining(24, 11, 96),
    ...regularTraining(30, 3, 2),
    ...regularTraining(8, 9, 3, ['run']),
  ].sort((a, b) => b.daysAgo - a.daysAgo);
}

function fileOf({ daysAgo, kind, minutes }: PlannedWorkout, now: Date): Uint8Array {
  const startTime = new Date(now.getTime() - daysAgo * DAY_MS);
  startTime.setUTCHours(6, 30, 0, 0);
  const seconds = minutes * 60;
  const shape = 1 + 0.12 * Math.max(0, 1 - daysAgo / 365);
  const common = { ...RIDER, seconds, seed: 1 + daysAgo, startTime };
  if (kind === 'run')
    return buildRun({ ...common, speed: (second) => (second < 600 ? 2.8 : 3.1) * shape });
  const work = (second: number): boolean =>
    second > 600 && second < seconds - 300 && second % 480 < 240;
  const intervalPower = (second: number): number => (work(second) ? 272 : 130);
  return buildRide({
    ...common,
    subSport: 'road',
    power: (second) => shape * (kind === 'ride' ? 178 : intervalPower(second)),
  });
}

/**
 * Uploads the workouts as they would have come, a few at a time; answers with their ids in the
 * order of the plan.
 */
export async function trainAs(
  athlete: AthleteApi,
  plan: readonly PlannedWorkout[],
  now = new Date(),
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let from = 0; from < plan.length; from += AT_ONCE) {
    const some = plan.slice(from, from + AT_ONCE);
    ids.push(
      ...(await Promise.all(
        some.map((workout) =>
          athlete.upload(
            `${workout.kind}-${workout.daysAgo}.fit`,
            new Uint8Array(fileOf(workout, now)),
          ),
        ),
      )),
    );
  }
  return ids;
}
