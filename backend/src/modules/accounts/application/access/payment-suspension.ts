import { Injectable } from '@nestjs/common';
import { Suspensions } from '#accounts/ports/suspensions.js';

/**
 * For the module that knows who owes a payment. What an administrator has decided stays as it is.
 */
@Injectable()
export class PaymentSuspension {
  constructor(private readonly suspensions: Suspensions) {}

  /** Nothing happens to an account that is suspended already. Joins the transaction under way. */
  begin(userId: string, reason: string): Promise<void> {
    return this.suspensions.beginForPayment(userId, reason);
  }

  /**
   * Nothing happens to an account that is suspended for another cause. Joins the transaction under
   * way.
   */
  end(userId: string): Promise<void> {
    return this.suspensions.endForPayment(userId);
  }
}
