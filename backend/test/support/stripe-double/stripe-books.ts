const MONTH_S = 30 * 86_400;
const RETRIES_S = 7 * 86_400;
const FIRST_PAYMENT_S = 23 * 3_600;

export interface Invoice {
  readonly id: string;
  status: 'draft' | 'open' | 'paid' | 'void';
  readonly secret: string;
}

/** One subscription as Stripe keeps it; times are seconds since 1970. */
export interface Subscription {
  readonly id: string;
  readonly customer: string;
  readonly created: number;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'unpaid' | 'canceled';
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  paused: boolean;
  failsAtRenewal: boolean;
  invoice: Invoice;
}

export type Tell = (type: string, about: { readonly subscription: Subscription; readonly invoice?: Invoice }) => void;

/** What Stripe keeps and what happens to it by itself, as its documentation tells it. */
export class StripeBooks {
  readonly customers = new Map<string, { readonly id: string; readonly userId: string; deleted: boolean }>();
  readonly subscriptions = new Map<string, Subscription>();
  /** How often a card was charged, by subscription. */
  readonly charges = new Map<string, number>();
  private made = 0;

  constructor(
    private readonly tell: Tell,
    private readonly nowS: () => number,
  ) {}

  addCustomer(userId: string): string {
    const id = this.id('cus');
    this.customers.set(id, { id, userId, deleted: false });
    return id;
  }

  hasCustomer(id: string): boolean {
    return this.customers.get(id)?.deleted === false;
  }

  removeCustomer(id: string): void {
    const customer = this.customers.get(id);
    if (customer) customer.deleted = true;
    for (const subscription of this.subscriptions.values()) if (subscription.customer === id) this.cancel(subscription);
  }

  open(customer: string): Subscription {
    const now = this.nowS();
    const subscription: Subscription = {
      id: this.id('sub'), customer, created: now, status: 'incomplete', periodStart: now, periodEnd: now + MONTH_S,
      cancelAtPeriodEnd: false, canceledAt: null, endedAt: null, paused: false, failsAtRenewal: false, invoice: this.invoice('open'),
    };
    this.subscriptions.set(subscription.id, subscription);
    this.tell('customer.subscription.created', { subscription });
    return subscription;
  }

  /** As the athlete's browser confirms the payment. */
  pay(secret: string, card: 'pays' | 'declined' | 'fails-at-renewal'): boolean {
    this.liveOn();
    const subscription = [...this.subscriptions.values()].find(({ invoice }) => invoice.secret === secret);
    if (!subscription || subscription.invoice.status !== 'open') throw new Error('there is no such payment');
    if (card === 'declined') {
      this.tell('invoice.payment_failed', { subscription, invoice: subscription.invoice });
      return false;
    }
    subscription.invoice.status = 'paid';
    subscription.status = 'active';
    subscription.failsAtRenewal = card === 'fails-at-renewal';
    this.charge(subscription);
    return true;
  }

  cancel(subscription: Subscription): void {
    if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return;
    const now = this.nowS();
    Object.assign(subscription, { status: subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled', canceledAt: now, endedAt: now });
    this.tell('customer.subscription.deleted', { subscription });
  }

  update(subscription: Subscription, changes: Partial<Pick<Subscription, 'cancelAtPeriodEnd' | 'canceledAt' | 'paused'>>): void {
    Object.assign(subscription, changes);
    this.tell('customer.subscription.updated', { subscription });
  }

  /** All that is due by now. */
  liveOn(): void {
    for (const subscription of this.subscriptions.values()) while (this.step(subscription));
  }

  private step(subscription: Subscription): boolean {
    const now = this.nowS();
    const { status, created, periodStart, periodEnd } = subscription;
    if (status === 'incomplete' && created + FIRST_PAYMENT_S <= now) return this.expire(subscription);
    if (status === 'past_due' && periodStart + RETRIES_S <= now) {
      subscription.status = 'unpaid';
      this.tell('customer.subscription.updated', { subscription });
      return true;
    }
    if (status !== 'active' || periodEnd > now) return false;
    if (subscription.cancelAtPeriodEnd) this.end(subscription);
    else this.renew(subscription);
    return true;
  }

  private expire(subscription: Subscription): boolean {
    Object.assign(subscription, { status: 'incomplete_expired', endedAt: subscription.created + FIRST_PAYMENT_S });
    this.tell('customer.subscription.updated', { subscription });
    return true;
  }

  private end(subscription: Subscription): void {
    Object.assign(subscription, { status: 'canceled', endedAt: subscription.periodEnd });
    this.tell('customer.subscription.deleted', { subscription });
  }

  private renew(subscription: Subscription): void {
    subscription.periodStart = subscription.periodEnd;
    subscription.periodEnd += MONTH_S;
    subscription.invoice = this.invoice('open');
    if (subscription.paused) {
      subscription.invoice.status = 'void';
      this.tell('customer.subscription.updated', { subscription });
    } else if (subscription.failsAtRenewal) {
      subscription.status = 'past_due';
      this.tell('invoice.payment_failed', { subscription, invoice: subscription.invoice });
      this.tell('customer.subscription.updated', { subscription });
    } else {
      subscription.invoice.status = 'paid';
      this.charge(subscription);
    }
  }

  private charge(subscription: Subscription): void {
    this.charges.set(subscription.id, (this.charges.get(subscription.id) ?? 0) + 1);
    this.tell('invoice.paid', { subscription, invoice: subscription.invoice });
    this.tell('customer.subscription.updated', { subscription });
  }

  private invoice(status: Invoice['status']): Invoice {
    return { id: this.id('in'), status, secret: `${this.id('pi')}_secret_${this.made}` };
  }

  private id(prefix: string): string {
    this.made += 1;
    return `${prefix}_double${this.made}`;
  }
}
