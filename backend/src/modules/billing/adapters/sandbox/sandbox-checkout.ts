import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import type { SandboxPayment } from '#billing/ports/payment-provider.js';
import { paidWith } from './sandbox-acts.js';
import { SandboxBooks } from './sandbox-books.js';
import { SandboxCalendar } from './sandbox-calendar.js';
import { awaitsPayment, PAYMENT_FAILED, type KeptCard } from './sandbox-subscription.js';

/** Source: docs/contract.md, "Subscription". */
const CARDS: Readonly<Record<string, KeptCard | 'declined'>> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declined',
  '4000000000000341': 'fails-at-renewal',
};

/** Takes the sandbox's card numbers, as the page of a real provider takes real ones. */
@Injectable()
export class SandboxCheckout {
  constructor(
    private readonly books: SandboxBooks,
    private readonly calendar: SandboxCalendar,
  ) {}

  /** Throws NOT_FOUND, CARD_DECLINED, VALIDATION_FAILED. */
  async pay({ userId, clientSecret, cardNumber }: SandboxPayment): Promise<void> {
    const card = CARDS[cardNumber];
    if (card === undefined) throw unknownCard();
    const subscriptionId = await this.books.idWithSecret(clientSecret);
    const subscription = subscriptionId === null ? null : await this.books.look(subscriptionId);
    if (!subscription || (await this.books.ownerOf(subscription.customerId)) !== userId)
      throw new DomainError('NOT_FOUND', 'There is no such payment.', {});
    let open = true;
    let declined = false;
    await this.books.act(subscription.id, (current, now) => {
      open = awaitsPayment(current) || current.status === 'active';
      declined = awaitsPayment(current) && card === 'declined';
      if (declined) return { subscription: current, events: [PAYMENT_FAILED] };
      return awaitsPayment(current) && card !== 'declined'
        ? paidWith(card, this.calendar)(current, now)
        : { subscription: current, events: [] };
    });
    if (!open)
      throw new DomainError('NOT_FOUND', 'This payment is no longer open. Please begin again.', {});
    if (declined) throw new DomainError('CARD_DECLINED', 'Your card was declined.', {});
  }
}

function unknownCard(): DomainError {
  const message =
    'The sandbox knows the cards 4242 4242 4242 4242, 4000 0000 0000 0002 and 4000 0000 0000 ' +
    '0341 only.';
  return new DomainError('VALIDATION_FAILED', message, {
    fields: [{ field: 'cardNumber', message }],
  });
}
