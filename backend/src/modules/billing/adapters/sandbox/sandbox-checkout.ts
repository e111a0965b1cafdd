import { DomainError } from '#kernel/domain-error.js';
import { SandboxCheckout } from '#billing/ports/sandbox-checkout.js';
import { paidWith } from './sandbox-acts.js';
import type { SandboxBooks } from './sandbox-books.js';
import type { SandboxCalendar } from './sandbox-calendar.js';
import { awaitsPayment, PAYMENT_FAILED, type KeptCard } from './sandbox-subscription.js';

/** Source: docs/contract.md, "Subscription". */
const CARDS: Readonly<Record<string, KeptCard | 'declined'>> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declined',
  '4000000000000341': 'fails-at-renewal',
};

/** Takes the card numbers of the sandbox, as the page of a real provider takes real ones. */
export class SandboxTill extends SandboxCheckout {
  constructor(
    private readonly books: SandboxBooks,
    private readonly calendar: SandboxCalendar,
  ) {
    super();
  }

  async pay({
    userId,
    clientSecret,
    cardNumber,
  }: {
    userId: string;
    clientSecret: string;
    cardNumber: string;
  }): Promise<void> {
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

/** Where a real provider takes the payments there is no such till. */
export class NoSandboxCheckout extends SandboxCheckout {
  pay(): Promise<void> {
    return Promise.reject(new DomainError('NOT_FOUND', 'There is nothing at this address.', {}));
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
