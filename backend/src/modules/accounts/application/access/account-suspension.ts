import { Injectable } from '@nestjs/common';
import { Suspensions } from '#accounts/ports/suspensions.js';

/** For administrators. Both join the transaction under way. */
@Injectable()
export class AccountSuspension {
  constructor(private readonly suspensions: Suspensions) {}

  /** @param order days of 24 hours from now by the clock of the database; null for no end */
  begin(
    userId: string,
    order: { readonly reason: string | null; readonly days: number | null },
  ): Promise<void> {
    return this.suspensions.begin(userId, order);
  }

  /** Whatever its cause was. What is owed is still refused by the plan itself. */
  end(userId: string): Promise<void> {
    return this.suspensions.end(userId);
  }
}
