import type Stripe from 'stripe';
import { Clock } from '#kernel/clock.js';
import type { Tracing } from '#platform/tracing/tracing.js';
import type { ProviderEvent } from '#billing/domain/provider-event.js';
import { isLive, type ProviderSubscription } from '#billing/domain/provider-subscription.js';
import { PaymentProvider, type Payment } from '#billing/ports/payment-provider.js';
import { stripeClient } from './stripe-client.js';
import { readStripeEvent } from './stripe-events.js';
import { asked, askedFor, isRefused } from './stripe-failure.js';
import { once } from './stripe-keys.js';
import type { StripeSettings } from './stripe-settings.js';
import { toProviderSubscription } from './stripe-subscription.js';

const PAGE = 100;
const INVOICE = { expand: ['latest_invoice'] };
const INVOICES = { expand: ['data.latest_invoice'], limit: PAGE };
const PAYMENT = { expand: ['latest_invoice.confirmation_secret'] };
const SECRET = { expand: ['confirmation_secret'] };

/** Stripe, through its own SDK. */
export class StripePaymentProvider extends PaymentProvider {
  override readonly name = 'stripe';
  private readonly stripe: Stripe;

  constructor(
    private readonly settings: StripeSettings,
    private readonly clock: Clock,
    tracing?: Tracing,
  ) {
    super();
    this.stripe = stripeClient(settings, tracing);
  }

  get publishableKey(): string {
    return this.settings.publishableKey;
  }

  async customerFor({
    userId,
    email,
  }: {
    readonly userId: string;
    readonly email: string;
  }): Promise<string> {
    const make = (idempotencyKey: string) =>
      asked(() =>
        this.stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey }),
      );
    // A customer too many has no subscription and is charged for nothing.
    const { id } = await once({
      key: `customer-${userId}`,
      now: this.clock.now(),
      make,
      made: () => Promise.resolve(null),
    });
    return id;
  }

  async subscribe(customerId: string, idempotencyKey: string): Promise<string> {
    const wanted: Stripe.SubscriptionCreateParams = {
      customer: customerId,
      items: [{ price: this.settings.priceId }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
    };
    const make = async (key: string) =>
      (await asked(() => this.stripe.subscriptions.create(wanted, { idempotencyKey: key }))).id;
    const made = async () => (await this.subscriptionsOf(customerId)).find(isLive)?.id ?? null;
    return once({ key: idempotencyKey, now: this.clock.now(), make, made });
  }

  async paymentOf(subscriptionId: string): Promise<Payment | null> {
    const found = await askedFor(
      () => this.stripe.subscriptions.retrieve(subscriptionId, PAYMENT),
      null,
    );
    if (!found) return null;
    if (found.status === 'paused') return this.resumption(found);
    const subscription = toProviderSubscription(found);
    const awaited = ['incomplete', 'past_due', 'unpaid'].includes(subscription.status);
    return {
      subscription,
      clientSecret: awaited ? await this.secretOf(found.latest_invoice) : null,
    };
  }

  async find(subscriptionId: string): Promise<ProviderSubscription | null> {
    const found = await askedFor(
      () => this.stripe.subscriptions.retrieve(subscriptionId, INVOICE),
      null,
    );
    return found && toProviderSubscription(found);
  }

  subscriptionsOf(customerId: string): Promise<readonly ProviderSubscription[]> {
    const list = () =>
      this.stripe.subscriptions
        .list({ ...INVOICES, customer: customerId, status: 'all' })
        .autoPagingToArray({ limit: 1_000 });
    return askedFor(async () => (await list()).map(toProviderSubscription), []);
  }

  async *live(): AsyncGenerator<ProviderSubscription> {
    let after: string | undefined;
    do {
      const page = await asked(() =>
        this.stripe.subscriptions.list({
          ...INVOICES,
          ...(after !== undefined && { starting_after: after }),
        }),
      );
      yield* page.data.map(toProviderSubscription).filter(isLive);
      after = page.has_more ? page.data.at(-1)?.id : undefined;
    } while (after !== undefined);
  }

  cancelAtPeriodEnd(subscriptionId: string): Promise<void> {
    return this.change(subscriptionId, () =>
      this.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }),
    );
  }

  /** Flag or date, whichever is set; Stripe takes only one of them at a time. */
  resume(subscriptionId: string): Promise<void> {
    return this.change(subscriptionId, async () => {
      const { cancel_at, cancel_at_period_end } =
        await this.stripe.subscriptions.retrieve(subscriptionId);
      const goesOn: Stripe.SubscriptionUpdateParams =
        cancel_at_period_end || cancel_at === null
          ? { cancel_at_period_end: false }
          : { cancel_at: '' };
      await this.stripe.subscriptions.update(subscriptionId, goesOn);
    });
  }

  /** Stripe automatically stops collecting its open payments. */
  cancelNow(subscriptionId: string): Promise<void> {
    return this.change(subscriptionId, () => this.stripe.subscriptions.cancel(subscriptionId));
  }

  setCollectionPaused(subscriptionId: string, paused: boolean): Promise<void> {
    return this.change(subscriptionId, () =>
      this.stripe.subscriptions.update(subscriptionId, {
        pause_collection: paused ? { behavior: 'void' } : '',
      }),
    );
  }

  /** Stripe ends every subscription of a customer who is deleted. */
  async forgetCustomer(customerId: string): Promise<void> {
    await askedFor(() => this.stripe.customers.del(customerId), null);
  }

  readEvent(rawBody: Buffer, signature: string): ProviderEvent {
    return readStripeEvent(rawBody, signature, this.settings, this.clock.now());
  }

  /**
   * A subscription that Stripe paused continues when the invoice of its resumption is paid: one
   * invoice per pause, also for concurrent tabs, and another if it is unpaid after a day.
   */
  private async resumption(paused: Stripe.Subscription): Promise<Payment> {
    const last = paused.latest_invoice;
    const open = typeof last === 'object' && last?.status === 'open';
    const key = `resume-${paused.id}-${typeof last === 'string' ? last : (last?.id ?? '')}`;
    const make = (idempotencyKey: string) =>
      asked(() => this.stripe.subscriptions.resume(paused.id, PAYMENT, { idempotencyKey }));
    const found = open
      ? paused
      : await once({ key, now: this.clock.now(), make, made: () => Promise.resolve(null) });
    return {
      subscription: toProviderSubscription(found),
      clientSecret: await this.secretOf(found.latest_invoice),
    };
  }

  /**
   * An invoice that is still a draft has no payment yet; Stripe leaves those of an unpaid
   * subscription so.
   */
  private async secretOf(invoice: string | Stripe.Invoice | null): Promise<string | null> {
    if (invoice === null || typeof invoice === 'string') return null;
    if (invoice.status === 'open') return invoice.confirmation_secret?.client_secret ?? null;
    if (invoice.status !== 'draft') return null;
    const finalized = await this.finalized(invoice.id);
    return finalized.confirmation_secret?.client_secret ?? null;
  }

  /** Stripe refuses one of two concurrent tabs: the invoice is not a draft any more then. */
  private async finalized(invoiceId: string): Promise<Stripe.Invoice> {
    try {
      return await asked(() => this.stripe.invoices.finalizeInvoice(invoiceId, SECRET));
    } catch (error) {
      if (!isRefused(error)) throw error;
      return asked(() => this.stripe.invoices.retrieve(invoiceId, SECRET));
    }
  }

  private async change(subscriptionId: string, change: () => Promise<unknown>): Promise<void> {
    try {
      await asked(change);
    } catch (error) {
      if (!isRefused(error) || (await this.isRunning(subscriptionId))) throw error;
    }
  }

  private async isRunning(subscriptionId: string): Promise<boolean> {
    const subscription = await this.find(subscriptionId);
    return subscription !== null && isLive(subscription);
  }
}
