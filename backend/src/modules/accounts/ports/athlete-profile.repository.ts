import type { UnitPreferences } from '#kernel/units.js';
import type { DatedThresholds } from '../domain/athlete-profile.js';

/** Contract suite: test/contracts/athlete-profile.repository.contract.ts. */
export abstract class AthleteProfileRepository {
  /**
   * Until the transaction ends nobody else changes this athlete's profile or questionnaire.
   * Throws UNAUTHENTICATED where the account is gone.
   */
  abstract lock(userId: string): Promise<void>;
  /** How the athlete reads numbers; null where they never said. */
  abstract unitsOf(userId: string): Promise<UnitPreferences | null>;
  abstract saveUnits(userId: string, units: UnitPreferences, now: Date): Promise<void>;
  /** Every entry of thresholds, oldest first. */
  abstract thresholdEntries(userId: string): Promise<readonly DatedThresholds[]>;
  /** Stores the entry of its day, in place of an older one. */
  abstract putThresholds(userId: string, entry: DatedThresholds, now: Date): Promise<void>;
  /** False where the day has no entry. */
  abstract removeThresholds(userId: string, validFrom: string): Promise<boolean>;
}
