import { Injectable } from '@nestjs/common';
import { UserRepository } from '#accounts/ports/user.repository.js';

/** Suspends accounts. Every method joins the current transaction. */
@Injectable()
export class AccountSuspension {
  constructor(private readonly users: UserRepository) {}

  /** @param order days of 24 hours from now by the database's clock; null for no end */
  begin(
    userId: string,
    order: { readonly reason: string | null; readonly days: number | null },
  ): Promise<void> {
    return this.users.suspend(userId, order);
  }

  /** Lifts any suspension; what is owed is still refused by the plan, unless there is a grace. */
  end(userId: string): Promise<void> {
    return this.users.unsuspend(userId);
  }

  /** An owed payment keeps nobody out for so many days of 24 hours. @returns the end */
  grantGrace(userId: string, days: number): Promise<Date> {
    return this.users.grantPaymentGrace(userId, days);
  }

  /** For an owed payment, unless there is a grace; an administrator's suspension stays as it is. */
  beginForPayment(userId: string, reason: string): Promise<void> {
    return this.users.suspendForPayment(userId, reason);
  }

  /** Lifts a suspension for an owed payment, and no other. */
  endForPayment(userId: string): Promise<void> {
    return this.users.unsuspendAfterPayment(userId);
  }
}
