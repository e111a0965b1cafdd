import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import type { Json } from '#kernel/json.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { dayOf } from '#accounts/domain/day.js';
import { answersToday } from '#accounts/domain/questionnaire/answers-today.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { QuestionnaireRepository } from '#accounts/ports/questionnaire.repository.js';

/**
 * The answers to the questionnaire under the names of its fields, health included: whoever hands
 * them out has to note that.
 */
export interface CompletedProfile {
  readonly answers: Readonly<Record<string, Json>>;
  readonly completedAt: Date;
}

@Injectable()
export class CompletedProfiles {
  constructor(
    private readonly questionnaires: QuestionnaireRepository,
    private readonly profiles: AthleteProfileRepository,
    private readonly clock: Clock,
  ) {}

  /** As they hold today; null for who never completed it. */
  async of(userId: string): Promise<CompletedProfile | null> {
    const completed = await this.questionnaires.completed(userId);
    if (!completed) return null;
    const units = (await this.profiles.unitsOf(userId)) ?? METRIC_UNITS;
    const entries = await this.profiles.thresholdEntries(userId);
    const answers = answersToday(completed.answers, units, entries, dayOf(this.clock.now()));
    return { answers, completedAt: completed.completedAt };
  }
}
