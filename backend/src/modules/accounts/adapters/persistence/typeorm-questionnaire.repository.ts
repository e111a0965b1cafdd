import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import type {
  CompletedQuestionnaire,
  QuestionnaireDraft,
} from '#accounts/domain/questionnaire/questionnaire.js';
import { QuestionnaireRepository } from '#accounts/ports/questionnaire.repository.js';
import { QuestionnaireDraftRecord } from './questionnaire-draft.record.js';
import { QuestionnaireRecord } from './questionnaire.record.js';

@Injectable()
export class TypeormQuestionnaireRepository extends QuestionnaireRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async draft(userId: string): Promise<QuestionnaireDraft | null> {
    const record = await this.manager().findOneBy(QuestionnaireDraftRecord, { userId });
    return (
      record && {
        answers: record.answers,
        currentStep: record.currentStep,
        writers: record.writers,
      }
    );
  }

  async saveDraft(
    userId: string,
    { answers, currentStep, writers }: QuestionnaireDraft,
    now: Date,
  ): Promise<void> {
    await this.manager().upsert(
      QuestionnaireDraftRecord,
      { userId, answers, currentStep, writers, updatedAt: now },
      ['userId'],
    );
  }

  async removeDraft(userId: string): Promise<void> {
    await this.manager().delete(QuestionnaireDraftRecord, { userId });
  }

  async completed(userId: string): Promise<CompletedQuestionnaire | null> {
    const record = await this.manager().findOneBy(QuestionnaireRecord, { userId });
    return (
      record && {
        answers: record.answers,
        completedAt: record.completedAt,
        writers: record.writers,
      }
    );
  }

  async saveCompleted(
    userId: string,
    { answers, completedAt, writers }: CompletedQuestionnaire,
    now: Date,
  ): Promise<void> {
    await this.manager().upsert(
      QuestionnaireRecord,
      { userId, answers, completedAt, writers, updatedAt: now },
      ['userId'],
    );
  }

  async markCompleted(userId: string, now: Date): Promise<void> {
    await this.manager().query(
      'UPDATE users SET profile_completed = true, updated_at = $2 WHERE id = $1 AND NOT ' +
        'profile_completed',
      [userId, now],
    );
  }

  async markSkipped(userId: string, now: Date): Promise<void> {
    await this.manager().query(
      'UPDATE users SET onboarding_skipped = true, updated_at = $2 WHERE id = $1 AND NOT ' +
        'onboarding_skipped AND NOT profile_completed',
      [userId, now],
    );
  }

  private manager() {
    return this.session.manager();
  }
}
