import type { ActivityMesg, DeviceInfoMesg, EventMesg, FileIdMesg, LapMesg, SessionMesg } from '@garmin/fitsdk';
import type { FitActivity, FitCreator, FitFileId, FitLap, FitSession, FitTimerEvent } from './fit-content.js';
import { firstNumber, number, seconds, text, withFraction } from './sdk-values.js';

const TIMER_EVENT = 0;
const TIMER_START = 0;
/** stop, stop_all, stop_disable, stop_disable_all. */
const TIMER_STOPS: readonly number[] = [1, 4, 8, 9];

export function fileIdOf(mesg: FileIdMesg): FitFileId {
  return { type: number(mesg.type), ...makerOf(mesg) };
}

export function creatorOf(mesg: DeviceInfoMesg): FitCreator {
  return makerOf(mesg);
}

function makerOf(mesg: FileIdMesg | DeviceInfoMesg): FitCreator {
  return {
    manufacturer: number(mesg.manufacturer),
    product: number(mesg.product),
    productName: text(mesg.productName),
    serialNumber: number(mesg.serialNumber),
  };
}

export function sessionOf(mesg: SessionMesg): FitSession {
  return {
    sport: number(mesg.sport),
    subSport: number(mesg.subSport),
    startS: seconds(mesg.startTime),
    elapsedS: number(mesg.totalElapsedTime),
    timerS: number(mesg.totalTimerTime),
    movingS: number(mesg.totalMovingTime),
    distanceM: number(mesg.totalDistance),
    avgSpeedMps: firstNumber(mesg.enhancedAvgSpeed, mesg.avgSpeed),
    maxSpeedMps: firstNumber(mesg.enhancedMaxSpeed, mesg.maxSpeed),
    avgHr: number(mesg.avgHeartRate),
    maxHr: number(mesg.maxHeartRate),
    avgCadence: withFraction(mesg.avgCadence, mesg.avgFractionalCadence),
    maxCadence: withFraction(mesg.maxCadence, mesg.maxFractionalCadence),
    avgPowerW: number(mesg.avgPower),
    maxPowerW: number(mesg.maxPower),
    npW: number(mesg.normalizedPower),
    ftpW: number(mesg.thresholdPower),
    ascentM: number(mesg.totalAscent),
    descentM: number(mesg.totalDescent),
    calories: number(mesg.totalCalories),
    avgTempC: number(mesg.avgTemperature),
  };
}

export function lapOf(mesg: LapMesg): FitLap {
  return {
    startS: seconds(mesg.startTime),
    endS: seconds(mesg.timestamp),
    elapsedS: number(mesg.totalElapsedTime),
    timerS: number(mesg.totalTimerTime),
    distanceM: number(mesg.totalDistance),
    trigger: number(mesg.lapTrigger),
    intensity: number(mesg.intensity),
  };
}

/** Null where the event is not about the timer, or does not say when. */
export function timerEventOf(mesg: EventMesg): FitTimerEvent | null {
  const type = number(mesg.eventType);
  const timeS = seconds(mesg.timestamp);
  if (number(mesg.event) !== TIMER_EVENT || type === null || timeS === null) return null;
  if (type === TIMER_START) return { timeS, running: true };
  return TIMER_STOPS.includes(type) ? { timeS, running: false } : null;
}

export function activityOf(mesg: ActivityMesg): FitActivity {
  return { timeS: seconds(mesg.timestamp), localTimeS: seconds(mesg.localTimestamp) };
}
