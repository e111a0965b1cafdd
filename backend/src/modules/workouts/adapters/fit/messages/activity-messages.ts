import type {
  FitActivity,
  FitLap,
  FitLength,
  FitSession,
  FitSport,
  FitThresholds,
  FitTimerEvent,
} from '../fit-content.js';
import {
  ACTIVITY,
  EVENT,
  LAP,
  LENGTH,
  SESSION,
  SPORT,
  USER_PROFILE,
  ZONES_TARGET,
} from '../profile/activity-fields.js';
import type { FieldSpec } from '../profile/field-spec.js';
import type { MessageView } from './message-view.js';

const TIMER_EVENT = 0;
const TIMER_START = 0;
/** stop, stop_all, stop_disable, stop_disable_all. */
const TIMER_STOPS: readonly number[] = [1, 4, 8, 9];

export function sessionOf(view: MessageView): FitSession {
  return {
    sport: view.number(SESSION.sport),
    subSport: view.number(SESSION.subSport),
    startS: view.seconds(SESSION.startTime),
    elapsedS: view.number(SESSION.totalElapsedTime),
    timerS: view.number(SESSION.totalTimerTime),
    movingS: view.number(SESSION.totalMovingTime),
    distanceM: view.number(SESSION.totalDistance),
    avgSpeedMps: view.number(SESSION.enhancedAvgSpeed) ?? view.number(SESSION.avgSpeed),
    maxSpeedMps: view.number(SESSION.enhancedMaxSpeed) ?? view.number(SESSION.maxSpeed),
    avgHr: view.number(SESSION.avgHeartRate),
    maxHr: view.number(SESSION.maxHeartRate),
    avgCadence: withFraction(view, SESSION.avgCadence, SESSION.avgFractionalCadence),
    maxCadence: withFraction(view, SESSION.maxCadence, SESSION.maxFractionalCadence),
    avgPowerW: view.number(SESSION.avgPower),
    maxPowerW: view.number(SESSION.maxPower),
    npW: view.number(SESSION.normalizedPower),
    ftpW: view.number(SESSION.thresholdPower),
    ascentM: view.number(SESSION.totalAscent),
    descentM: view.number(SESSION.totalDescent),
    calories: view.number(SESSION.totalCalories),
    avgTempC: view.number(SESSION.avgTemperature),
    aerobicEffect: view.number(SESSION.totalTrainingEffect),
    anaerobicEffect: view.number(SESSION.totalAnaerobicTrainingEffect),
    trainingStress: view.number(SESSION.trainingStressScore),
    intensityFactor: view.number(SESSION.intensityFactor),
    trainingLoad: view.number(SESSION.trainingLoadPeak),
    rpe: view.number(SESSION.workoutRpe),
    feel: view.number(SESSION.workoutFeel),
  };
}

export function lapOf(view: MessageView): FitLap {
  return {
    startS: view.seconds(LAP.startTime),
    endS: view.time(),
    elapsedS: view.number(LAP.totalElapsedTime),
    timerS: view.number(LAP.totalTimerTime),
    distanceM: view.number(LAP.totalDistance),
    trigger: view.number(LAP.lapTrigger),
    intensity: view.number(LAP.intensity),
    stepIndex: view.number(LAP.wktStepIndex),
  };
}

export function lengthOf(view: MessageView): FitLength {
  return {
    startS: view.seconds(LENGTH.startTime),
    elapsedS: view.number(LENGTH.totalElapsedTime),
    timerS: view.number(LENGTH.totalTimerTime),
    type: view.number(LENGTH.lengthType),
  };
}

/** Null where the event is not about the timer, or does not say when. */
export function timerEventOf(view: MessageView): FitTimerEvent | null {
  if (view.number(EVENT.event) !== TIMER_EVENT) return null;
  const type = view.number(EVENT.eventType);
  const timeS = view.time();
  if (type === null || timeS === null) return null;
  if (type === TIMER_START) return { timeS, running: true };
  return TIMER_STOPS.includes(type) ? { timeS, running: false } : null;
}

export function activityOf(view: MessageView): FitActivity {
  return { timeS: view.time(), localTimeS: view.seconds(ACTIVITY.localTimestamp) };
}

export function sportOf(view: MessageView): FitSport {
  return { sport: view.number(SPORT.sport), subSport: view.number(SPORT.subSport) };
}

export function zonesTargetOf(view: MessageView): FitThresholds {
  return {
    ftpW: view.number(ZONES_TARGET.functionalThresholdPower),
    maxHr: view.number(ZONES_TARGET.maxHeartRate),
    restingHr: null,
  };
}

export function userProfileOf(view: MessageView): FitThresholds {
  return {
    ftpW: null,
    maxHr: view.number(USER_PROFILE.defaultMaxHeartRate),
    restingHr: view.number(USER_PROFILE.restingHeartRate),
  };
}

/** FIT stores whole turns and their fraction in two fields. */
function withFraction(view: MessageView, whole: FieldSpec, fraction: FieldSpec): number | null {
  const base = view.number(whole);
  return base === null ? null : base + (view.number(fraction) ?? 0);
}
