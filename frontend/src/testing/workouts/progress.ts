import { addDays, daysBetween, mondayOf } from '#features/workouts/model/progress/calendar.js';
import type {
  PersonalRecord,
  Progress,
  ProgressDay,
  ProgressWeek,
  Records,
} from '#features/workouts/model/progress/progress.js';

/** A week of 5 h, 150 km, 1200 m and a load of 300 in five workouts. */
export function progressWeek(week: string, changes: Partial<ProgressWeek> = {}): ProgressWeek {
  return {
    week,
    workouts: 5,
    movingS: 18_000,
    distanceM: 150_000,
    elevationGainM: 1200,
    load: 300,
    unmeasured: 0,
    zones: {
      power: [0, 9000, 5400, 1800, 900, 900, 0],
      heartRate: [600, 8400, 6000, 1800, 900, 300, 0],
      pace: null,
    },
    polarization: 1.4,
    ...changes,
  };
}

export function progressDay(day: string, changes: Partial<ProgressDay> = {}): ProgressDay {
  return {
    day,
    load: 60,
    fitness: 48,
    fatigue: 55,
    form: -6,
    warmingUp: false,
    unmeasured: 0,
    ...changes,
  };
}

/**
 * Weeks up to that of `to`, oldest first, with one of `hours` each; days from `firstDay` on, warmed
 * up after 42. What is before the weeks is no part of the answer.
 */
export function progressOver(hours: readonly number[], changes: Partial<Progress> = {}): Progress {
  const to = changes.to ?? '2026-11-18';
  const from = addDays(mondayOf(to), -7 * (hours.length - 1));
  const firstDay = changes.firstDay === undefined ? '2025-01-06' : changes.firstDay;
  const weeks = hours.map((each, at) =>
    progressWeek(addDays(from, 7 * at), {
      movingS: each * 3600,
      workouts: each > 0 ? 3 : 0,
      load: each * 60,
      ...(each > 0
        ? {}
        : {
            distanceM: 0,
            elevationGainM: 0,
            polarization: null,
            zones: { power: null, heartRate: null, pace: null },
          }),
    }),
  );
  const start = firstDay !== null && firstDay > from ? firstDay : from;
  const days = Array.from({ length: daysBetween(start, to) + 1 }, (_, at) =>
    addDays(start, at),
  ).map((day) => {
    const trained = (hours[Math.floor(daysBetween(from, day) / 7)] ?? 0) > 0;
    return progressDay(day, {
      load: trained ? 60 : 0,
      warmingUp: firstDay !== null && daysBetween(firstDay, day) + 1 < 42,
    });
  });
  return {
    from,
    to,
    families: firstDay === null ? [] : ['cycling'],
    firstDay,
    mixedLoad: false,
    days: firstDay === null ? [] : days,
    weeks: firstDay === null ? [] : weeks,
    efficiency: {
      reason:
        'A trend of efficiency needs at least 6 steady workouts that compare with each ' +
        'other, and there are 2.',
    },
    ...changes,
  };
}

export function personalRecord(changes: Partial<PersonalRecord> = {}): PersonalRecord {
  return {
    kind: 'power',
    over: 300,
    value: 312.4,
    day: '2026-10-30',
    workoutId: 'ride-5',
    previous: 301.2,
    ...changes,
  };
}

const point = (seconds: number, watts: number, day = '2026-10-30', workoutId = 'ride-5') => ({
  seconds,
  watts,
  day,
  workoutId,
});

/** A rider with power; the curves of 90 and 42 days are the same. */
export function ridingRecords(changes: Partial<Records> = {}): Records {
  const recent = [point(1, 820), point(5, 780), point(60, 460), point(300, 312), point(1200, 268)];
  return {
    family: 'cycling',
    records: [
      personalRecord({
        over: 5,
        value: 910,
        day: '2025-05-02',
        workoutId: 'ride-1',
        previous: null,
      }),
      personalRecord(),
      personalRecord({
        kind: 'distance',
        over: null,
        value: 142_300,
        workoutId: 'ride-7',
        previous: 120_100,
        day: '2026-07-12',
      }),
    ],
    powerCurves: {
      all: [
        point(1, 930, '2025-05-02', 'ride-1'),
        point(5, 910, '2025-05-02', 'ride-1'),
        point(60, 480, '2025-05-02', 'ride-1'),
        point(300, 312),
        point(1200, 270, '2025-06-01', 'ride-2'),
        point(3600, 241, '2025-06-01', 'ride-2'),
      ],
      last90: recent,
      last42: recent,
    },
    criticalPower: {
      reason:
        'Critical power cannot be estimated: it needs three all-out efforts of 2 to 20 minutes.',
    },
    misdated: 0,
    progression: [
      {
        kind: 'power',
        over: 300,
        points: [
          { value: 280, day: '2026-08-03', workoutId: 'ride-3' },
          { value: 301, day: '2026-09-14', workoutId: 'ride-4' },
          { value: 312, day: '2026-10-30', workoutId: 'ride-5' },
        ],
      },
    ],
    ...changes,
  };
}

/** A runner with a best 5 km that was improved once. */
export function runningRecords(changes: Partial<Records> = {}): Records {
  return {
    family: 'running',
    records: [
      personalRecord({ kind: 'time', over: 5000, value: 1261, previous: 1273, workoutId: 'run-2' }),
      personalRecord({
        kind: 'climbing',
        over: null,
        value: 640,
        previous: null,
        workoutId: 'run-1',
      }),
    ],
    powerCurves: null,
    criticalPower: null,
    misdated: 0,
    progression: [
      {
        kind: 'time',
        over: 5000,
        points: [
          { value: 1273, day: '2026-09-05', workoutId: 'run-1' },
          { value: 1261, day: '2026-10-30', workoutId: 'run-2' },
        ],
      },
    ],
    ...changes,
  };
}
