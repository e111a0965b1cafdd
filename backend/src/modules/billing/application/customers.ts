import { Injectable } from '@nestjs/common';
import { SubscriptionRepository } from '../ports/subscription.repository.js';

/** Whoever has or had to do with the payment provider, for those who go through them all. */
@Injectable()
export class Customers {
  constructor(private readonly subscriptions: SubscriptionRepository) {}

  count(): Promise<number> {
    return this.subscriptions.countCustomers();
  }

  /** Ids of people behind one, in their order; the first ones for null. */
  after(userId: string | null, limit: number): Promise<readonly string[]> {
    return this.subscriptions.customersAfter(userId, limit);
  }
}
