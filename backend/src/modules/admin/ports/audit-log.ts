import type { AuditEntry, AuditQuery, ReadAuditEntry } from '../domain/audit-entry.js';

/**
 * Actions of administrators, append-only. Contract suite:
 * test/contracts/admin/audit-log.contract.ts.
 */
export abstract class AuditLog {
  /** Joins the current transaction, so that no action lacks its entry. */
  abstract add(entry: AuditEntry): Promise<void>;

  /** Newest first; up to `limit` after the entry with the id `after`, the first ones for null. */
  abstract page(
    query: AuditQuery,
    after: string | null,
    limit: number,
  ): Promise<readonly ReadAuditEntry[]>;
}
