import type { ActivityType, Answers } from './answers.js';

/** The steps of the wizard in their order. Source: specification 000, section 2. */
export type StepTitle =
  | 'Basic Information'
  | 'Training Background'
  | 'Health & Lifestyle'
  | 'Power Zones'
  | 'Running Pace Zones'
  | 'Heart Rate Zones'
  | 'Goals & Planning';

interface Step {
  readonly title: StepTitle;
  /** Shown only to those who do this; null: to everybody. */
  readonly only: ActivityType | null;
}

const STEPS: readonly Step[] = [
  { title: 'Basic Information', only: null },
  { title: 'Training Background', only: null },
  { title: 'Health & Lifestyle', only: null },
  { title: 'Power Zones', only: 'CYCLING' },
  { title: 'Running Pace Zones', only: 'RUNNING' },
  { title: 'Heart Rate Zones', only: null },
  { title: 'Goals & Planning', only: null },
];

/** A wizard has at most this many steps; fewer where an activity is not among the athlete's. */
export const MOST_STEPS = STEPS.length;

/** Titles of the steps that these answers call for, in order (ONB-07 to ONB-10). */
export function stepsFor({ activityTypes = [] }: Answers): readonly StepTitle[] {
  return STEPS.filter(({ only }) => only === null || activityTypes.includes(only)).map(
    ({ title }) => title,
  );
}
