/**
 * Settings that administrators change at run time. Contract suite:
 * test/contracts/accounts/settings.repository.contract.ts.
 */
export abstract class SettingsRepository {
  /** Null if never set. */
  abstract get(key: string): Promise<string | null>;
  /** Joins the current transaction. */
  abstract put(key: string, value: string, now: Date): Promise<void>;
}
