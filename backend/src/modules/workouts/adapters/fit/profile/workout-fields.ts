import { field } from './field-spec.js';

// Source: FIT SDK 21.217, Profile.xlsx, messages workout and workout_step.

export const WORKOUT = { sport: field(4), numValidSteps: field(6), wktName: field(8) } as const;

export const WORKOUT_STEP = {
  messageIndex: field(254),
  wktStepName: field(0),
  durationType: field(1),
  durationValue: field(2),
  targetType: field(3),
  targetValue: field(4),
  customTargetValueLow: field(5),
  customTargetValueHigh: field(6),
  intensity: field(7),
} as const;
