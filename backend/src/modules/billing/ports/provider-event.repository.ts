import type { ProviderEvent } from '../domain/provider-event.js';

/** The news that have come from the provider: stored before they are believed, applied once. */
export abstract class ProviderEventRepository {
  /** False where it is there already. Joins the transaction under way. */
  abstract keep(event: ProviderEvent, now: Date): Promise<boolean>;

  /** Null where it is applied, or not there. */
  abstract open(id: string): Promise<ProviderEvent | null>;

  abstract markApplied(id: string, now: Date): Promise<void>;

  /** Ids of those that came before a time and are still not applied. */
  abstract openBefore(before: Date, limit: number): Promise<readonly string[]>;

  /** Removes those that were applied and came before a time. */
  abstract removeApplied(before: Date): Promise<void>;
}
