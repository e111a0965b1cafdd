import { Injectable } from '@nestjs/common';
import { SubscriptionRepository } from '../ports/subscription.repository.js';

/** Everybody who is or was a customer of the payment provider, page by page. */
@Injectable()
export class Customers {
  constructor(private readonly subscriptions: SubscriptionRepository) {}

  count(): Promise<number> {
    return this.subscriptions.countCustomers();
  }

  /** User ids after one, in order; the first ones for null. */
  after(userId: string | null, limit: number): Promise<readonly string[]> {
    return this.subscriptions.customersAfter(userId, limit);
  }
}
