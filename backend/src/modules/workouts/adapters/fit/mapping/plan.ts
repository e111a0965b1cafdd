import type {
  PlannedDuration,
  PlannedStep,
  PlannedTarget,
  RecordedPlan,
} from '#analysis/recording/recording.js';
import type { FitContent, FitWorkoutStep } from '../fit-content.js';
import {
  LAST_REPEAT,
  REPEAT_COUNTED,
  STEP_DURATIONS,
  STEP_INTENSITIES,
  STEP_TARGETS,
} from '../profile/workout-words.js';
import { heartRateOf, powerOf, type Quantity } from './workout-quantities.js';

/** Garmin's devices take 50 steps, other makers' some more. Ours. */
export const MOST_STEPS = 200;
/** The other bits of a message_index are flags. */
const INDEX_MASK = 0x0fff;

/**
 * The planned workout as the file states it: its name and its first steps. Null where the file
 * holds no step: some devices name a kind of sport there.
 */
export function planOf({
  workouts,
  workoutSteps,
}: Pick<FitContent, 'workouts' | 'workoutSteps'>): RecordedPlan | null {
  const workout = workouts.findLast(({ name }) => name !== null);
  if (workoutSteps.length === 0) return null;
  const byIndex = new Map<number, FitWorkoutStep>();
  workoutSteps.forEach((step, place) => byIndex.set((step.index ?? place) & INDEX_MASK, step));
  const steps = [...byIndex].toSorted(([a], [b]) => a - b).slice(0, MOST_STEPS);
  return { name: workout?.name ?? null, steps: steps.map(([index, step]) => stepOf(index, step)) };
}

function stepOf(index: number, step: FitWorkoutStep): PlannedStep {
  const { name, intensity, durationType, durationValue, targetValue } = step;
  const isRepeat =
    durationType !== null && durationType >= REPEAT_COUNTED && durationType <= LAST_REPEAT;
  return {
    index,
    name,
    intensity: intensity === null ? null : (STEP_INTENSITIES[intensity] ?? null),
    duration: isRepeat ? null : durationOf(step),
    target: isRepeat ? null : targetOf(step),
    repeat:
      isRepeat && durationValue !== null
        ? { fromStep: durationValue, times: durationType === REPEAT_COUNTED ? targetValue : null }
        : null,
  };
}

function durationOf({ durationType, durationValue: raw }: FitWorkoutStep): PlannedDuration | null {
  const words = durationType === null ? undefined : STEP_DURATIONS[durationType];
  if (words === undefined) return null;
  const [kind, counted] = words;
  const { value, unit }: Quantity =
    raw === null ? { value: null, unit: null } : durationQuantity(counted, raw);
  return { kind, value, unit };
}

function durationQuantity(counted: (typeof STEP_DURATIONS)[number][1], raw: number): Quantity {
  switch (counted) {
    case 'seconds':
      return { value: raw / 1000, unit: 's' };
    case 'metres':
      return { value: raw / 100, unit: 'm' };
    case 'heart rate':
      return heartRateOf(raw);
    case 'power':
      return powerOf(raw);
    case 'kcal':
      return { value: raw, unit: 'kcal' };
    case 'repetitions':
      return { value: raw, unit: null };
    default:
      return { value: null, unit: null };
  }
}

/** A zone of the device (1 and up) wins; a range stands only where none is named. */
function targetOf({
  targetType,
  targetValue,
  targetLow,
  targetHigh,
}: FitWorkoutStep): PlannedTarget | null {
  const words = targetType === null ? undefined : STEP_TARGETS[targetType];
  if (words === undefined) return null;
  const [kind, range] = words;
  const open: PlannedTarget = { kind, zone: null, low: null, high: null, unit: null };
  if (range === 'nothing') return open;
  if (targetValue !== null && targetValue > 0) return { ...open, zone: targetValue };
  if (targetLow === null || targetHigh === null) return open;
  const [low, high] = [targetLow, targetHigh].map((raw): Quantity => {
    if (range === 'speed') return { value: raw / 1000, unit: 'm/s' };
    if (range === 'cadence') return { value: raw, unit: 'rpm' };
    return range === 'power' ? powerOf(raw) : heartRateOf(raw);
  }) as [Quantity, Quantity];
  // Ends in two units are no range.
  return low.unit === high.unit
    ? { ...open, low: low.value, high: high.value, unit: high.unit }
    : open;
}
