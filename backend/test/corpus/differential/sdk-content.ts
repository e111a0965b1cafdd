import type { DeviceInfoMesg, FileIdMesg, FitMessages, SessionMesg } from '@garmin/fitsdk';
import type { FitContent, FitCreator, FitTimerEvent } from '#workouts/adapters/fit/fit-content.js';
import { plainText } from '#workouts/adapters/fit/plain-text.js';
import { sdkZones } from './sdk-zones.js';
import { firstNumber, number, seconds, withFraction } from './sdk-values.js';

const TIMER_STOPS: readonly unknown[] = [1, 4, 8, 9];

/** Everything but the records, mapped from what the SDK read (types and dates left as numbers). */
export function sdkContent(messages: FitMessages): Omit<FitContent, 'records' | 'developerFields'> {
  const devices = messages.deviceInfoMesgs ?? [];
  return {
    fileIds: (messages.fileIdMesgs ?? []).map((mesg) => ({
      type: number(mesg.type),
      ...makerOf(mesg),
    })),
    creators: devices.filter((mesg) => number(mesg.deviceIndex) === 0).map(makerOf),
    sensors: devices.flatMap((mesg) => {
      const index = number(mesg.deviceIndex);
      return index === null || index === 0
        ? []
        : [
            {
              index,
              type: number(mesg.deviceType),
              source: number(mesg.sourceType),
              ...makerOf(mesg),
            },
          ];
    }),
    sports: (messages.sportMesgs ?? []).map((mesg) => ({
      sport: number(mesg.sport),
      subSport: number(mesg.subSport),
    })),
    sessions: (messages.sessionMesgs ?? []).map(sessionOf),
    laps: (messages.lapMesgs ?? []).map((mesg) => ({
      startS: seconds(mesg.startTime),
      endS: seconds(mesg.timestamp),
      elapsedS: number(mesg.totalElapsedTime),
      timerS: number(mesg.totalTimerTime),
      distanceM: number(mesg.totalDistance),
      trigger: number(mesg.lapTrigger),
      intensity: number(mesg.intensity),
      stepIndex: number(mesg.wktStepIndex),
    })),
    lengths: (messages.lengthMesgs ?? []).map((mesg) => ({
      startS: seconds(mesg.startTime),
      elapsedS: number(mesg.totalElapsedTime),
      timerS: number(mesg.totalTimerTime),
      type: number(mesg.lengthType),
    })),
    timerEvents: timerEventsOf(messages),
    activities: (messages.activityMesgs ?? []).map((mesg) => ({
      timeS: seconds(mesg.timestamp),
      localTimeS: seconds(mesg.localTimestamp),
    })),
    thresholds: thresholdsOf(messages),
    ...sdkZones(messages),
    workouts: (messages.workoutMesgs ?? []).map((mesg) => ({
      name: plainText(mesg.wktName),
      sport: number(mesg.sport),
      steps: number(mesg.numValidSteps),
    })),
    workoutSteps: (messages.workoutStepMesgs ?? []).map((mesg) => ({
      index: number(mesg.messageIndex),
      name: plainText(mesg.wktStepName),
      durationType: number(mesg.durationType),
      durationValue: number(mesg.durationValue),
      targetType: number(mesg.targetType),
      targetValue: number(mesg.targetValue),
      targetLow: number(mesg.customTargetValueLow),
      targetHigh: number(mesg.customTargetValueHigh),
      intensity: number(mesg.intensity),
    })),
    hasHrv: (messages.hrvMesgs ?? []).length > 0,
  };
}

function makerOf(mesg: FileIdMesg | DeviceInfoMesg): FitCreator {
  return {
    manufacturer: number(mesg.manufacturer),
    product: number(mesg.product),
    productName: plainText(mesg.productName),
    serialNumber: number(mesg.serialNumber),
  };
}

function sessionOf(mesg: SessionMesg): FitContent['sessions'][number] {
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
    aerobicEffect: number(mesg.totalTrainingEffect),
    anaerobicEffect: number(mesg.totalAnaerobicTrainingEffect),
    trainingStress: number(mesg.trainingStressScore),
    intensityFactor: number(mesg.intensityFactor),
    trainingLoad: number(mesg.trainingLoadPeak),
    rpe: number(mesg.workoutRpe),
    feel: number(mesg.workoutFeel),
  };
}

function timerEventsOf(messages: FitMessages): FitTimerEvent[] {
  return (messages.eventMesgs ?? []).flatMap((mesg): FitTimerEvent[] => {
    const timeS = seconds(mesg.timestamp);
    const type = number(mesg.eventType);
    if (number(mesg.event) !== 0 || timeS === null || type === null) return [];
    if (type === 0) return [{ timeS, running: true }];
    return TIMER_STOPS.includes(type) ? [{ timeS, running: false }] : [];
  });
}

function thresholdsOf(messages: FitMessages): FitContent['thresholds'] {
  const zones = (messages.zonesTargetMesgs ?? []).map((mesg) => ({
    ftpW: number(mesg.functionalThresholdPower),
    maxHr: number(mesg.maxHeartRate),
    restingHr: null,
  }));
  const profiles = (messages.userProfileMesgs ?? []).map((mesg) => ({
    ftpW: null,
    maxHr: number(mesg.defaultMaxHeartRate),
    restingHr: number(mesg.restingHeartRate),
  }));
  return [...zones, ...profiles];
}
