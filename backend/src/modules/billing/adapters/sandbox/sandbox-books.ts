import { Injectable } from '@nestjs/common';
import { IdGenerator } from '#kernel/id-generator.js';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { SandboxCalendar } from './sandbox-calendar.js';
import type { SandboxAct } from './sandbox-acts.js';
import { SandboxCourier } from './sandbox-courier.js';
import { liveOn, nextAt } from './sandbox-life.js';
import { CREATED, type SandboxChange, type SandboxSubscription } from './sandbox-subscription.js';

const BATCH = 100;

interface Row {
  readonly state: SandboxSubscription;
}

/**
 * The sandbox's subscriptions in PostgreSQL. Every read first applies the renewals and endings that
 * are due.
 */
@Injectable()
export class SandboxBooks {
  constructor(
    private readonly session: DatabaseSession,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
    private readonly courier: SandboxCourier,
    private readonly calendar: SandboxCalendar,
  ) {}

  async customerFor(userId: string): Promise<string> {
    const insert =
      'INSERT INTO sandbox_customers (id, user_id) VALUES ($1, $2) ON CONFLICT (user_id) DO ' +
      'UPDATE SET user_id = excluded.user_id RETURNING id';
    const [row] = await this.session.query<{ id: string }>(insert, [
      `cus_sandbox_${this.ids.next()}`,
      userId,
    ]);
    if (!row) throw new Error('the sandbox has made no customer');
    return row.id;
  }

  async ownerOf(customerId: string): Promise<string | null> {
    const [row] = await this.session.query<{ id: string }>(
      `SELECT user_id AS id FROM sandbox_customers WHERE id = $1`,
      [customerId],
    );
    return row?.id ?? null;
  }

  async removeCustomer(customerId: string): Promise<void> {
    await this.session.query(`DELETE FROM sandbox_customers WHERE id = $1`, [customerId]);
  }

  /** The id of the subscription that was opened with this key. */
  open(customerId: string, idempotencyKey: string, clientSecret: string): Promise<string> {
    return this.work.run(async () => {
      const subscription = newSubscription(
        `sub_sandbox_${this.ids.next()}`,
        customerId,
        this.clock.now(),
      );
      const opened = await this.session.query(
        `INSERT INTO sandbox_subscriptions
           (id, customer_id, idempotency_key, client_secret, next_at, state)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
        [
          subscription.id,
          customerId,
          idempotencyKey,
          clientSecret,
          nextAt(subscription, this.calendar),
          JSON.stringify(subscription),
        ],
      );
      if (opened.length === 1) await this.courier.send(subscription.id, [CREATED]);
      const [row] = await this.session.query<{ id: string }>(
        `SELECT id FROM sandbox_subscriptions WHERE idempotency_key = $1`,
        [idempotencyKey],
      );
      if (!row) throw new Error('the sandbox has opened no subscription');
      return row.id;
    });
  }

  /** Null if there is no such subscription. */
  look(id: string): Promise<SandboxSubscription | null> {
    return this.act(id, (subscription) => ({ subscription, events: [] }));
  }

  /**
   * Changes a subscription under a lock; returns the result, null if there is no such
   * subscription.
   */
  act(id: string, what: SandboxAct): Promise<SandboxSubscription | null> {
    return this.work.run(async () => {
      const [row] = await this.session.query<Row>(
        `SELECT state FROM sandbox_subscriptions WHERE id = $1 FOR UPDATE`,
        [id],
      );
      if (!row) return null;
      const now = this.clock.now();
      const lived = liveOn(row.state, this.calendar, now);
      const done = what(lived.subscription, now);
      await this.write({
        subscription: done.subscription,
        events: [...lived.events, ...done.events],
      });
      return done.subscription;
    });
  }

  async idsOf(customerId: string): Promise<readonly string[]> {
    return this.idsWhere(`customer_id = $1 ORDER BY id`, [customerId]);
  }

  async idWithSecret(clientSecret: string): Promise<string | null> {
    const [row] = await this.session.query<{ id: string }>(
      `SELECT id FROM sandbox_subscriptions WHERE client_secret = $1`,
      [clientSecret],
    );
    return row?.id ?? null;
  }

  async secretOf(id: string): Promise<string | null> {
    const [row] = await this.session.query<{ secret: string }>(
      `SELECT client_secret AS secret FROM sandbox_subscriptions WHERE id = $1`,
      [id],
    );
    return row?.secret ?? null;
  }

  liveIds(): Promise<readonly string[]> {
    return this.idsWhere(`state->>'status' NOT IN ('canceled', 'incomplete_expired') ORDER BY id`);
  }

  /**
   * Applies a batch of due renewals and endings; false when none are left. Several processes may
   * call it concurrently.
   */
  async settleDue(): Promise<boolean> {
    const due = await this.idsWhere(`next_at <= $1 ORDER BY next_at LIMIT ${BATCH}`, [
      this.clock.now(),
    ]);
    for (const id of due) await this.look(id);
    return due.length === BATCH;
  }

  private async write({ subscription, events }: SandboxChange): Promise<void> {
    if (events.length === 0) return;
    const next = nextAt(subscription, this.calendar);
    await this.session.query(
      `UPDATE sandbox_subscriptions SET state = $2, next_at = $3 WHERE id = $1`,
      [subscription.id, JSON.stringify(subscription), next],
    );
    await this.courier.send(subscription.id, events);
  }

  private async idsWhere(
    condition: string,
    parameters: readonly unknown[] = [],
  ): Promise<readonly string[]> {
    return (
      await this.session.query<{ id: string }>(
        `SELECT id FROM sandbox_subscriptions WHERE ${condition}`,
        parameters,
      )
    ).map(({ id }) => id);
  }
}

function newSubscription(id: string, customerId: string, now: Date): SandboxSubscription {
  return {
    id,
    customerId,
    status: 'incomplete',
    card: null,
    periodEnd: null,
    paidThrough: null,
    retryUntil: null,
    cancelAtPeriodEnd: false,
    collectionPaused: false,
    endedAt: null,
    createdAt: now.toISOString(),
  };
}
