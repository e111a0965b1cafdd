import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountPlans } from '#accounts/index.js';
import { BillingWork } from '../ports/billing-work.js';
import { PaymentProvider } from '../ports/payment-provider.js';
import { ProviderEventRepository } from '../ports/provider-event.repository.js';
import { ReconciliationTurns } from '../ports/reconciliation-turns.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';
import { ProviderReadings } from './provider-readings.js';

const EVERY_MS = 60 * 60_000;
/**
 * A turn may come a little early, so that a round that is late once does not make all later ones
 * late.
 */
const LEEWAY_MS = 60_000;
/** News are applied within seconds; those that are still open after this have lost their job. */
const OPEN_TOO_LONG_MS = 5 * 60_000;
const BATCH = 500;
/**
 * Long after a provider has stopped to send an event again: Stripe does so for three days, and by
 * hand for thirty.
 */
const KEPT_MS = 90 * 24 * 60 * 60_000;

/**
 * Compares our books with the provider's, so that news which never came are lost for an hour at
 * most.
 */
@Injectable()
export class ReconcileSubscriptions {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly subscriptions: SubscriptionRepository,
    private readonly events: ProviderEventRepository,
    private readonly readings: ProviderReadings,
    private readonly turns: ReconciliationTurns,
    private readonly accountPlans: AccountPlans,
    private readonly planned: BillingWork,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Plans a round where the last one began an hour ago, in one process of all. */
  async planWhenDue(): Promise<void> {
    const now = this.clock.now();
    await this.work.run(async () => {
      if (await this.turns.take(new Date(now.getTime() - EVERY_MS + LEEWAY_MS), now))
        await this.planned.reconcile();
    });
  }

  /**
   * One round. Throws SERVICE_UNAVAILABLE where the provider does not list its subscriptions, and
   * at the end what went wrong with any of them: one that cannot be kept does not hold up the
   * others.
   */
  async execute(): Promise<void> {
    await this.applyForgottenEvents();
    await this.events.removeApplied(new Date(this.clock.now().getTime() - KEPT_MS));
    const ours = new Set(await this.subscriptions.liveIds());
    const reading = await this.subscriptions.nextReading();
    const steps: (() => Promise<unknown>)[] = [];
    const fresh: (() => Promise<unknown>)[] = [];
    for await (const seen of this.provider.live())
      (ours.delete(seen.id) ? steps : fresh).push(() => this.readings.keep(seen, reading));
    // What the provider no longer counts as running is over, or was never there.
    for (const id of ours) steps.push(() => this.readings.readOne(id));
    // New ones come last, when no earlier one of the same person stands in the way.
    const failures: unknown[] = [];
    for (const step of [...steps, ...fresh])
      await step().catch((error: unknown) => failures.push(error));
    await this.fileTheUnfiled();
    if (failures.length > 0)
      throw new AggregateError(
        failures,
        `${failures.length} subscriptions could not be reconciled`,
      );
  }

  /**
   * Plans that were over before accounts were listed by how their plan is called: no look at the
   * provider comes to those any more. Whoever has had a subscription is never called a trial, so
   * after the first round there are none.
   */
  private async fileTheUnfiled(): Promise<void> {
    for (
      let page = await this.subscriptions.customersAfter(null, BATCH);
      page.length > 0;
      page = await this.subscriptions.customersAfter(page.at(-1) ?? null, BATCH)
    ) {
      for (const userId of await this.accountPlans.amongTrials(page))
        await this.readings.file(userId);
    }
  }

  private async applyForgottenEvents(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - OPEN_TOO_LONG_MS);
    await this.work.run(async () => {
      for (const id of await this.events.openBefore(before, BATCH))
        await this.planned.applyEvent(id);
    });
  }
}
