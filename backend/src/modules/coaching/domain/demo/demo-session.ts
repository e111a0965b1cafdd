import type { SportFamily } from '#analysis/recording/sport.js';
import type { ReadingLevel } from '../facts/fact-sheet.js';

export const DEMO_SPORTS = ['cycling', 'running'] as const satisfies readonly SportFamily[];
export const DEMO_LEVELS = [
  'beginner',
  'intermediate',
  'advanced',
] as const satisfies readonly ReadingLevel[];
export const AGE_RANGES = ['under-30', '31-40', '41-50', '50+'] as const;
export const GENDERS = ['male', 'female'] as const;
export const DEVICE_TYPES = ['mobile', 'desktop'] as const;

/** Questions that one session holds (DEMO-29, DEMO-39). */
export const DEMO_QUESTION_LIMIT = 6;

/** What a visitor says of themselves before the demo; all but sport and level may be left out. */
export interface Visitor {
  readonly sport: SportFamily;
  readonly level: ReadingLevel;
  /** Where their recordings come from, e.g. `garmin`. */
  readonly dataSource: string;
  readonly ageRange: (typeof AGE_RANGES)[number] | null;
  readonly gender: (typeof GENDERS)[number] | null;
  readonly country: string | null;
  readonly email: string | null;
  readonly deviceType: (typeof DEVICE_TYPES)[number] | null;
}

/** A visit to the demo. Anyone who knows its key may ask, about its one workout and nothing else. */
export interface DemoSession extends Visitor {
  readonly id: string;
  readonly workoutId: string;
  readonly createdAt: Date;
}
