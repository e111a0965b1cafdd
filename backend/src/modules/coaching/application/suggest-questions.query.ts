import { Injectable } from '@nestjs/common';
import { METRIC_UNITS } from '../../../kernel/units.js';
import { AccountStanding } from '../../accounts/index.js';
import { WorkoutRecords } from '../../workouts/index.js';
import { buildFactSheet } from '../domain/facts/build-fact-sheet.js';
import { suggestQuestions } from '../domain/topics/suggest-questions.js';

/** Questions that the facts of a workout can answer. Throws ONBOARDING_REQUIRED, NOT_FOUND. */
@Injectable()
export class SuggestQuestions {
  constructor(
    private readonly standing: AccountStanding,
    private readonly workouts: WorkoutRecords,
  ) {}

  async execute(userId: string, workoutId: string): Promise<readonly string[]> {
    await this.standing.assertProfileCompleted(userId);
    const workout = await this.workouts.forCoach(userId, workoutId);
    return suggestQuestions(buildFactSheet(workout, METRIC_UNITS));
  }
}
