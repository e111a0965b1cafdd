/**
 * What a FIT file says, free of how it was decoded: the seam between the decoder and everything
 * that judges or maps. Times are seconds since 1970; quantities carry FIT's own units with scale
 * and offset applied; null is "not given".
 */
export interface FitContent {
  readonly fileIds: readonly FitFileId[];
  readonly creators: readonly FitCreator[];
  readonly sensors: readonly FitSensor[];
  readonly sports: readonly FitSport[];
  readonly sessions: readonly FitSession[];
  readonly laps: readonly FitLap[];
  readonly lengths: readonly FitLength[];
  readonly timerEvents: readonly FitTimerEvent[];
  readonly activities: readonly FitActivity[];
  readonly thresholds: readonly FitThresholds[];
  readonly zones: readonly FitZone[];
  /** Those over a whole session; over laps they are left out. */
  readonly timesInZones: readonly FitTimeInZones[];
  /** VO2max that the device estimated, ml/kg/min. */
  readonly vo2maxima: readonly FitVo2max[];
  readonly workouts: readonly FitWorkout[];
  readonly workoutSteps: readonly FitWorkoutStep[];
  readonly developerFields: readonly FitDeveloperField[];
  /** Whether the file holds beat-to-beat intervals. */
  readonly hasHrv: boolean;
  readonly records: FitRecords;
}

export interface FitFileId {
  /** 4 is an activity. */
  readonly type: number | null;
  readonly manufacturer: number | null;
  readonly product: number | null;
  readonly productName: string | null;
  readonly serialNumber: number | null;
}

/** The device that made the file, as its own device_info message (index 0) says. */
export interface FitCreator {
  readonly manufacturer: number | null;
  readonly product: number | null;
  readonly productName: string | null;
  readonly serialNumber: number | null;
}

/**
 * A sensor or another device that the file mentions (device index over 0); `type` and `source` are
 * FIT's own numbers.
 */
export interface FitSensor extends FitCreator {
  readonly index: number;
  readonly type: number | null;
  readonly source: number | null;
}

export interface FitSport {
  readonly sport: number | null;
  readonly subSport: number | null;
}

export interface FitSession extends FitSport {
  readonly startS: number | null;
  readonly elapsedS: number | null;
  readonly timerS: number | null;
  readonly movingS: number | null;
  readonly distanceM: number | null;
  readonly avgSpeedMps: number | null;
  readonly maxSpeedMps: number | null;
  readonly avgHr: number | null;
  readonly maxHr: number | null;
  readonly avgCadence: number | null;
  readonly maxCadence: number | null;
  readonly avgPowerW: number | null;
  readonly maxPowerW: number | null;
  readonly npW: number | null;
  readonly ftpW: number | null;
  readonly ascentM: number | null;
  readonly descentM: number | null;
  readonly calories: number | null;
  readonly avgTempC: number | null;
  /** 0 to 5. */
  readonly aerobicEffect: number | null;
  readonly anaerobicEffect: number | null;
  readonly trainingStress: number | null;
  readonly intensityFactor: number | null;
  readonly trainingLoad: number | null;
  /** As the athlete answered: 0 to 100, effort in tens, feel in quarters. */
  readonly rpe: number | null;
  readonly feel: number | null;
}

export interface FitLap {
  readonly startS: number | null;
  readonly endS: number | null;
  readonly elapsedS: number | null;
  readonly timerS: number | null;
  readonly distanceM: number | null;
  readonly trigger: number | null;
  readonly intensity: number | null;
  /** The step of the planned workout that was done in this lap. */
  readonly stepIndex: number | null;
}

/** One length of a pool; type 1 is swum, 0 is rest. */
export interface FitLength {
  readonly startS: number | null;
  readonly elapsedS: number | null;
  readonly timerS: number | null;
  readonly type: number | null;
}

/** Start or stop of the timer; other events are left out. */
export interface FitTimerEvent {
  readonly timeS: number;
  readonly running: boolean;
}

export interface FitActivity {
  readonly timeS: number | null;
  readonly localTimeS: number | null;
}

/** What the athlete had set in the device. */
export interface FitThresholds {
  readonly ftpW: number | null;
  readonly maxHr: number | null;
  readonly restingHr: number | null;
}

/** The upper end of a zone that is set in the device; bpm, W. */
export interface FitZone {
  readonly of: 'heartRate' | 'power';
  readonly index: number | null;
  readonly high: number | null;
}

/**
 * How long a session was in each zone of the device, the one below zone 1 first; null where an
 * element is invalid. Seconds, upper ends in bpm and W.
 */
export interface FitTimeInZones {
  readonly sessionIndex: number | null;
  readonly heartRateS: readonly (number | null)[];
  readonly heartRateHighs: readonly (number | null)[];
  readonly powerS: readonly (number | null)[];
  readonly powerHighs: readonly (number | null)[];
  readonly maxHr: number | null;
  readonly restingHr: number | null;
  readonly thresholdHr: number | null;
  readonly ftpW: number | null;
}

export interface FitVo2max {
  readonly vo2max: number | null;
}

/** The plan that the athlete followed. */
export interface FitWorkout {
  readonly name: string | null;
  readonly sport: number | null;
  readonly steps: number | null;
}

/**
 * One step of the plan in FIT's own numbers: what they mean depends on `durationType` and
 * `targetType`.
 */
export interface FitWorkoutStep {
  readonly index: number | null;
  readonly name: string | null;
  readonly durationType: number | null;
  readonly durationValue: number | null;
  readonly targetType: number | null;
  readonly targetValue: number | null;
  readonly targetLow: number | null;
  readonly targetHigh: number | null;
  readonly intensity: number | null;
}

/** A quantity that an app on the device added to the records, named by the app itself. */
export interface FitDeveloperField {
  readonly developerIndex: number;
  readonly fieldNumber: number;
  /** The app's own id, 32 hexadecimal digits. */
  readonly applicationId: string | null;
  readonly name: string | null;
  readonly units: string | null;
  /** The field of the record message that it is an equal of. */
  readonly nativeField: number | null;
  /** As written, by record; NaN where a record has no valid value. */
  readonly values: Float64Array;
}

/**
 * Columns of the record messages in file order, NaN where a record has no valid value; null where
 * none has.
 */
export interface FitRecords {
  readonly count: number;
  /**
   * The first row of each further file where several stand one after the other; absent where there
   * is one.
   */
  readonly laterFiles?: readonly number[];
  readonly time: Float64Array;
  readonly columns: Readonly<Record<FitColumn, Float64Array | null>>;
}

/**
 * Units: bpm, rpm (runs: strides/min), rpm, W, m/s, m, °C, m, semicircles, semicircles, FIT's bit
 * field.
 */
export type FitColumn =
  | 'heartRate'
  | 'cadence'
  | 'fractionalCadence'
  | 'power'
  | 'speed'
  | 'altitude'
  | 'temperature'
  | 'distance'
  | 'positionLat'
  | 'positionLong'
  | 'leftRightBalance';

/** What is wrong with the bytes of the file. */
export type FitDamage =
  | 'cut-short'
  | 'never-closed'
  | 'wrong-length'
  | 'bad-checksum'
  | 'bad-header-checksum'
  | 'trailing-bytes'
  | 'part-cut-short'
  | 'stopped-early'
  | 'beyond-decoder'
  | 'heart-rate-not-joined';

/**
 * Content with the damage that was found on the way; no damage means that every byte was read and
 * every checksum was correct.
 */
export interface DecodedFit {
  readonly content: FitContent;
  readonly damage: readonly FitDamage[];
}
