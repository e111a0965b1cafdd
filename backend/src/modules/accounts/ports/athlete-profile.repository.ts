import type { Json } from '#kernel/json.js';
import type { UnitPreferences } from '#kernel/units.js';
import type { DatedThresholds } from '../domain/athlete-profile.js';
import type {
  CompletedQuestionnaire,
  QuestionnaireDraft,
} from '../domain/questionnaire/questionnaire.js';

/**
 * Units, thresholds and questionnaire of an athlete. Contract suite:
 * test/contracts/accounts/athlete-profile.repository.contract.ts.
 */
export abstract class AthleteProfileRepository {
  /**
   * Until the transaction ends, nobody else changes this athlete's profile or questionnaire.
   * Throws UNAUTHENTICATED if the account is gone.
   */
  abstract lock(userId: string): Promise<void>;
  /** The units in which the athlete reads numbers; null if never chosen. */
  abstract unitsOf(userId: string): Promise<UnitPreferences | null>;
  abstract saveUnits(userId: string, units: UnitPreferences, now: Date): Promise<void>;
  /** Every entry of thresholds, oldest first. */
  abstract thresholdEntries(userId: string): Promise<readonly DatedThresholds[]>;
  /** Replaces an older entry of the same day. */
  abstract putThresholds(userId: string, entry: DatedThresholds, now: Date): Promise<void>;
  /** False if the day has no entry. */
  abstract removeThresholds(userId: string, validFrom: string): Promise<boolean>;

  /** Null without a draft. */
  abstract draft(userId: string): Promise<QuestionnaireDraft | null>;
  abstract saveDraft(userId: string, draft: QuestionnaireDraft, now: Date): Promise<void>;
  /** Does nothing without a draft. */
  abstract removeDraft(userId: string): Promise<void>;
  /** Null if the athlete never completed the questionnaire. */
  abstract completedQuestionnaire(userId: string): Promise<CompletedQuestionnaire | null>;
  /** Also marks the account as completed. */
  abstract saveCompleted(
    userId: string,
    questionnaire: CompletedQuestionnaire,
    now: Date,
  ): Promise<void>;
  /** Marks the account as having skipped the questionnaire, unless it was completed. */
  abstract markSkipped(userId: string, now: Date): Promise<void>;

  /** Units, questionnaire, draft and thresholds by date, for the owner's export. */
  abstract exportOf(userId: string): Promise<Json>;
}
