import type Stripe from 'stripe';

const MONTH_S = 30 * 86_400;
const RETRIES_S = 7 * 86_400;
const FIRST_PAYMENT_S = 23 * 3_600;

export interface Customer {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly created: number;
  deleted: boolean;
}

export interface Invoice {
  readonly id: string;
  readonly created: number;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  status: 'draft' | 'open' | 'paid' | 'void';
  readonly intent: {
    readonly id: string;
    readonly secret: string;
    status: 'requires_payment_method' | 'requires_action' | 'succeeded';
    error: Stripe.PaymentIntent.LastPaymentError | null;
  };
}

/** One subscription as Stripe keeps it; times are seconds since 1970. */
export interface Subscription {
  readonly id: string;
  readonly customer: string;
  readonly created: number;
  status:
    'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled';
  periodStart: number;
  periodEnd: number;
  /**
   * A date of its own that ends it, as the customer portal sets it; null where `cancelAtPeriodEnd`
   * does or nothing.
   */
  cancelAt: number | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  /** Since when it is paused as a whole. */
  pausedAt: number | null;
  collectionPaused: boolean;
  failsAtRenewal: boolean;
  invoice: Invoice;
}

export type Card = 'pays' | 'declined' | 'fails-at-renewal';
export type Tell = (
  type: ToldType,
  about: { readonly subscription: Subscription; readonly invoice?: Invoice },
) => void;
export type ToldType =
  | `customer.subscription.${'created' | 'updated' | 'deleted' | 'paused' | 'resumed'}`
  | 'invoice.paid'
  | 'invoice.payment_failed';
export type Changes = Partial<
  Pick<Subscription, 'cancelAt' | 'cancelAtPeriodEnd' | 'canceledAt' | 'collectionPaused'>
>;

/** What Stripe keeps and changes automatically, as its documentation describes. */
export class StripeBooks {
  readonly customers = new Map<string, Customer>();
  readonly subscriptions = new Map<string, Subscription>();
  /** How often a card was charged, by subscription. */
  readonly charges = new Map<string, number>();
  private made = 0;

  constructor(
    private readonly tell: Tell,
    private readonly nowS: () => number,
  ) {}

  addCustomer(userId: string, email: string): Customer {
    const customer: Customer = {
      id: this.id('cus'),
      userId,
      email,
      created: this.nowS(),
      deleted: false,
    };
    this.customers.set(customer.id, customer);
    return customer;
  }

  hasCustomer(id: string): boolean {
    return this.customers.get(id)?.deleted === false;
  }

  removeCustomer(id: string): void {
    const customer = this.customers.get(id);
    if (customer) customer.deleted = true;
    for (const subscription of this.subscriptions.values())
      if (subscription.customer === id) this.cancel(subscription);
  }

  open(customer: string): Subscription {
    const now = this.nowS();
    const subscription: Subscription = {
      id: this.id('sub'),
      customer,
      created: now,
      status: 'incomplete',
      periodStart: now,
      periodEnd: now + MONTH_S,
      cancelAt: null,
      cancelAtPeriodEnd: false,
      canceledAt: null,
      endedAt: null,
      pausedAt: null,
      collectionPaused: false,
      failsAtRenewal: false,
      invoice: this.invoice('subscription_create'),
    };
    this.subscriptions.set(subscription.id, subscription);
    this.tell('customer.subscription.created', { subscription });
    return subscription;
  }

  /** Whose payment this is. Throws when it is not open. */
  payable(secret: string): Subscription {
    this.liveOn();
    const subscription = [...this.subscriptions.values()].find(
      ({ invoice }) => invoice.intent.secret === secret,
    );
    if (!subscription || subscription.invoice.status !== 'open')
      throw new Error('there is no such payment');
    return subscription;
  }

  /** As the athlete's browser confirms the payment. */
  pay(secret: string, card: Card): boolean {
    const subscription = this.payable(secret);
    const { invoice } = subscription;
    if (card === 'declined') {
      invoice.intent.status = 'requires_payment_method';
      invoice.intent.error = {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined.',
      };
      this.tell('invoice.payment_failed', { subscription, invoice });
      return false;
    }
    const resumed = subscription.status === 'paused';
    Object.assign(subscription, {
      status: 'active',
      pausedAt: null,
      failsAtRenewal: card === 'fails-at-renewal',
    });
    if (resumed) this.tell('customer.subscription.resumed', { subscription });
    this.charge(subscription);
    return true;
  }

  cancel(subscription: Subscription): void {
    if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return;
    const now = this.nowS();
    Object.assign(subscription, {
      status: subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
      canceledAt: now,
      endedAt: now,
    });
    this.tell('customer.subscription.deleted', { subscription });
  }

  update(subscription: Subscription, changes: Changes): void {
    Object.assign(subscription, changes);
    this.tell('customer.subscription.updated', { subscription });
  }

  /** As the operator pauses it at Stripe: no service, no further invoices. */
  pause(subscription: Subscription): void {
    Object.assign(subscription, { status: 'paused', pausedAt: this.nowS() });
    this.tell('customer.subscription.paused', { subscription });
  }

  /** Stays paused until the invoice that it makes is paid, with a period that begins now. */
  resume(subscription: Subscription): void {
    const now = this.nowS();
    Object.assign(subscription, {
      periodStart: now,
      periodEnd: now + MONTH_S,
      invoice: this.invoice('subscription_update'),
    });
    this.tell('customer.subscription.updated', { subscription });
  }

  /** All that is due by now. */
  liveOn(): void {
    for (const subscription of this.subscriptions.values()) while (this.step(subscription));
  }

  private step(subscription: Subscription): boolean {
    const now = this.nowS();
    const { status, created, periodStart, periodEnd, invoice } = subscription;
    const isDue: Readonly<Partial<Record<typeof status, boolean>>> = {
      incomplete: created + FIRST_PAYMENT_S <= now,
      paused: invoice.status === 'open' && invoice.created + FIRST_PAYMENT_S <= now,
      past_due: periodStart + RETRIES_S <= now,
      unpaid: periodEnd <= now,
      active: periodEnd <= now,
    };
    if (isDue[status] !== true) return false;
    this.advance(subscription);
    return true;
  }

  /** The transition of a subscription whose time has come. */
  private advance(subscription: Subscription): void {
    const { status, periodEnd, invoice, cancelAtPeriodEnd, cancelAt } = subscription;
    if (status === 'incomplete') this.expire(subscription);
    else if (status === 'paused') invoice.status = 'void';
    else if (status === 'past_due') {
      subscription.status = 'unpaid';
      this.tell('customer.subscription.updated', { subscription });
    } else if (status === 'unpaid') this.draft(subscription);
    else if (cancelAtPeriodEnd || cancelAt === periodEnd) this.end(subscription);
    else this.renew(subscription);
  }

  /** Months go on to begin, each with an invoice that nobody collects. */
  private draft(subscription: Subscription): void {
    const { periodEnd } = subscription;
    Object.assign(subscription, {
      periodStart: periodEnd,
      periodEnd: periodEnd + MONTH_S,
      invoice: { ...this.invoice('subscription_cycle'), status: 'draft' },
    });
    this.tell('customer.subscription.updated', { subscription });
  }

  private expire(subscription: Subscription): void {
    Object.assign(subscription, {
      status: 'incomplete_expired',
      endedAt: subscription.created + FIRST_PAYMENT_S,
    });
    this.tell('customer.subscription.updated', { subscription });
  }

  private end(subscription: Subscription): void {
    Object.assign(subscription, { status: 'canceled', endedAt: subscription.periodEnd });
    this.tell('customer.subscription.deleted', { subscription });
  }

  private renew(subscription: Subscription): void {
    subscription.periodStart = subscription.periodEnd;
    subscription.periodEnd += MONTH_S;
    subscription.invoice = this.invoice('subscription_cycle');
    if (subscription.collectionPaused) {
      subscription.invoice.status = 'void';
      this.tell('customer.subscription.updated', { subscription });
    } else if (subscription.failsAtRenewal) {
      subscription.status = 'past_due';
      this.tell('invoice.payment_failed', { subscription, invoice: subscription.invoice });
      this.tell('customer.subscription.updated', { subscription });
    } else {
      this.charge(subscription);
    }
  }

  private charge(subscription: Subscription): void {
    const { id, invoice } = subscription;
    Object.assign(invoice, { status: 'paid' });
    Object.assign(invoice.intent, { status: 'succeeded', error: null });
    this.charges.set(id, (this.charges.get(id) ?? 0) + 1);
    this.tell('invoice.paid', { subscription, invoice });
    this.tell('customer.subscription.updated', { subscription });
  }

  private invoice(reason: Invoice['reason']): Invoice {
    const intent = this.id('pi');
    return {
      id: this.id('in'),
      created: this.nowS(),
      reason,
      status: 'open',
      intent: {
        id: intent,
        secret: `${intent}_secret_${this.made}`,
        status: 'requires_payment_method',
        error: null,
      },
    };
  }

  private id(prefix: string): string {
    this.made += 1;
    return `${prefix}_double${this.made}`;
  }
}
