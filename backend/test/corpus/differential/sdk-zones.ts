import type { FitMessages } from '@garmin/fitsdk';
import type { FitContent, FitZone } from '#workouts/adapters/fit/fit-content.js';
import { number } from './sdk-values.js';

/** session by its number. */
const SESSION = 18;

/** What the device says of its zones and of VO2max, from what the SDK read. */
export function sdkZones(
  messages: FitMessages,
): Pick<FitContent, 'zones' | 'timesInZones' | 'vo2maxima'> {
  const heartRate = (messages.hrZoneMesgs ?? []).map(({ messageIndex, highBpm }): FitZone => ({
    of: 'heartRate',
    index: number(messageIndex),
    high: number(highBpm),
  }));
  const power = (messages.powerZoneMesgs ?? []).map(({ messageIndex, highValue }): FitZone => ({
    of: 'power',
    index: number(messageIndex),
    high: number(highValue),
  }));
  return {
    zones: [...heartRate, ...power],
    timesInZones: (messages.timeInZoneMesgs ?? [])
      .filter(({ referenceMesg }) => number(referenceMesg) === SESSION)
      .map((mesg) => ({
        sessionIndex: number(mesg.referenceIndex),
        heartRateS: listOf(mesg.timeInHrZone),
        heartRateHighs: listOf(mesg.hrZoneHighBoundary),
        powerS: listOf(mesg.timeInPowerZone),
        powerHighs: listOf(mesg.powerZoneHighBoundary),
        maxHr: number(mesg.maxHeartRate),
        restingHr: number(mesg.restingHeartRate),
        thresholdHr: number(mesg.thresholdHeartRate),
        ftpW: number(mesg.functionalThresholdPower),
      })),
    vo2maxima: (messages.maxMetDataMesgs ?? []).map(({ vo2Max }) => ({ vo2max: number(vo2Max) })),
  };
}

function listOf(value: unknown): (number | null)[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(number);
}
