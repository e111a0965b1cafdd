import { Injectable } from '@nestjs/common';
import type { SportFamily } from '#analysis/recording/sport.js';
import { AccountStanding } from '#accounts/index.js';
import { GENERAL_QUESTIONS } from '#coaching/domain/suggestions/general-questions.js';
import {
  suggestByLevel,
  suggestQuestions,
  type SuggestedLevel,
} from '#coaching/domain/topics/suggestions/suggest-questions.js';
import { Sheets } from '../sheets.js';

/** Questions worth asking, none of which needs a fact that is not there. */
@Injectable()
export class SuggestQuestions {
  constructor(
    private readonly standing: AccountStanding,
    private readonly sheets: Sheets,
  ) {}

  /** Throws ONBOARDING_REQUIRED, NOT_FOUND. */
  async aboutWorkout(
    userId: string,
    workoutId: string,
  ): Promise<{ readonly best: readonly string[]; readonly levels: readonly SuggestedLevel[] }> {
    await this.standing.assertProfileCompleted(userId);
    const { sheet } = await this.sheets.ofWorkout(userId, workoutId, null);
    return { best: suggestQuestions(sheet), levels: suggestByLevel(sheet) };
  }

  /** Throws ONBOARDING_REQUIRED, NOT_FOUND, VALIDATION_FAILED. */
  async aboutComparison(userId: string, workoutIds: readonly string[]): Promise<readonly string[]> {
    await this.standing.assertProfileCompleted(userId);
    return suggestQuestions((await this.sheets.ofComparison(userId, workoutIds, null)).sheet);
  }

  /** Throws ONBOARDING_REQUIRED. */
  async inGeneral(userId: string): Promise<Readonly<Record<SportFamily, readonly string[]>>> {
    await this.standing.assertProfileCompleted(userId);
    return GENERAL_QUESTIONS;
  }
}
