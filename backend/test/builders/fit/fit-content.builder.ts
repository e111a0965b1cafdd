import type {
  FitColumn,
  FitContent,
  FitLap,
  FitRecords,
  FitSession,
} from '#workouts/adapters/fit/fit-content.js';
import { NO_SUMMARY } from '../no-summary.js';

const NO_COLUMNS: FitRecords['columns'] = {
  heartRate: null,
  cadence: null,
  fractionalCadence: null,
  power: null,
  speed: null,
  altitude: null,
  temperature: null,
  distance: null,
  positionLat: null,
  positionLong: null,
  leftRightBalance: null,
};

/** Decoded content with nothing in it but what is given. */
export function fitContent(given: Partial<FitContent> = {}): FitContent {
  return {
    fileIds: [],
    creators: [],
    sensors: [],
    sports: [],
    sessions: [],
    laps: [],
    lengths: [],
    timerEvents: [],
    activities: [],
    thresholds: [],
    zones: [],
    timesInZones: [],
    vo2maxima: [],
    workouts: [],
    workoutSteps: [],
    developerFields: [],
    hasHrv: false,
    records: fitRecords([]),
    ...given,
  };
}

/** Record columns from lists; NaN is "no valid value". */
export function fitRecords(
  time: readonly number[],
  columns: Partial<Record<FitColumn, readonly number[]>> = {},
): FitRecords {
  const filled = Object.fromEntries(
    Object.entries(columns).map(([name, values]) => [name, Float64Array.from(values)]),
  );
  return {
    count: time.length,
    time: Float64Array.from(time),
    columns: { ...NO_COLUMNS, ...filled },
  };
}

export function fitSession(given: Partial<FitSession> = {}): FitSession {
  return {
    sport: 2,
    subSport: 0,
    startS: null,
    ...NO_SUMMARY,
    aerobicEffect: null,
    anaerobicEffect: null,
    trainingStress: null,
    intensityFactor: null,
    trainingLoad: null,
    rpe: null,
    feel: null,
    ...given,
  };
}

export function fitLap(given: Partial<FitLap> = {}): FitLap {
  return {
    startS: null,
    endS: null,
    elapsedS: null,
    timerS: null,
    distanceM: null,
    trigger: null,
    intensity: null,
    stepIndex: null,
    ...given,
  };
}
