import { addDays } from '#analysis/load/days.js';
import { METRIC_UNITS, type UnitPreferences } from '#kernel/units.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { buildComparisonSheet } from '#coaching/domain/facts/comparison/build-comparison-sheet.js';
import type { AthleteCard, FactSheet, ReadingLevel } from '#coaching/domain/facts/fact-sheet.js';
import type { AthleteAnswers } from '#coaching/domain/facts/history/athlete-facts.js';
import { buildHistorySheet } from '#coaching/domain/facts/history/build-history-sheet.js';
import type {
  AthletePast,
  LoadState,
  PastWorkout,
  WorkoutPast,
} from '#coaching/domain/facts/history/past.js';
import { runSides } from '#coaching/domain/query/comparison/run-sides.js';
import type { RunSides } from '#coaching/domain/query/comparison/side-answer.js';
import { sidesOf } from '#coaching/domain/query/comparison/sides.js';
import { workoutHistoryFacts } from '#coaching/domain/facts/history/workout-history-facts.js';
import { sampleWorkout } from './coached-sheets.js';
import { lookAt } from './coached-workout.builder.js';
import type { SampleName } from './coached-samples.js';
import { ATHLETE } from './recording.builder.js';

const DAY_MS = 86_400_000;
const TODAY = '2025-06-14';

const card = (level: ReadingLevel): AthleteCard => ({ level, injuries: false });

/** Four weeks of history that reads as a little above the usual load. */
export const LOADED: LoadState = {
  day: TODAY,
  fitness: 52.4,
  fatigue: 63.1,
  form: -11.2,
  warmingUp: false,
  historyDays: 120,
  mixedLoad: false,
  week: [40, 0, 80, 60, 0, 90, 70].map((load, day) => ({
    day: addDays('2025-06-08', day),
    load,
    unmeasured: 0,
  })),
  weekLoad: 340,
  monotony: { value: 1.4, strain: 476 },
};

/** An earlier session of the sport, a week apart from the next. */
export function earlier(
  family: PastWorkout['family'],
  weeksBack: number,
  changes: Partial<PastWorkout> = {},
): PastWorkout {
  const day = addDays(TODAY, -7 * weeksBack);
  const running = family === 'running';
  const metrics = running
    ? {
        averageSpeed: 3.0,
        gradeAdjustedPace: 330,
        averageHeartRate: 148,
        efficiencyFactor: 1.31 + 0.01 * weeksBack,
        decoupling: 3.1,
        averageTemperature: 17,
      }
    : {
        normalizedPower: 196 - weeksBack,
        averageSpeed: 8.3,
        averageHeartRate: 147,
        efficiencyFactor: 1.38 - 0.01 * weeksBack,
        decoupling: 3.4,
        averageTemperature: 16,
      };
  return {
    workoutId: day,
    family,
    sport: family,
    indoor: false,
    day,
    shape: 'steady',
    movingS: running ? 3100 : 5400,
    distanceM: running ? 9500 : 45_000,
    elevationGainM: 300,
    load: { day, power: running ? null : 70, pace: running ? 55 : null, heartRate: 60 },
    metrics,
    reps: null,
    ...changes,
  };
}

/**
 * What came before a sample workout: similar sessions, a trend, bests, and the same set once
 * before.
 */
function pastOf(name: SampleName): WorkoutPast {
  const { family, analysis } = sampleWorkout(name);
  const similar = [1, 2, 3, 4, 5].map((weeks) => earlier(family, weeks));
  const work = analysis.intervalSummary?.work;
  const reps = work
    ? {
        count: work.count,
        seconds: work.elapsedS / work.count,
        powerW: work.avgPowerW,
        speedMps: work.avgSpeedMps,
        heartRate: work.avgHr,
      }
    : null;
  const then = reps && {
    ...reps,
    powerW: reps.powerW === null ? null : reps.powerW * 0.95,
    heartRate: reps.heartRate === null ? null : reps.heartRate + 1,
  };
  const workouts = similar.map(({ workoutId, day, indoor, movingS, metrics }) => ({
    workoutId,
    day,
    family,
    indoor,
    durationS: movingS,
    efficiencyFactor: metrics['efficiencyFactor'] ?? 1,
  }));
  return {
    workout: earlier(family, 0, {
      reps,
      shape: analysis.sessionShape,
      metrics: { ...earlier(family, 0).metrics, normalizedPower: 206, averageHeartRate: 151 },
    }),
    similar,
    repeats: then ? [earlier(family, 3, { reps: then })] : [],
    load: LOADED,
    efficiency: {
      workouts: [...workouts, ...workouts.slice(0, 1)],
      percentPerMonth: 3.2,
      standardError: 1.1,
      clear: true,
    },
    bests: {
      days: 90,
      workouts: 12,
      power:
        family === 'cycling'
          ? [300, 1200].map((seconds) => ({
              seconds,
              watts: 230 - seconds / 100,
              day: '2025-05-04',
            }))
          : null,
      efforts: family === 'running' ? [{ distanceM: 5000, seconds: 1500, day: '2025-05-04' }] : [],
    },
  };
}

/** A sample with a closer look and the athlete's earlier sessions. */
export function storiedSheet(
  name: SampleName,
  level: ReadingLevel = 'intermediate',
  units: UnitPreferences = METRIC_UNITS,
): FactSheet {
  const workout = sampleWorkout(name);
  return buildFactSheet(workout, units, {
    look: lookAt(workout),
    history: workoutHistoryFacts(pastOf(name), workout.analysis, units),
    athlete: card(level),
  });
}

/** Samples side by side, a week apart. */
export function comparedSheet(
  names: readonly SampleName[],
  level: ReadingLevel = 'intermediate',
  units: UnitPreferences = METRIC_UNITS,
): FactSheet {
  return buildComparisonSheet(weekApart(names), units, card(level));
}

/** The queries of these samples side by side, as the product runs them. */
export function comparedSides(names: readonly SampleName[], sheet: FactSheet): RunSides {
  const workouts = weekApart(names).map(({ workout, look }, index) => ({
    name: `W${index + 1}` as const,
    workout,
    look: () => look,
  }));
  return (query) => runSides(query, sidesOf(workouts, sheet));
}

function weekApart(names: readonly SampleName[]) {
  return names.map((name, index) => {
    const workout = sampleWorkout(name);
    return {
      workout: {
        ...workout,
        startTime: new Date(workout.startTime.getTime() + 7 * index * DAY_MS),
      },
      look: lookAt(workout),
    };
  });
}

const ANSWERS: AthleteAnswers = {
  ageBand: '40 to 49',
  trainingBackground: 'INTERMEDIATE',
  primaryGoal: 'RACE_PREPARATION',
  eventDate: '2025-09-07',
  trainingHoursPerWeek: 8,
  trainingDaysPerWeek: 5,
  goalFtpW: 280,
  goalTimes: { fiveKmS: null, tenKmS: 2700, marathonS: null },
  hasInjuries: false,
};
const BACKGROUND = { beginner: 'NEW', intermediate: 'INTERMEDIATE', advanced: 'ADVANCED' } as const;

/** Twelve weeks of both sports with records; `injured` for an athlete who said so. */
export function trainingSheet(
  level: ReadingLevel = 'intermediate',
  units: UnitPreferences = METRIC_UNITS,
  changes: Partial<AthletePast> = {},
  injured = false,
): FactSheet {
  const weeks = Array.from({ length: 12 }, (_, at) => ({
    ...{
      week: addDays('2025-03-24', 7 * at),
      workouts: 4,
      movingS: 20_000 + 100 * at,
      distanceM: 120_000 + 1000 * at,
      elevationGainM: 900,
      load: 300 + 10 * at,
      unmeasured: 0,
    },
    zones: { power: null, heartRate: [0, 6000, 9000, 3000, 1500, 500, 0], pace: null },
  }));
  const trend = (family: PastWorkout['family']) =>
    pastOf(family === 'cycling' ? 'steadyRide' : 'steadyRun').efficiency;
  const record = (
    kind: 'power' | 'time' | 'distance' | 'duration',
    over: number | null,
    value: number,
  ) => ({
    kind,
    over,
    value,
    day: addDays('2025-05-04', Math.round((over ?? 0) % 17)),
    workoutId: 'x',
    previous: null,
  });
  const past: AthletePast = {
    today: TODAY,
    weeks,
    load: LOADED,
    latest: [
      earlier('cycling', 0),
      earlier('running', 0),
      earlier('running', 1, { distanceM: 16_000 }),
      earlier('cycling', 1),
    ],
    families: [
      {
        family: 'cycling',
        efficiency: trend('cycling'),
        records: {
          records: [
            record('power', 60, 420),
            record('power', 300, 312),
            record('power', 1200, 262),
            record('distance', null, 122_000),
          ],
          criticalPower: {
            fit: {
              criticalPowerW: 248,
              wPrimeJ: 19_000,
              efforts: 3,
              rSquared: 0.99,
              standardErrorW: 4,
            },
          },
        },
      },
      {
        family: 'running',
        efficiency: trend('running'),
        records: {
          records: [
            record('time', 5000, 1440),
            record('time', 10_000, 3000),
            record('distance', null, 21_400),
          ],
          criticalPower: null,
        },
      },
    ],
    ...changes,
  };
  return buildHistorySheet(
    past,
    { ...ANSWERS, trainingBackground: BACKGROUND[level], hasInjuries: injured },
    ATHLETE,
    units,
  );
}
