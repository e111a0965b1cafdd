import type { FitTimeInZones, FitVo2max, FitZone } from '../fit-content.js';
import type { FieldSpec } from '../profile/field-spec.js';
import { MESSAGE } from '../profile/message-numbers.js';
import { HR_ZONE, MAX_MET_DATA, POWER_ZONE, TIME_IN_ZONE } from '../profile/zone-fields.js';
import type { MessageView } from './message-view.js';

/** A field of a message holds at most this many bytes. */
const ROOM = new Float64Array(255);

export function hrZoneOf(view: MessageView): FitZone {
  return {
    of: 'heartRate',
    index: view.number(HR_ZONE.messageIndex),
    high: view.number(HR_ZONE.highBpm),
  };
}

export function powerZoneOf(view: MessageView): FitZone {
  return {
    of: 'power',
    index: view.number(POWER_ZONE.messageIndex),
    high: view.number(POWER_ZONE.highValue),
  };
}

/** Null where the message is not about a whole session. */
export function timeInZonesOf(view: MessageView): FitTimeInZones | null {
  if (view.number(TIME_IN_ZONE.referenceMesg) !== MESSAGE.session) return null;
  return {
    sessionIndex: view.number(TIME_IN_ZONE.referenceIndex),
    heartRateS: listOf(view, TIME_IN_ZONE.timeInHrZone),
    heartRateHighs: listOf(view, TIME_IN_ZONE.hrZoneHighBoundary),
    powerS: listOf(view, TIME_IN_ZONE.timeInPowerZone),
    powerHighs: listOf(view, TIME_IN_ZONE.powerZoneHighBoundary),
    maxHr: view.number(TIME_IN_ZONE.maxHeartRate),
    restingHr: view.number(TIME_IN_ZONE.restingHeartRate),
    thresholdHr: view.number(TIME_IN_ZONE.thresholdHeartRate),
    ftpW: view.number(TIME_IN_ZONE.functionalThresholdPower),
  };
}

export function vo2maxOf(view: MessageView): FitVo2max {
  return { vo2max: view.number(MAX_MET_DATA.vo2Max) };
}

function listOf(view: MessageView, spec: FieldSpec): (number | null)[] {
  const count = view.elements(spec, ROOM);
  return Array.from(ROOM.subarray(0, count), (raw) =>
    Number.isNaN(raw) ? null : raw / spec.scale - spec.offset,
  );
}
