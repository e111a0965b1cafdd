import { field } from './field-spec.js';

// Source: FIT SDK 21.217, Profile.xlsx, messages session, lap, length, event, activity, sport,
// user_profile and zones_target.

export const SESSION = {
  sport: field(5),
  subSport: field(6),
  startTime: field(2),
  totalElapsedTime: field(7, 1000),
  totalTimerTime: field(8, 1000),
  totalMovingTime: field(59, 1000),
  totalDistance: field(9, 100),
  avgSpeed: field(14, 1000),
  enhancedAvgSpeed: field(124, 1000),
  maxSpeed: field(15, 1000),
  enhancedMaxSpeed: field(125, 1000),
  avgHeartRate: field(16),
  maxHeartRate: field(17),
  avgCadence: field(18),
  avgFractionalCadence: field(92, 128),
  maxCadence: field(19),
  maxFractionalCadence: field(93, 128),
  avgPower: field(20),
  maxPower: field(21),
  normalizedPower: field(34),
  thresholdPower: field(45),
  totalAscent: field(22),
  totalDescent: field(23),
  totalCalories: field(11),
  avgTemperature: field(57),
  totalTrainingEffect: field(24, 10),
  totalAnaerobicTrainingEffect: field(137, 10),
  trainingStressScore: field(35, 10),
  intensityFactor: field(36, 1000),
  trainingLoadPeak: field(168, 65_536),
  workoutFeel: field(192),
  workoutRpe: field(193),
} as const;

export const LAP = {
  startTime: field(2),
  totalElapsedTime: field(7, 1000),
  totalTimerTime: field(8, 1000),
  totalDistance: field(9, 100),
  lapTrigger: field(24),
  intensity: field(23),
  wktStepIndex: field(71),
} as const;

export const LENGTH = {
  startTime: field(2),
  totalElapsedTime: field(3, 1000),
  totalTimerTime: field(4, 1000),
  lengthType: field(12),
} as const;

export const EVENT = { event: field(0), eventType: field(1) } as const;

export const ACTIVITY = { localTimestamp: field(5) } as const;

export const SPORT = { sport: field(0), subSport: field(1) } as const;

export const USER_PROFILE = { restingHeartRate: field(8), defaultMaxHeartRate: field(11) } as const;

export const ZONES_TARGET = { maxHeartRate: field(1), functionalThresholdPower: field(3) } as const;
