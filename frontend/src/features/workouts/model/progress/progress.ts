import type {
  CriticalPowerAnswer,
  DatedPowerAnswer,
  EfficiencyAnswer,
  EfficientWorkoutAnswer,
  MonthlyBestAnswer,
  ProgressAnswer,
  ProgressDayAnswer,
  ProgressionAnswer,
  ProgressWeekAnswer,
  ReasonAnswer,
  RecordAnswer,
  RecordsAnswer,
  WeekZonesAnswer,
} from '#api/generated/types.gen.js';

export type Family = RecordsAnswer['family'];
export type ZoneMeasure = keyof WeekZonesAnswer;

/**
 * One day; load in units of which an hour at threshold is 100, and fitness, fatigue and form on the
 * same scale.
 */
export type ProgressDay = Readonly<ProgressDayAnswer>;

/**
 * One week from its Monday. Seconds, metres; zones are seconds below zone 1, in zones 1 to 5, and
 * above.
 */
export type ProgressWeek = Readonly<Omit<ProgressWeekAnswer, 'zones'>> & {
  readonly zones: Readonly<Record<ZoneMeasure, readonly number[] | null>>;
};

export type Reason = Readonly<ReasonAnswer>;
export type EfficientWorkout = Readonly<EfficientWorkoutAnswer>;
/** Rides in W/bpm, runs in yd/min/bpm. */
export type EfficiencyTrend = Readonly<Omit<EfficiencyAnswer, 'workouts'>> & {
  readonly workouts: readonly EfficientWorkout[];
};

/** How training went, as GET /api/progress tells it. */
export type Progress = Readonly<
  Omit<ProgressAnswer, 'families' | 'days' | 'weeks' | 'efficiency'>
> & {
  /** Of which the athlete has a workout, whatever was asked for. */
  readonly families: readonly Family[];
  readonly days: readonly ProgressDay[];
  readonly weeks: readonly ProgressWeek[];
  readonly efficiency: EfficiencyTrend | Reason;
};

/** W, s, m, s or m, as the kind says; `over` is seconds of power or metres of a time. */
export type PersonalRecord = Readonly<RecordAnswer>;
export type RecordKind = PersonalRecord['kind'];
export type DatedPower = Readonly<DatedPowerAnswer>;
export type CriticalPower = Readonly<CriticalPowerAnswer>;
export type MonthlyBest = Readonly<MonthlyBestAnswer>;

/** The best of each month that has one, oldest first. */
export type Progression = Readonly<Omit<ProgressionAnswer, 'points'>> & {
  readonly points: readonly MonthlyBest[];
};

/** What was ever done best in one family, as GET /api/records tells it. */
export type Records = Readonly<Pick<RecordsAnswer, 'family'>> & {
  readonly records: readonly PersonalRecord[];
  readonly powerCurves: {
    readonly last42: readonly DatedPower[];
    readonly last90: readonly DatedPower[];
    readonly all: readonly DatedPower[];
  } | null;
  readonly criticalPower: CriticalPower | Reason | null;
  readonly progression: readonly Progression[];
  /** Workouts left out because the clock of their device was plainly wrong. */
  readonly misdated: number;
};
