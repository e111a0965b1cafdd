import { DatabaseSession } from '#platform/database/database-session.js';
import { ReconciliationTurns } from '#billing/ports/reconciliation-turns.js';

/**
 * One row for each provider; taking the turn is one statement, so that no two processes can both
 * have it.
 */
export class TypeormReconciliationTurns extends ReconciliationTurns {
  constructor(
    private readonly session: DatabaseSession,
    private readonly provider: string,
  ) {
    super();
  }

  async take(lastBefore: Date, now: Date): Promise<boolean> {
    const taken = await this.session.manager().query<unknown[]>(
      `INSERT INTO billing_reconciliations AS r (provider, planned_at) VALUES ($1, $2)
       ON CONFLICT (provider) DO UPDATE SET planned_at = excluded.planned_at WHERE r.planned_at < $3 RETURNING provider`,
      [this.provider, now, lastBefore],
    );
    return taken.length === 1;
  }
}
