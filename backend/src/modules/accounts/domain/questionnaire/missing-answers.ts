import { DomainError } from '#kernel/domain-error.js';
import type { Answers } from './answers.js';

/**
 * Required answers by the label of their step, each with the label that the athlete sees.
 * Reading X-06 of the checklist.
 */
const REQUIRED = {
  'Personal Info': { age: 'Age', gender: 'Gender', heightCm: 'Height', weightKg: 'Weight' },
  'Training Background': {
    trainingVolumeHours: 'Training Volume Hours',
    trainingBackground: 'Training Background',
  },
  'Health & Lifestyle': {
    workType: 'Work Type',
    sleepQuality: 'Sleep Quality',
    stressLevel: 'Stress Level',
  },
  'Heart Rate Zones': { maxHR: 'Max HR', restingHR: 'Resting HR' },
} as const satisfies Readonly<Record<string, { readonly [K in keyof Answers]?: string }>>;

/**
 * Throws ONBOARDING_INCOMPLETE with the labels of what is missing, by step, in the wizard's order.
 */
export function assertNothingMissing(answers: Answers): void {
  const missingByStep: Record<string, readonly string[]> = {};
  for (const [step, fields] of Object.entries(REQUIRED)) {
    const missing = Object.entries(fields).filter(([field]) =>
      isBlank(answers[field as keyof Answers]),
    );
    if (missing.length > 0) missingByStep[step] = missing.map(([, label]) => label);
  }
  const missingFields = Object.values(missingByStep).flat();
  if (missingFields.length === 0) return;
  const message = `Please complete the following required fields: ${missingFields.join(', ')}.`;
  throw new DomainError('ONBOARDING_INCOMPLETE', message, { missingFields, missingByStep });
}

function isBlank(answer: unknown): boolean {
  return answer === undefined || (typeof answer === 'string' && answer.trim() === '');
}
