import type { Answers, ChoiceField } from './answers.js';

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly note?: string;
}

type Options<Name extends keyof Answers> = readonly Option<
  Extract<NonNullable<Answers[Name]>, string>
>[];

/** What can be chosen, in the order of the page. */
export const CHOICES: { readonly [Name in ChoiceField | 'fitnessGoal']: Options<Name> } = {
  unitSystem: [
    { value: 'METRIC', label: 'Metric', note: 'cm, kg' },
    { value: 'IMPERIAL', label: 'Imperial', note: 'ft, lb' },
  ],
  gender: [
    { value: 'female', label: 'Female' },
    { value: 'male', label: 'Male' },
    { value: 'other', label: 'Other' },
  ],
  trainingBackground: [
    { value: 'NEW', label: 'New', note: 'Under a year' },
    { value: 'INTERMEDIATE', label: 'Intermediate', note: 'One to three years' },
    { value: 'ADVANCED', label: 'Advanced', note: 'Longer, with structure' },
  ],
  fitnessGoal: [
    { value: 'FITNESS', label: 'Fitness' },
    { value: 'PERFORMANCE', label: 'Performance' },
    { value: 'HEALTH', label: 'Health' },
    { value: 'EVENT', label: 'An event' },
  ],
  workType: [
    { value: 'SITTING', label: 'Sitting' },
    { value: 'STANDING', label: 'Standing' },
    { value: 'SHIFT', label: 'Shifts' },
    { value: 'MIXED', label: 'Mixed' },
  ],
  runningPaceUnit: [
    { value: 'min/km', label: 'min/km' },
    { value: 'min/mi', label: 'min/mi' },
  ],
  primaryGoal: [
    { value: 'ENDURANCE', label: 'Endurance' },
    { value: 'SPEED', label: 'Speed' },
    { value: 'POWER', label: 'Power' },
    { value: 'WEIGHT_LOSS', label: 'Weight loss' },
    { value: 'GENERAL_FITNESS', label: 'General fitness' },
    { value: 'RACE_PREPARATION', label: 'Race preparation' },
    { value: 'RECOVERY', label: 'Recovery' },
  ],
};

export const ACTIVITIES = [
  { value: 'CYCLING', label: 'Cycling' },
  { value: 'RUNNING', label: 'Running' },
] as const;
