import type { Thresholds } from '#analysis/thresholds.js';
import type { ReadingLevel } from '#coaching/domain/facts/fact-sheet.js';
import type { AthleteAnswers } from '#coaching/domain/facts/history/athlete-facts.js';
import { SIMULATED_ATHLETE } from '#test/builders/physics/athlete.js';
import { NOBODY, profileThreshold } from '#test/builders/recording.builder.js';

/**
 * Who rides and runs: what the product knows of them. The body is the same for all (`PHYSIQUE`).
 */
export interface EvalAthlete {
  readonly name: string;
  readonly level: ReadingLevel;
  readonly thresholds: Thresholds;
  readonly answers: AthleteAnswers;
}

const BACKGROUND = { beginner: 'NEW', intermediate: 'INTERMEDIATE', advanced: 'ADVANCED' } as const;

function athlete(
  name: string,
  level: ReadingLevel,
  thresholds: Thresholds,
  changes: Partial<AthleteAnswers> = {},
): EvalAthlete {
  return {
    name,
    level,
    thresholds,
    answers: {
      ageBand: '40 to 49',
      trainingBackground: BACKGROUND[level],
      primaryGoal: 'RACE_PREPARATION',
      eventDate: '2025-09-07',
      trainingHoursPerWeek: 6,
      trainingDaysPerWeek: 4,
      goalFtpW: 280,
      goalTimes: { fiveKmS: null, tenKmS: 2700, marathonS: null },
      hasInjuries: false,
      ...changes,
    },
  };
}

const RUNNER: Thresholds = { ...SIMULATED_ATHLETE, basePaceSPerKm: profileThreshold(260) };

export const ATHLETES = {
  rider: athlete('rider', 'intermediate', SIMULATED_ATHLETE),
  newRider: athlete('new rider', 'beginner', SIMULATED_ATHLETE),
  racer: athlete('racer', 'advanced', {
    ...SIMULATED_ATHLETE,
    criticalPowerW: profileThreshold(246),
    wPrimeJ: profileThreshold(18_000),
  }),
  runner: athlete('runner', 'intermediate', RUNNER),
  newRunner: athlete('new runner', 'beginner', RUNNER),
  oldHand: athlete('old hand', 'advanced', RUNNER),
  nobody: athlete('nobody', 'beginner', NOBODY, {
    primaryGoal: null,
    eventDate: null,
    goalFtpW: null,
  }),
} as const;
export type AthleteName = keyof typeof ATHLETES;
