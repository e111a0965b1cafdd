import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { athletesDay } from '#accounts/domain/day.js';
import { answersToday } from '#accounts/domain/questionnaire/answers-today.js';
import type {
  CompletedQuestionnaire,
  QuestionnaireDraft,
} from '#accounts/domain/questionnaire/questionnaire.js';
import { rebasedDraft } from '#accounts/domain/questionnaire/rebased-draft.js';
import { startingAnswers } from '#accounts/domain/questionnaire/starting-answers.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { SignedInUser } from '../sessions/signed-in-user.query.js';

/** The questionnaire as an athlete finds it. */
@Injectable()
export class Questionnaires {
  constructor(
    private readonly profiles: AthleteProfileRepository,
    private readonly users: SignedInUser,
    private readonly clock: Clock,
  ) {}

  /**
   * The draft, of an edit held against what changed elsewhere since, or else what a new one starts
   * from: the completed answers as valid today, or the defaults.
   * @param said today where the athlete is, as their client says it
   */
  async open(userId: string, said: string | null): Promise<QuestionnaireDraft> {
    const draft = await this.profiles.draft(userId);
    const completed = await this.completed(userId, said);
    if (completed) {
      const { answers, writers } = completed;
      return draft
        ? rebasedDraft(draft, answers)
        : { answers, currentStep: 1, writers, base: answers };
    }
    if (draft) return draft;
    const { sport } = await this.users.get(userId);
    return { answers: startingAnswers(sport), currentStep: 1, writers: {}, base: null };
  }

  /**
   * The completed answers as valid today, including health: a caller that shows them to others must
   * log it. Null if the questionnaire was never completed.
   */
  async completed(
    userId: string,
    said: string | null = null,
  ): Promise<CompletedQuestionnaire | null> {
    const completed = await this.profiles.completedQuestionnaire(userId);
    if (!completed) return null;
    const units = (await this.profiles.unitsOf(userId)) ?? METRIC_UNITS;
    const entries = await this.profiles.thresholdEntries(userId);
    const today = athletesDay(this.clock.now(), said);
    return { ...completed, answers: answersToday(completed.answers, units, entries, today) };
  }
}
