import type { FitWorkout, FitWorkoutStep } from '../fit-content.js';
import { WORKOUT, WORKOUT_STEP } from '../profile/workout-fields.js';
import type { MessageView } from './message-view.js';

export function workoutOf(view: MessageView): FitWorkout {
  return {
    name: view.text(WORKOUT.wktName),
    sport: view.number(WORKOUT.sport),
    steps: view.number(WORKOUT.numValidSteps),
  };
}

export function workoutStepOf(view: MessageView): FitWorkoutStep {
  return {
    index: view.number(WORKOUT_STEP.messageIndex),
    name: view.text(WORKOUT_STEP.wktStepName),
    durationType: view.number(WORKOUT_STEP.durationType),
    durationValue: view.number(WORKOUT_STEP.durationValue),
    targetType: view.number(WORKOUT_STEP.targetType),
    targetValue: view.number(WORKOUT_STEP.targetValue),
    targetLow: view.number(WORKOUT_STEP.customTargetValueLow),
    targetHigh: view.number(WORKOUT_STEP.customTargetValueHigh),
    intensity: view.number(WORKOUT_STEP.intensity),
  };
}
