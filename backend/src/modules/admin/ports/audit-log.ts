import type { AuditEntry, AuditQuery, ReadAuditEntry } from '../domain/audit-entry.js';

/**
 * What administrators did. Nothing in it is ever changed or removed. Contract suite:
 * test/contracts/audit-log.contract.ts.
 */
export abstract class AuditLog {
  /** Joins the transaction under way, so that nothing is done without its entry. */
  abstract add(entry: AuditEntry): Promise<void>;

  /** Newest first; up to `limit` behind the entry with the id `after`, the first ones for null. */
  abstract page(
    query: AuditQuery,
    after: string | null,
    limit: number,
  ): Promise<readonly ReadAuditEntry[]>;
}
