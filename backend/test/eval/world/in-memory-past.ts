import type { RecordedWorkout } from '#analysis/performance/records.js';
import { EFFORT_DISTANCES_M } from '#analysis/curves/best-efforts.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { AthleteHistory } from '#workouts/application/progress/athlete-history.js';
import type {
  CountedDigest,
  DayRange,
  RecentDigest,
} from '#workouts/domain/progress/digest-views.js';
import type { PlacedWorkout } from '#workouts/domain/history/known-places.js';
import { PAST_METRICS, type PastWorkout } from '#workouts/domain/history/past-workout.js';
import { digestOf, type WorkoutDigest } from '#workouts/domain/progress/workout-digest.js';
import { DigestReader, type Likeness, type Whereabouts } from '#workouts/ports/digest-reader.js';
import { FixedClock } from '#test/builders/fixed-clock.js';
import type { Imported } from './imported.js';

/** One athlete's workouts in the order of their starts, as the tables would hold them. */
interface Row {
  readonly digest: WorkoutDigest;
  readonly past: PastWorkout;
}

const inRange = (day: string, { from, to }: DayRange) => day >= from && day <= to;

class RowsOfDigests extends DigestReader {
  constructor(private readonly rows: readonly Row[]) {
    super();
  }

  override async loads(_userId: string, family: SportFamily | null, range: DayRange) {
    return this.within(family, range).map(({ digest }) => digest.load);
  }

  override async counted(
    _userId: string,
    family: SportFamily | null,
    range: DayRange,
  ): Promise<readonly CountedDigest[]> {
    return this.within(family, range).map(({ digest }) => ({ ...digest, day: digest.load.day }));
  }

  override async recorded(
    _userId: string,
    family: SportFamily,
  ): Promise<readonly RecordedWorkout[]> {
    return this.rows
      .filter(({ digest }) => digest.family === family)
      .map(({ digest }) => ({
        ...digest,
        day: digest.load.day,
        curve: digest.powerCurve,
        bestEfforts: effortsOf(digest),
      }));
  }

  override async recent(
    _userId: string,
    family: SportFamily,
    range: DayRange,
    before?: { readonly workoutId: string; readonly startTime: Date },
  ): Promise<readonly RecentDigest[]> {
    const earlier = ({ digest }: Row) =>
      !before || (digest.workoutId !== before.workoutId && digest.startTime <= before.startTime);
    return this.within(family, range)
      .filter(earlier)
      .map(({ digest }) => ({
        workoutId: digest.workoutId,
        day: digest.load.day,
        points: digest.powerCurve,
        efforts: digest.powerEfforts,
        bestEfforts: effortsOf(digest),
      }));
  }

  override async latest(_userId: string, upTo: string) {
    const digest = this.rows.findLast((row) => row.digest.load.day <= upTo)?.digest;
    return digest ? { family: digest.family, day: digest.load.day } : null;
  }

  override async stamp() {
    return String(this.rows.length);
  }

  override async families() {
    return [...new Set(this.rows.map(({ digest }) => digest.family))];
  }

  override async whenAndWhat(_userId: string, workoutId: string) {
    const digest = this.rows.find((row) => row.digest.workoutId === workoutId)?.digest;
    return digest
      ? { family: digest.family, day: digest.load.day, startTime: digest.startTime }
      : null;
  }

  override async past(_userId: string, workoutId: string) {
    return this.rows.find(({ past }) => past.workoutId === workoutId)?.past ?? null;
  }

  override async before(
    _userId: string,
    { of, movingFromS, movingToS, since }: Likeness,
    skip: number,
    limit: number,
  ) {
    const alike = ({ past }: Row) =>
      past.family === of.family &&
      past.indoor === of.indoor &&
      past.movingS >= movingFromS &&
      past.movingS <= movingToS &&
      past.day >= since &&
      past.startTime <= of.startTime &&
      past.workoutId !== of.workoutId;
    return this.newestRows(alike).slice(skip, skip + limit);
  }

  override async pastOf(_userId: string, workoutIds: readonly string[]) {
    return this.newestRows(({ past }) => workoutIds.includes(past.workoutId));
  }

  override async placesOf(_userId: string, workoutId: string) {
    return this.rows.find(({ past }) => past.workoutId === workoutId)?.digest.places ?? null;
  }

  override async placed(
    _userId: string,
    { of, since, distanceM }: Whereabouts,
    limit: number,
  ): Promise<readonly PlacedWorkout[]> {
    const wanted = ({ past }: Row) =>
      past.family === of.family &&
      past.indoor === of.indoor &&
      past.day >= since &&
      past.startTime <= of.startTime &&
      past.workoutId !== of.workoutId;
    return this.rows
      .filter(wanted)
      .reverse()
      .flatMap(({ digest, past: { workoutId, day } }) => {
        const { route, climbs } = digest.places ?? { route: null, climbs: [] };
        const own = digest.distanceM ?? 0;
        const like = distanceM && own >= distanceM.from && own <= distanceM.to;
        return [{ workoutId, day, route: like ? route : null, climbs }];
      })
      .slice(0, limit);
  }

  override async newest(_userId: string, range: DayRange, limit: number) {
    return this.newestRows(({ past }) => inRange(past.day, range)).slice(0, limit);
  }

  private newestRows(wanted: (row: Row) => boolean): readonly PastWorkout[] {
    return this.rows
      .filter(wanted)
      .map(({ past }) => past)
      .reverse();
  }

  private within(family: SportFamily | null, range: DayRange): readonly Row[] {
    return this.rows.filter(
      ({ digest }) =>
        (family === null || digest.family === family) && inRange(digest.load.day, range),
    );
  }
}

function effortsOf({ askedTimes }: WorkoutDigest) {
  return EFFORT_DISTANCES_M.flatMap((distanceM, at) =>
    Number.isFinite(askedTimes[at]) ? [{ distanceM, seconds: askedTimes[at] as number }] : [],
  );
}

function rowOf({ workout }: Pick<Imported, 'workout'>): Row {
  const { analysis } = workout;
  const digest = digestOf({ ...workout, userId: 'athlete' });
  const metrics = Object.fromEntries(
    PAST_METRICS.flatMap((id) =>
      analysis.metrics[id]?.applicable && typeof analysis.metrics[id].value === 'number'
        ? [[id, analysis.metrics[id].value]]
        : [],
    ),
  );
  const work = analysis.intervalSummary?.work;
  const reps =
    work && work.count > 0
      ? {
          count: work.count,
          seconds: work.elapsedS / work.count,
          powerW: work.avgPowerW,
          speedMps: work.avgSpeedMps,
          heartRate: work.avgHr,
        }
      : null;
  const { workoutId, family, indoor, startTime, movingS, distanceM, elevationGainM, load } = digest;
  return {
    digest,
    past: {
      workoutId,
      family,
      indoor,
      startTime,
      movingS,
      distanceM,
      elevationGainM,
      load,
      sport: workout.sport,
      day: load.day,
      shape: analysis.sessionShape,
      metrics,
      reps,
    },
  };
}

/** The product's own history over workouts in memory. */
export function historyOf(
  workouts: readonly Pick<Imported, 'workout'>[],
  today: Date,
): AthleteHistory {
  const rows = [...workouts]
    .sort((a, b) => a.workout.startTime.getTime() - b.workout.startTime.getTime())
    .map(rowOf);
  return new AthleteHistory(new RowsOfDigests(rows), new FixedClock(today));
}
