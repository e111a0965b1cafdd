import { Injectable } from '@nestjs/common';
import { IdGenerator } from '#kernel/id-generator.js';
import { Clock } from '#kernel/clock.js';
import type { ProviderEvent } from '#billing/domain/provider-event.js';
import type { ProviderSubscription } from '#billing/domain/provider-subscription.js';
import {
  ForgedEventError,
  PaymentProvider,
  type Payment,
  type SandboxPayment,
} from '#billing/ports/payment-provider.js';
import { canceledNow, cancelingAtPeriodEnd, pausing } from './sandbox-acts.js';
import { SandboxBooks } from './sandbox-books.js';
import { SandboxCheckout } from './sandbox-checkout.js';
import { SandboxSignature } from './sandbox-signature.js';
import { awaitsPayment, toProviderSubscription } from './sandbox-subscription.js';

/**
 * A payment provider inside the product: no key, no network and no money, otherwise like a real
 * one.
 */
@Injectable()
export class SandboxPaymentProvider extends PaymentProvider {
  override readonly name = 'sandbox';
  override readonly publishableKey = null;

  constructor(
    private readonly books: SandboxBooks,
    private readonly checkout: SandboxCheckout,
    private readonly signature: SandboxSignature,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {
    super();
  }

  customerFor({ userId }: { readonly userId: string }): Promise<string> {
    return this.books.customerFor(userId);
  }

  subscribe(customerId: string, idempotencyKey: string): Promise<string> {
    return this.books.open(customerId, idempotencyKey, `sandbox_secret_${this.ids.next()}`);
  }

  async paymentOf(subscriptionId: string): Promise<Payment | null> {
    const subscription = await this.books.look(subscriptionId);
    if (!subscription) return null;
    return {
      subscription: toProviderSubscription(subscription),
      clientSecret: awaitsPayment(subscription) ? await this.books.secretOf(subscriptionId) : null,
    };
  }

  async find(subscriptionId: string): Promise<ProviderSubscription | null> {
    const subscription = await this.books.look(subscriptionId);
    return subscription && toProviderSubscription(subscription);
  }

  async subscriptionsOf(customerId: string): Promise<readonly ProviderSubscription[]> {
    const found = await Promise.all(
      (await this.books.idsOf(customerId)).map((id) => this.find(id)),
    );
    return found.filter((subscription) => subscription !== null);
  }

  async *live(): AsyncGenerator<ProviderSubscription> {
    for (const id of await this.books.liveIds()) {
      const subscription = await this.find(id);
      if (subscription) yield subscription;
    }
  }

  async cancelAtPeriodEnd(subscriptionId: string): Promise<void> {
    await this.books.act(subscriptionId, cancelingAtPeriodEnd(true));
  }

  async resume(subscriptionId: string): Promise<void> {
    await this.books.act(subscriptionId, cancelingAtPeriodEnd(false));
  }

  async cancelNow(subscriptionId: string): Promise<void> {
    await this.books.act(subscriptionId, canceledNow);
  }

  async setCollectionPaused(subscriptionId: string, paused: boolean): Promise<void> {
    await this.books.act(subscriptionId, pausing(paused));
  }

  forgetCustomer(customerId: string): Promise<void> {
    return this.books.removeCustomer(customerId);
  }

  readEvent(rawBody: Buffer, signature: string): ProviderEvent {
    this.signature.check(rawBody, signature, this.clock.now());
    const { id, type, subscriptionId } = JSON.parse(rawBody.toString()) as Partial<ProviderEvent>;
    if (!id || !type || !subscriptionId)
      throw new ForgedEventError('this is no event of the sandbox');
    return { id, type, subscriptionId };
  }

  override paySandbox(payment: SandboxPayment): Promise<void> {
    return this.checkout.pay(payment);
  }
}
