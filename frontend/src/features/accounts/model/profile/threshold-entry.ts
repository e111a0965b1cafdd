import type { UnitPreferences } from '#lib/units.js';

const LB_PER_KG = 2.20462;

export type WeightUnit = 'kg' | 'lb';

export function weightUnit({ unitSystem }: Pick<UnitPreferences, 'unitSystem'>): WeightUnit {
  return unitSystem === 'IMPERIAL' ? 'lb' : 'kg';
}

/** One decimal, as scales give it. */
export function weightIn(kg: number, unit: WeightUnit): number {
  return Math.round((unit === 'lb' ? kg * LB_PER_KG : kg) * 10) / 10;
}

export function weightInKg(weight: number, unit: WeightUnit): number {
  return unit === 'lb' ? Math.round((weight / LB_PER_KG) * 10) / 10 : weight;
}

/** What the form holds: text as typed, empty where nothing is known. */
export interface ThresholdDraft {
  readonly validFrom: string;
  readonly currentFTP: string;
  readonly maxHR: string;
  readonly restingHR: string;
  readonly weight: string;
}

export interface ThresholdBody {
  readonly currentFTP: number | null;
  readonly maxHR: number | null;
  readonly restingHR: number | null;
  readonly weightKg: number | null;
}

type NumberField = Exclude<keyof ThresholdDraft, 'validFrom'>;

/** Bounds of what a person can have; the server holds the same. */
const BOUNDS: Record<NumberField, readonly [least: number, most: number, unit: string]> = {
  currentFTP: [30, 700, 'W'],
  maxHR: [100, 250, 'bpm'],
  restingHR: [25, 120, 'bpm'],
  weight: [25, 300, 'kg'],
};

export function numberOf(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) ? null : value;
}

/**
 * Sentences by field; empty where the entry may be kept.
 *
 * @param taken days that have an entry of their own already
 */
export function thresholdErrors(
  draft: ThresholdDraft,
  unit: WeightUnit,
  taken: readonly string[],
): Partial<Record<keyof ThresholdDraft, string>> {
  const errors: Partial<Record<keyof ThresholdDraft, string>> = {};
  if (!/^\d{4}-\d{2}-\d{2}$/.test(draft.validFrom))
    errors.validFrom = 'Choose the day from which these numbers hold.';
  else if (taken.includes(draft.validFrom))
    errors.validFrom = 'This day has an entry already. Correct that one.';
  for (const name of Object.keys(BOUNDS) as NumberField[]) {
    const problem = boundsProblem(name, draft[name], unit);
    if (problem) errors[name] = problem;
  }
  const [most, rest] = [numberOf(draft.maxHR), numberOf(draft.restingHR)];
  if (most !== null && rest !== null && rest >= most)
    errors.restingHR ??= 'Resting heart rate must be below the maximum.';
  return errors;
}

function boundsProblem(name: NumberField, text: string, unit: WeightUnit): string | null {
  const [least, most, of] = BOUNDS[name];
  const value = numberOf(text);
  const [low, high, shown] =
    name === 'weight' ? [weightIn(least, unit), weightIn(most, unit), unit] : [least, most, of];
  const isWrong = value === null || value < low || value > high;
  return text.trim() !== '' && isWrong ? `Enter ${low} to ${high} ${shown}.` : null;
}

export function bodyOf(draft: ThresholdDraft, unit: WeightUnit): ThresholdBody {
  const weight = numberOf(draft.weight);
  return {
    currentFTP: numberOf(draft.currentFTP),
    maxHR: numberOf(draft.maxHR),
    restingHR: numberOf(draft.restingHR),
    weightKg: weight === null ? null : weightInKg(weight, unit),
  };
}
