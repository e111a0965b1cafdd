import type { FitWriter } from './fit-writer.js';
import type { StepPlan } from './plans.js';

/** Writes the planned workout that the athlete follows; nothing without steps. */
export function writePlan(writer: FitWriter, steps: readonly StepPlan[]): void {
  if (steps.length === 0) return;
  writer.write('workout', { wktName: 'Intervals', numValidSteps: steps.length });
  steps.forEach((step, messageIndex) => {
    if (step.repeatFrom !== undefined)
      writer.write('workoutStep', {
        messageIndex,
        durationType: 'repeatUntilStepsCmplt',
        durationValue: step.repeatFrom,
        targetValue: step.times ?? 1,
      });
    else
      writer.write('workoutStep', {
        messageIndex,
        wktStepName: step.name ?? null,
        intensity: step.intensity ?? 'active',
        ...durationOf(step),
        targetType: step.targetType ?? 'open',
        targetValue: step.zone ?? 0,
        customTargetValueLow: step.low ?? null,
        customTargetValueHigh: step.high ?? null,
      });
  });
}

function durationOf({ seconds, metres }: StepPlan) {
  if (seconds !== undefined)
    return { durationType: 'time' as const, durationValue: seconds * 1000 };
  return metres === undefined
    ? { durationType: 'open' as const }
    : { durationType: 'distance' as const, durationValue: metres * 100 };
}
