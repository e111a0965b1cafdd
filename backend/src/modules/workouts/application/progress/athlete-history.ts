import { Injectable } from '@nestjs/common';
import { addDays, type Day } from '#analysis/load/days.js';
import { bestLoad } from '#analysis/load/workout-load.js';
import { efficiencyTrend } from '#analysis/load/efficiency-trend.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { Clock } from '#kernel/clock.js';
import type { CountedDigest } from '#workouts/domain/progress/digest-views.js';
import { noSuchWorkout } from '#workouts/domain/errors.js';
import type {
  AthletePast,
  DoneSession,
  FamilyPast,
  RoutePast,
  WorkoutPast,
} from '#workouts/domain/history/athlete-past.js';
import { knownClimb, knownRoutes } from '#workouts/domain/history/known-places.js';
import { loadStateOf } from '#workouts/domain/history/load-state.js';
import type { PastWorkout } from '#workouts/domain/history/past-workout.js';
import { rhythmOf } from '#workouts/domain/history/rhythm.js';
import {
  hasSameReps,
  isSimilar,
  LENGTH_FACTOR,
  MOST_REPEATS,
  MOST_SIMILAR,
} from '#workouts/domain/history/similar-workouts.js';
import { trainingWeeks } from '#workouts/domain/history/training-weeks.js';
import { trendWorkouts } from '#workouts/domain/progress/progress.js';
import { RECENT_DAYS, recentBestsOf } from '#workouts/domain/records/recent-bests.js';
import { DigestReader } from '#workouts/ports/digest-reader.js';
import { KeptRecords } from '../records/kept-records.js';
import { latestAndToday } from './latest-and-today.js';

/**
 * Older workouts are another time of life; what is left of their load is under a ten-thousandth.
 * Days.
 */
const HISTORY_DAYS = 400;
const WEEKS = 12;
/** Workouts whose metrics are read: their analyses are opened one by one. */
const LATEST = 60;
/**
 * Workouts that are looked at for similar ones: so many at a time, and no more than so many times.
 */
const PAGE = 24;
const MOST_PAGES = 3;
/** Workouts whose places are looked at, and those on one route that are read. */
const MOST_PLACED = 300;
const MOST_ON_ROUTE = 8;
/** Distances of one route differ by less: `SAME_LENGTH`, and what a device made of it. Share. */
const DISTANCES_DIFFER = 0.1;

/**
 * What an athlete's workouts say together, for the modules above this one. Digests alone are read,
 * never whole workouts.
 */
@Injectable()
export class AthleteHistory {
  private readonly kept: KeptRecords;

  constructor(
    private readonly digests: DigestReader,
    private readonly clock: Clock,
  ) {
    this.kept = new KeptRecords(digests, clock);
  }

  /**
   * What came before a workout. Throws NOT_FOUND where there is no such workout or it is another
   * athlete's.
   */
  async ofWorkout(userId: string, workoutId: string): Promise<WorkoutPast> {
    const workout = await this.digests.past(userId, workoutId);
    if (!workout) throw noSuchWorkout();
    const { day, startTime, family, indoor } = workout;
    const range = { from: addDays(day, 1 - HISTORY_DAYS), to: day };
    const recentRange = { from: addDays(day, 1 - RECENT_DAYS), to: day };
    // One after the other: reports ask within a transaction, which has one line.
    const alike = await this.alike(userId, workout, range.from);
    const counted = await this.digests.counted(userId, null, range);
    const recent = await this.digests.recent(userId, family, recentRange, { workoutId, startTime });
    const been = await this.beenThere(userId, workout, range.from);
    return {
      workout,
      ...alike,
      ...been,
      rhythm: rhythmOf(workout, counted),
      load: loadStateOf(
        counted.map(({ load }) => load),
        day,
      ),
      efficiency: efficiencyTrend(trendWorkouts(counted), { family, indoor }),
      bests: recentBestsOf(recentRange, recent),
    };
  }

  /**
   * How training went up to today. Throws VALIDATION_FAILED where the client says a day that is
   * none.
   */
  async ofAthlete(userId: string, said?: Day): Promise<AthletePast> {
    const { today, latest } = await latestAndToday(this.digests, userId, this.clock, said);
    const range = { from: addDays(today, 1 - HISTORY_DAYS), to: today };
    const [counted, newest] = await Promise.all([
      this.digests.counted(userId, null, range),
      this.digests.newest(userId, range, LATEST),
    ]);
    const loads = counted.map(({ load }) => load);
    const families = [...new Set(counted.map(({ family }) => family))].sort((a) =>
      a === latest?.family ? -1 : 1,
    );
    return {
      today,
      weeks: trainingWeeks(counted, today, WEEKS),
      load: loadStateOf(loads, today),
      families: await Promise.all(
        families.map((family) => this.ofFamily(userId, family, today, counted)),
      ),
      latest: newest,
      sessions: counted.map(doneSession),
    };
  }

  private async ofFamily(
    userId: string,
    family: SportFamily,
    today: Day,
    counted: readonly CountedDigest[],
  ): Promise<FamilyPast> {
    const records = await this.kept.of(userId, family, today);
    const own = trendWorkouts(counted).filter((workout) => workout.family === family);
    return {
      family,
      efficiency: efficiencyTrend(own, { family, indoor: own.at(-1)?.indoor ?? false }),
      records,
    };
  }

  /** Earlier workouts on the route of one, and up its highest climb that is known. */
  private async beenThere(
    userId: string,
    workout: PastWorkout,
    since: Day,
  ): Promise<Pick<WorkoutPast, 'routes' | 'climb'>> {
    const places = await this.digests.placesOf(userId, workout.workoutId);
    if (places === null) return { routes: [], climb: null };
    const { distanceM } = workout;
    const where = {
      ...{ of: workout, since, climbs: places.climbs.length > 0 },
      distanceM:
        places.route === null || distanceM === null
          ? null
          : {
              from: distanceM * (1 - DISTANCES_DIFFER),
              to: distanceM / (1 - DISTANCES_DIFFER),
            },
    };
    const earlier = await this.digests.placed(userId, where, MOST_PLACED);
    const routes: RoutePast[] = [];
    for (const { direction, workoutIds } of knownRoutes(places, earlier)) {
      const workouts = await this.digests.pastOf(userId, workoutIds.slice(0, MOST_ON_ROUTE));
      routes.push({ direction, count: workoutIds.length, workouts });
    }
    return { routes, climb: knownClimb(places, earlier) };
  }

  /** Looked for backwards in time, a page at a time, until enough are found. */
  private async alike(
    userId: string,
    workout: PastWorkout,
    since: Day,
  ): Promise<Pick<WorkoutPast, 'similar' | 'repeats'>> {
    const like = {
      of: workout,
      movingFromS: workout.movingS / LENGTH_FACTOR,
      movingToS: workout.movingS * LENGTH_FACTOR,
      since,
    };
    const similar: PastWorkout[] = [];
    const repeats: PastWorkout[] = [];
    for (let page = 0; page < MOST_PAGES; page++) {
      const found = await this.digests.before(userId, like, page * PAGE, PAGE);
      similar.push(...found.filter((other) => isSimilar(workout, other)));
      repeats.push(...found.filter((other) => hasSameReps(workout.reps, other.reps)));
      const enough =
        similar.length >= MOST_SIMILAR && (workout.reps === null || repeats.length >= MOST_REPEATS);
      if (enough || found.length < PAGE) break;
    }
    return { similar: similar.slice(0, MOST_SIMILAR), repeats: repeats.slice(0, MOST_REPEATS) };
  }
}

function doneSession({ load, ...counted }: CountedDigest): DoneSession {
  const { workoutId, family, indoor, movingS, distanceM, elevationGainM, zones } = counted;
  return {
    ...{ workoutId, family, indoor, movingS, distanceM, elevationGainM, zones },
    day: load.day,
    load: bestLoad(load)?.load ?? null,
  };
}
