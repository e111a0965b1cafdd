import { DatabaseSession } from '#platform/database/database-session.js';
import type { DueEmail } from '#billing/domain/emails-due.js';
import type { Readings } from '#billing/domain/plan-overview.js';
import type { ProviderEvent } from '#billing/domain/provider-event.js';
import type {
  KnownSubscription,
  ProviderSubscription,
} from '#billing/domain/provider-subscription.js';
import { SubscriptionRepository } from '#billing/ports/subscription.repository.js';
import { toKnown, type SubscriptionRow } from './subscription-row.js';

const COLUMNS =
  's.id, c.customer_id, s.status, s.cancel_at_period_end, s.paid_through, s.ended_at, ' +
  's.collection_paused, s.created_at, s.cancellations, s.cancel_reason';

const JOINED =
  'subscriptions s JOIN billing_customers c ON c.user_id = s.user_id AND c.provider = s.provider';

/** A payment failed. New months begin meanwhile, and none of them is paid. */
const owed = (row: string): string => `${row}.status IN ('past_due', 'unpaid')`;

/** Locks, because two new rows can collide in the index of live ones, beyond ON CONFLICT. */
const WRITE = `
  WITH turn AS MATERIALIZED (
    SELECT pg_advisory_xact_lock(hashtextextended('subscriptions ' || $3::text, 0))
  )
  INSERT INTO subscriptions AS s (provider, id, user_id, status, cancel_at_period_end,
    paid_through, ended_at, collection_paused, created_at, cancellations, reading, synced_at)
  SELECT $1, $2, $3::uuid, $4, $5::boolean, $6::timestamptz, $7::timestamptz, $8::boolean,
    $9::timestamptz, $5::boolean::int, $10::bigint, now() FROM turn
  ON CONFLICT (provider, id) DO UPDATE SET
    status = excluded.status, cancel_at_period_end = excluded.cancel_at_period_end,
    paid_through = CASE WHEN ${owed('s')} AND ${owed('excluded')}
      THEN LEAST(s.paid_through, excluded.paid_through) ELSE excluded.paid_through END,
    ended_at = excluded.ended_at, collection_paused = excluded.collection_paused,
    reading = excluded.reading, synced_at = excluded.synced_at,
    cancellations = s.cancellations
      + (excluded.cancel_at_period_end AND NOT s.cancel_at_period_end)::int
  WHERE s.reading < excluded.reading AND s.user_id = excluded.user_id RETURNING id`;

/** Rows of the current provider, in PostgreSQL. */
export class TypeormSubscriptions extends SubscriptionRepository {
  constructor(
    private readonly session: DatabaseSession,
    private readonly provider: string,
  ) {
    super();
  }

  async customerOf(userId: string): Promise<string | null> {
    const [row] = await this.session.query<{ id: string }>(
      `SELECT customer_id AS id FROM billing_customers WHERE user_id = $1 AND provider = $2`,
      [userId, this.provider],
    );
    return row?.id ?? null;
  }

  async keepCustomer(userId: string, customerId: string): Promise<string> {
    await this.session.query(
      'INSERT INTO billing_customers (user_id, provider, customer_id) VALUES ($1, $2, $3) ON ' +
        'CONFLICT DO NOTHING',
      [userId, this.provider, customerId],
    );
    const kept = await this.customerOf(userId);
    if (kept === null) throw new Error('this customer of the provider belongs to somebody else');
    return kept;
  }

  async ownerOf(customerId: string): Promise<string | null> {
    const [row] = await this.session.query<{ id: string }>(
      `SELECT user_id AS id FROM billing_customers WHERE customer_id = $1 AND provider = $2`,
      [customerId, this.provider],
    );
    return row?.id ?? null;
  }

  async nextReading(): Promise<string> {
    const [row] = await this.session.query<{ reading: string }>(
      `SELECT nextval('subscription_readings') AS reading`,
    );
    if (!row) throw new Error('a sequence without a next number');
    return row.reading;
  }

  async write(
    userId: string,
    seen: ProviderSubscription,
    reading: string,
  ): Promise<KnownSubscription | null> {
    const written = await this.session.query(WRITE, [
      this.provider,
      seen.id,
      userId,
      seen.status,
      seen.cancelAtPeriodEnd,
      seen.paidThrough,
      seen.endedAt,
      seen.collectionPaused,
      seen.createdAt,
      reading,
    ]);
    if (written.length === 0) return null;
    return (await this.ofUser(userId)).find(({ id }) => id === seen.id) ?? null;
  }

  async ofUser(userId: string): Promise<readonly KnownSubscription[]> {
    const rows = await this.session.query<SubscriptionRow>(
      `SELECT ${COLUMNS} FROM ${JOINED}
       WHERE s.user_id = $1 AND s.provider = $2 ORDER BY s.created_at, s.id`,
      [userId, this.provider],
    );
    return rows.map(toKnown);
  }

  async readingsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Readings>> {
    const customers = await this.session.query<{ userId: string; customerId: string }>(
      'SELECT user_id AS "userId", customer_id AS "customerId" FROM billing_customers WHERE ' +
        'user_id = ANY($1) AND provider = $2',
      [userIds, this.provider],
    );
    const rows = await this.session.query<
      SubscriptionRow & { user_id: string; synced_at: Date | null }
    >(
      `SELECT ${COLUMNS}, s.user_id, s.synced_at FROM ${JOINED}
       WHERE s.user_id = ANY($1) AND s.provider = $2 ORDER BY s.created_at, s.id`,
      [userIds, this.provider],
    );
    const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
    const subscriptionsOf = (userId: string): Readings['subscriptions'] =>
      (byUser.get(userId) ?? []).map((row) => ({ ...toKnown(row), syncedAt: row.synced_at }));
    return new Map(
      customers.map(({ userId, customerId }) => [
        userId,
        { customerId, subscriptions: subscriptionsOf(userId) },
      ]),
    );
  }

  async customersAfter(after: string | null, limit: number): Promise<readonly string[]> {
    const rows = await this.session.query<{ id: string }>(
      'SELECT user_id AS id FROM billing_customers WHERE provider = $1 AND ($2::uuid IS NULL ' +
        'OR user_id > $2) ORDER BY user_id LIMIT $3',
      [this.provider, after, limit],
    );
    return rows.map(({ id }) => id);
  }

  async countCustomers(): Promise<number> {
    const [row] = await this.session.query<{ customers: number }>(
      `SELECT count(*)::int AS customers FROM billing_customers WHERE provider = $1`,
      [this.provider],
    );
    return row?.customers ?? 0;
  }

  async liveIds(): Promise<readonly string[]> {
    const rows = await this.session.query<{ id: string }>(
      `SELECT id FROM subscriptions WHERE provider = $1 AND status NOT IN ('canceled', ` +
        `'incomplete_expired')`,
      [this.provider],
    );
    return rows.map(({ id }) => id);
  }

  async noteReason(subscriptionId: string, reason: string): Promise<void> {
    await this.session.query(
      `UPDATE subscriptions SET cancel_reason = $3 WHERE provider = $1 AND id = $2`,
      [this.provider, subscriptionId, reason],
    );
  }

  async claimEmail(subscriptionId: string, { kind, occasion }: DueEmail): Promise<boolean> {
    const claimed = await this.session.query(
      'INSERT INTO billing_letters (provider, subscription_id, kind, occasion) VALUES ($1, ' +
        '$2, $3, $4) ON CONFLICT DO NOTHING RETURNING kind',
      [this.provider, subscriptionId, kind, occasion],
    );
    return claimed.length === 1;
  }

  async forget(userId: string): Promise<void> {
    await this.session.query(
      'DELETE FROM billing_events e USING subscriptions s WHERE s.user_id = $1 AND ' +
        'e.provider = s.provider AND e.subscription_id = s.id',
      [userId],
    );
    for (const table of ['subscriptions', 'billing_customers', 'sandbox_customers'])
      await this.session.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
  }

  /** Of an event only the id, the type and the subscription to look up; nothing else is trusted. */
  async keepEvent({ id, type, subscriptionId }: ProviderEvent, now: Date): Promise<boolean> {
    const kept = await this.session.query(
      'INSERT INTO billing_events (provider, id, type, subscription_id, received_at) VALUES ' +
        '($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id',
      [this.provider, id, type, subscriptionId, now],
    );
    return kept.length === 1;
  }

  async openEvent(id: string): Promise<ProviderEvent | null> {
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

  async eventsOpenBefore(before: Date, limit: number): Promise<readonly string[]> {
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
