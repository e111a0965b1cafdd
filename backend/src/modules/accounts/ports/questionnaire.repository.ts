import type {
  CompletedQuestionnaire,
  QuestionnaireDraft,
} from '../domain/questionnaire/questionnaire.js';

/** Contract suite: test/contracts/questionnaire.repository.contract.ts. */
export abstract class QuestionnaireRepository {
  /** Null where there is none. */
  abstract draft(userId: string): Promise<QuestionnaireDraft | null>;
  abstract saveDraft(userId: string, draft: QuestionnaireDraft, now: Date): Promise<void>;
  /** A draft that is not there is no error. */
  abstract removeDraft(userId: string): Promise<void>;
  /** Null where the athlete never completed it. */
  abstract completed(userId: string): Promise<CompletedQuestionnaire | null>;
  abstract saveCompleted(
    userId: string,
    questionnaire: CompletedQuestionnaire,
    now: Date,
  ): Promise<void>;
  /** Marks the account as completed; once is enough. */
  abstract markCompleted(userId: string, now: Date): Promise<void>;
  /** Marks the account as having skipped, once; one that is completed stays as it is. */
  abstract markSkipped(userId: string, now: Date): Promise<void>;
}
