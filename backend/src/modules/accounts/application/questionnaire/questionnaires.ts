import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { dayOf } from '#accounts/domain/day.js';
import { answersToday } from '#accounts/domain/questionnaire/answers-today.js';
import type {
  CompletedQuestionnaire,
  QuestionnaireDraft,
} from '#accounts/domain/questionnaire/questionnaire.js';
import { startingAnswers } from '#accounts/domain/questionnaire/starting-answers.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { QuestionnaireRepository } from '#accounts/ports/questionnaire.repository.js';
import { SignedInUser } from '../sessions/signed-in-user.query.js';

/** The questionnaire as an athlete finds it. */
@Injectable()
export class Questionnaires {
  constructor(
    private readonly questionnaires: QuestionnaireRepository,
    private readonly profiles: AthleteProfileRepository,
    private readonly users: SignedInUser,
    private readonly clock: Clock,
  ) {}

  /**
   * The draft; where there is none, what a new one starts from: the completed answers as they hold
   * today, or the defaults.
   */
  async open(userId: string): Promise<QuestionnaireDraft> {
    const draft = await this.questionnaires.draft(userId);
    if (draft) return draft;
    const completed = await this.questionnaires.completed(userId);
    return completed ? this.reopened(userId, completed) : this.blank(userId);
  }

  private async reopened(
    userId: string,
    { answers, writers }: CompletedQuestionnaire,
  ): Promise<QuestionnaireDraft> {
    const units = (await this.profiles.unitsOf(userId)) ?? METRIC_UNITS;
    const entries = await this.profiles.thresholdEntries(userId);
    return {
      answers: answersToday(answers, units, entries, dayOf(this.clock.now())),
      currentStep: 1,
      writers,
    };
  }

  private async blank(userId: string): Promise<QuestionnaireDraft> {
    return {
      answers: startingAnswers((await this.users.get(userId)).sport),
      currentStep: 1,
      writers: {},
    };
  }
}
