import type { FieldName } from './answers.js';
import type { Step } from './steps.js';

/** How the server names what has to be answered. */
const SERVER_LABELS: Readonly<Record<string, FieldName>> = {
  Age: 'age',
  Gender: 'gender',
  Height: 'heightCm',
  Weight: 'weightKg',
  'Training Volume Hours': 'trainingVolumeHours',
  'Training Background': 'trainingBackground',
  'Work Type': 'workType',
  'Sleep Quality': 'sleepQuality',
  'Stress Level': 'stressLevel',
  'Max HR': 'maxHR',
  'Resting HR': 'restingHR',
};

/** What the answers lack, as `ONBOARDING_INCOMPLETE` tells: labels by step. */
export type MissingByStep = Readonly<Record<string, readonly string[]>>;

function isMissingByStep(value: unknown): value is MissingByStep {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (labels) => Array.isArray(labels) && labels.every((label) => typeof label === 'string'),
    )
  );
}

/** Null where the body is not one of missing answers. */
export function missingByStep(body: Readonly<Record<string, unknown>>): MissingByStep | null {
  const { missingByStep: found } = body;
  return isMissingByStep(found) && Object.keys(found).length > 0 ? found : null;
}

/** One line for each step, such as `Personal Info: Age, Height`. */
export function missingLines(missing: MissingByStep): readonly string[] {
  return Object.entries(missing).map(([step, labels]) => `${step}: ${labels.join(', ')}`);
}

/** The sentence that stands beside each field that is missing. */
export function missingSentences(missing: MissingByStep): Partial<Record<FieldName, string>> {
  const names = Object.values(missing)
    .flat()
    .map((label) => SERVER_LABELS[label] ?? (label as FieldName));
  return Object.fromEntries(
    names.map((name) => [name, name === 'gender' ? 'Please choose one.' : 'Please fill this in.']),
  );
}

/**
 * Where the first of these fields is asked, in the order of the wizard: the step's number from 1,
 * and the field.
 */
export function firstAsked(
  names: readonly string[],
  steps: readonly Step[],
): { readonly step: number; readonly name: FieldName } | null {
  for (const [index, { fields }] of steps.entries()) {
    const name = fields.find((field) => names.includes(field));
    if (name) return { step: index + 1, name };
  }
  return null;
}
