import { DatabaseSession } from '#platform/database/database-session.js';
import type { ProviderEvent } from '#billing/domain/provider-event.js';
import { ProviderEventRepository } from '#billing/ports/provider-event.repository.js';

/** Stores the id, the type and the subscription to look up; nothing else of an event is trusted. */
export class TypeormProviderEventRepository extends ProviderEventRepository {
  constructor(
    private readonly session: DatabaseSession,
    private readonly provider: string,
  ) {
    super();
  }

  async keep({ id, type, subscriptionId }: ProviderEvent, now: Date): Promise<boolean> {
    const kept = await this.session.query(
      'INSERT INTO billing_events (provider, id, type, subscription_id, received_at) VALUES ' +
        '($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id',
      [this.provider, id, type, subscriptionId, now],
    );
    return kept.length === 1;
  }

  async open(id: string): Promise<ProviderEvent | null> {
    return this.session.first<ProviderEvent>(
      'SELECT id, type, subscription_id AS "subscriptionId" FROM billing_events WHERE ' +
        'provider = $1 AND id = $2 AND applied_at IS NULL',
      [this.provider, id],
    );
  }

  async markApplied(id: string, now: Date): Promise<void> {
    await this.session.query(
      `UPDATE billing_events SET applied_at = $3 WHERE provider = $1 AND id = $2`,
      [this.provider, id, now],
    );
  }

  async openBefore(before: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.session.query<{ id: string }>(
      'SELECT id FROM billing_events WHERE provider = $1 AND applied_at IS NULL AND ' +
        'received_at < $2 ORDER BY received_at LIMIT $3',
      [this.provider, before, limit],
    );
    return rows.map(({ id }) => id);
  }

  async removeApplied(before: Date): Promise<void> {
    await this.session.query(
      'DELETE FROM billing_events WHERE provider = $1 AND applied_at IS NOT NULL AND ' +
        'received_at < $2',
      [this.provider, before],
    );
  }

  /** One statement, so that no two processes can take the same turn. */
  async takeReconciliation(lastBefore: Date, now: Date): Promise<boolean> {
    const taken = await this.session.query(
      `INSERT INTO billing_reconciliations AS r (provider, planned_at) VALUES ($1, $2)
       ON CONFLICT (provider) DO UPDATE SET planned_at = excluded.planned_at
         WHERE r.planned_at < $3
       RETURNING provider`,
      [this.provider, now, lastBefore],
    );
    return taken.length === 1;
  }
}
