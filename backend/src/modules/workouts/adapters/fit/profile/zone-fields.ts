import { field } from './field-spec.js';

// Source: FIT SDK 21.217, Profile.xlsx, messages hr_zone, power_zone, time_in_zone and
// max_met_data.

export const HR_ZONE = { messageIndex: field(254), highBpm: field(1) } as const;

export const POWER_ZONE = { messageIndex: field(254), highValue: field(1) } as const;

export const TIME_IN_ZONE = {
  referenceMesg: field(0),
  referenceIndex: field(1),
  timeInHrZone: field(2, 1000),
  timeInPowerZone: field(5, 1000),
  hrZoneHighBoundary: field(6),
  powerZoneHighBoundary: field(9),
  maxHeartRate: field(11),
  restingHeartRate: field(12),
  thresholdHeartRate: field(13),
  functionalThresholdPower: field(15),
} as const;

export const MAX_MET_DATA = { vo2Max: field(2, 10) } as const;
