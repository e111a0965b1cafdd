import type { UnitPreferences } from '../../../kernel/units.js';
import type { DatedThresholds, ThresholdValues } from '../domain/athlete-profile.js';

/** Contract suite: test/contracts/athlete-profile.repository.contract.ts. */
export abstract class AthleteProfileRepository {
  /** How the athlete reads numbers; null where they never said. */
  abstract unitsOf(userId: string): Promise<UnitPreferences | null>;
  abstract saveUnits(userId: string, units: UnitPreferences, now: Date): Promise<void>;
  /** Every entry of thresholds, oldest first. */
  abstract thresholdHistory(userId: string): Promise<readonly DatedThresholds[]>;
  /** Sets the given values from a day on; values not given keep what that day had. */
  abstract saveThresholds(userId: string, validFrom: string, values: Partial<ThresholdValues>, now: Date): Promise<void>;
}
