import { describe, expect, it } from '@jest/globals';
import { sampleWorkout } from '#test/builders/coached-sheets.js';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { shownRange } from '#test/support/coach/shown-values.js';
import { addDays } from '#analysis/load/days.js';
import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import { buildFactSheet } from '../build-fact-sheet.js';
import type { AthleteAnswers } from './athlete-facts.js';
import { buildHistorySheet } from './build-history-sheet.js';
import type { AthletePast, LoadState, PastWorkout, WorkoutPast } from './past.js';
import { workoutHistoryFacts } from './workout-history-facts.js';

const ANSWERS: AthleteAnswers = {
  ageBand: '40 to 49',
  trainingBackground: 'ADVANCED',
  primaryGoal: 'RACE_PREPARATION',
  eventDate: '2027-05-02',
  trainingHoursPerWeek: 8,
  trainingDaysPerWeek: 5,
  goalFtpW: 280,
  goalTimes: { fiveKmS: null, tenKmS: 2400, marathonS: null },
  hasInjuries: true,
};
const LOAD: LoadState = {
  day: '2026-06-10',
  fitness: 52.4,
  fatigue: 63.1,
  form: -11.2,
  warmingUp: false,
  historyDays: 120,
  mixedLoad: false,
  week: Array.from({ length: 7 }, (_, day) => ({
    day: addDays('2026-06-04', day),
    load: day * 20,
    unmeasured: 0,
  })),
  weekLoad: 420,
  monotony: { value: 1.5, strain: 630 },
};

function ridden(day: string, watts: number, changes: Partial<PastWorkout> = {}): PastWorkout {
  return {
    workoutId: day,
    family: 'cycling',
    sport: 'cycling',
    indoor: false,
    day,
    shape: 'steady',
    movingS: 5400,
    distanceM: 45_000,
    elevationGainM: 400,
    load: { day, power: 70, pace: null, heartRate: null },
    metrics: {
      normalizedPower: watts,
      averageHeartRate: 145,
      averageSpeed: 8.2,
      efficiencyFactor: watts / 145,
    },
    reps: null,
    ...changes,
  };
}
const EARLIER = [215, 229, 221, 218].map((watts, back) => ridden(`2026-05-0${4 - back}`, watts));
const NO_TREND = {
  reason:
    'A trend of efficiency needs at least 6 steady workouts that compare with each other, ' +
    'and there are 2.',
};
const NO_BESTS = { days: 90, workouts: 0, power: null, efforts: [] };
const past = (changes: Partial<WorkoutPast> = {}): WorkoutPast => ({
  workout: ridden('2026-06-10', 224),
  similar: EARLIER,
  repeats: [],
  load: LOAD,
  efficiency: NO_TREND,
  bests: NO_BESTS,
  ...changes,
});

function sheetOf(changes: Partial<WorkoutPast> = {}, units = METRIC_UNITS) {
  const workout = sampleWorkout('steadyRide');
  return buildFactSheet(workout, units, {
    history: workoutHistoryFacts(past(changes), workout.analysis, units),
  });
}

describe('the history on the sheet of a workout', () => {
  it('says what is usual among similar sessions, how this one differs, and where it stands', () => {
    const sheet = sheetOf();
    expect(sheet.number('history.similar.count')).toBe(4);
    expect(sheet.get('history.normalized.median')).toMatchObject({
      value: 219.5,
      display: '220 W',
    });
    expect(sheet.get('history.normalized.range')?.display).toBe('215 W to 229 W');
    expect(sheet.get('history.normalized.percentile')?.display).toBe('75%');
    expect(sheet.get('history.normalized.change')).toMatchObject({ trend: 'up', display: '+2.1%' });
    expect(sheet.unknown('history')).toBeUndefined();
  });

  it('does not call usual what was seen twice', () => {
    const sheet = sheetOf({ similar: EARLIER.slice(0, 2) });
    expect(sheet.all('history.').map(({ key }) => key)).toEqual([
      'history.similar.count',
      'history.similar.latest',
    ]);
    expect(sheet.unknown('history')?.reason).toContain('there are 2 earlier sessions');
  });

  it('gives form only after 42 days, and monotony or the reason why not', () => {
    expect(sheetOf().get('fitness.form')?.display).toBe('\u221211');
    expect(sheetOf().get('fitness.monotony')?.display).toBe('1.5');
    const young = sheetOf({
      load: {
        ...LOAD,
        warmingUp: true,
        historyDays: 12,
        monotony: { reason: 'Monotony and strain are shown from four weeks of training on.' },
      },
    });
    expect([young.has('fitness.form'), young.has('fitness.monotony')]).toEqual([false, false]);
    expect(young.unknown('form')?.reason).toContain('12 days');
    expect(young.unknown('monotony')?.reason).toContain('four weeks');
    expect(young.unknown('efficiencyTrend')?.reason).toContain('there are 2');
  });

  it('sets the same intervals of other days side by side', () => {
    const reps = (powerW: number, heartRate: number) => ({
      count: 5,
      seconds: 240,
      powerW,
      speedMps: null,
      heartRate,
    });
    const sheet = sheetOf({
      workout: ridden('2026-06-10', 224, { reps: reps(300, 162) }),
      repeats: [ridden('2026-05-20', 220, { reps: reps(291, 165), indoor: true })],
    });
    expect(sheet.get('repeats.1.change.power')).toMatchObject({
      display: '+3.1%',
      subject: '2026-05-20',
    });
    expect(sheet.get('repeats.1.change.heartRate')?.display).toBe('\u22123 bpm');
    expect(sheet.get('repeats.1.place')?.display).toBe('indoors');
  });

  it('ranks a best only against enough workouts, and only where it is one', () => {
    const workout = sampleWorkout('steadyRide');
    const best = (seconds: number) =>
      workout.analysis.curves.power?.find((point) => point.seconds === seconds)?.watts ?? 0;
    const power = [
      { seconds: 300, watts: best(300) - 10, day: '2026-05-01' },
      { seconds: 1200, watts: best(1200) + 10, day: '2026-05-02' },
    ];
    const sheet = sheetOf({ bests: { days: 90, workouts: 12, power, efforts: [] } });
    expect([
      sheet.has('recentBests.power.300.rank'),
      sheet.has('recentBests.power.1200.rank'),
    ]).toEqual([true, false]);
    expect(
      sheetOf({ bests: { days: 90, workouts: 2, power, efforts: [] } }).all('recentBests.'),
    ).toEqual([]);
  });
});

describe('the sheet of a history', () => {
  const week = (monday: string, load: number) => ({
    week: monday,
    workouts: 4,
    movingS: 20_000,
    distanceM: 150_000,
    elevationGainM: 900,
    load,
    unmeasured: 0,
    zones: { power: null, heartRate: [0, 6000, 9000, 3000, 1500, 500, 0], pace: null },
  });
  const weeks = Array.from({ length: 12 }, (_, at) =>
    week(addDays('2026-03-23', 7 * at), 300 + 10 * at),
  );
  const athletePast: AthletePast = {
    today: '2026-06-10',
    weeks,
    load: LOAD,
    latest: EARLIER,
    families: [
      {
        family: 'cycling',
        efficiency: NO_TREND,
        records: {
          criticalPower: {
            reason:
              'Critical power cannot be estimated: it needs three all-out efforts of 2 to 20 ' +
              'minutes.',
          },
          records: [
            {
              kind: 'power',
              over: 300,
              value: 312,
              day: '2026-05-01',
              workoutId: 'x',
              previous: null,
            },
          ],
        },
      },
    ],
  };
  const sheet = buildHistorySheet(athletePast, ANSWERS, ATHLETE, METRIC_UNITS);

  it('knows the athlete by band, goal, level and thresholds with their days, and of health only a flag', () => {
    expect(sheet.extras).toMatchObject({
      kind: 'history',
      athlete: { level: 'advanced', injuries: true },
    });
    expect(
      ['age', 'goal', 'event', 'level', 'ftp', 'ftp.since'].map(
        (key) => sheet.withKey(`athlete.${key}`)?.display,
      ),
    ).toEqual([
      '40 to 49',
      'race preparation',
      '2 May 2027',
      'advanced',
      '250 W',
      '1 January 2025',
    ]);
    expect(sheet.facts.some(({ label, display }) => /injur|medic|@/i.test(label + display))).toBe(
      false,
    );
  });

  it('tells twelve weeks, each under its Monday, and the last whole one against the four before', () => {
    expect(new Set(sheet.all('weeks.').map(({ subject }) => subject)).size).toBe(12);
    expect(sheet.get('weeks.2026-06-01.load')).toMatchObject({
      display: '400',
      subject: '2026-06-01',
    });
    expect(sheet.get('weeks.2026-06-01.easy')?.display).toBe('75%');
    expect(sheet.get('week.change.load')).toMatchObject({ display: '+6.7%', trend: 'up' });
  });

  it('tells records with their days, and why there is no critical power and no trend', () => {
    expect(sheet.get('records.cycling.power.300')).toMatchObject({
      display: '312 W',
      subject: '2026-05-01',
    });
    expect(sheet.get('records.cycling.power.300.day')?.display).toBe('1 May 2026');
    expect(sheet.unknown('criticalPower')?.reason).toContain('three all-out efforts');
    expect(sheet.unknown('efficiency.cyclingTrend')?.reason).toContain('at least 6');
  });

  it('says that there is nothing where there is nothing', () => {
    const empty = buildHistorySheet(
      { today: '2026-06-10', weeks: [], load: null, families: [], latest: [] },
      { ...ANSWERS, trainingBackground: null },
      { ftpW: null, maxHr: null, restingHr: null, weightKg: null },
      METRIC_UNITS,
    );
    expect(empty.unknowns.map(({ key }) => key)).toEqual([
      'workouts',
      'ftp',
      'heartRateZones',
      'form',
      'readiness',
      'nutrition',
    ]);
    expect(empty.extras.athlete?.level).toBe('beginner');
  });

  it.each([METRIC_UNITS, IMPERIAL_UNITS])(
    'shows each number to within half a unit of its last digit in $system',
    (units) => {
      const facts = [
        ...buildHistorySheet(athletePast, ANSWERS, ATHLETE, units).facts,
        ...sheetOf({}, units).facts,
      ].filter(({ value }) => typeof value === 'number');
      const wrong = facts.filter(({ value, unit, display }) => {
        const range = shownRange(display, unit);
        return (
          range === null || Number(value) < range.low - 1e-6 || Number(value) > range.high + 1e-6
        );
      });
      expect(
        wrong.map(({ key, value, display, unit }) => `${key}: ${display} for ${value} ${unit}`),
      ).toEqual([]);
    },
  );
});
