import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { BillingWork } from '../ports/billing-work.js';
import { PaymentProvider } from '../ports/payment-provider.js';
import { SubscriptionRepository } from '../ports/subscription.repository.js';
import { ProviderReadings } from './provider-readings.js';

const EVERY_MS = 60 * 60_000;
/** A turn may come a little early, so that one late round does not delay all later ones. */
const LEEWAY_MS = 60_000;
/** Events are applied within seconds; one still open after this has lost its job. */
const OPEN_TOO_LONG_MS = 5 * 60_000;
const BATCH = 500;
/**
 * Long after a provider stops resending an event: Stripe does so for three days, and by hand for
 * thirty.
 */
const KEPT_MS = 90 * 24 * 60 * 60_000;

/**
 * Compares our records with the provider's, so that a lost webhook event is repaired within an
 * hour.
 */
@Injectable()
export class ReconcileSubscriptions {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly subscriptions: SubscriptionRepository,
    private readonly readings: ProviderReadings,
    private readonly planned: BillingWork,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Plans a round if the last one began an hour ago; in one process only. */
  async planWhenDue(): Promise<void> {
    const now = this.clock.now();
    await this.work.run(async () => {
      if (
        await this.subscriptions.takeReconciliation(
          new Date(now.getTime() - EVERY_MS + LEEWAY_MS),
          now,
        )
      )
        await this.planned.reconcile();
    });
  }

  /**
   * One round. Throws SERVICE_UNAVAILABLE if the provider does not list its subscriptions, and at
   * the end the failures of single ones, which do not stop the others.
   */
  async execute(): Promise<void> {
    await this.applyLostEvents();
    await this.subscriptions.removeApplied(new Date(this.clock.now().getTime() - KEPT_MS));
    const ours = new Set(await this.subscriptions.liveIds());
    const reading = await this.subscriptions.nextReading();
    const steps: (() => Promise<unknown>)[] = [];
    const fresh: (() => Promise<unknown>)[] = [];
    for await (const seen of this.provider.live())
      (ours.delete(seen.id) ? steps : fresh).push(() => this.readings.keep(seen, reading));
    // What the provider no longer lists has ended, or never existed.
    for (const id of ours) steps.push(() => this.readings.readOne(id));
    // New ones come last, after earlier ones of the same person.
    const failures: unknown[] = [];
    for (const step of [...steps, ...fresh])
      await step().catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(
        failures,
        `${failures.length} subscriptions could not be reconciled`,
      );
  }

  private async applyLostEvents(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - OPEN_TOO_LONG_MS);
    await this.work.run(async () => {
      for (const id of await this.subscriptions.eventsOpenBefore(before, BATCH))
        await this.planned.applyEvent(id);
    });
  }
}
