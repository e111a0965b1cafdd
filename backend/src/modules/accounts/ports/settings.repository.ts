/**
 * What administrators set while the product runs. Contract suite:
 * test/contracts/settings.repository.contract.ts.
 */
export abstract class SettingsRepository {
  /** Null where it was never set. */
  abstract get(key: string): Promise<string | null>;

  /** Joins the transaction under way. */
  abstract put(key: string, value: string, now: Date): Promise<void>;
}
