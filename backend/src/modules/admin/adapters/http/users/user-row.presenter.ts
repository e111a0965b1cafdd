import { Injectable } from '@nestjs/common';
import { StripeConfig } from '#config/stripe.config.js';
import type { UserRow } from '#admin/domain/user-row.js';
import type { AdminUserAnswer } from './user-row.answer.js';

@Injectable()
export class UserRowPresenter {
  /** Null where the sandbox takes the payments, which has no pages. */
  private readonly dashboard: string | null;

  constructor({ secretKey }: StripeConfig) {
    this.dashboard =
      secretKey === null
        ? null
        : `https://dashboard.stripe.com/${/^[rs]k_test_/.test(secretKey) ? 'test/' : ''}`;
  }

  row({ known, suspendExpiresAt, paymentGraceUntil, createdAt, ...row }: UserRow): AdminUserAnswer {
    return {
      ...row,
      suspendExpiresAt: suspendExpiresAt?.toISOString() ?? null,
      paymentGraceUntil: paymentGraceUntil?.toISOString() ?? null,
      nextBillingDisplay: known.nextBillingAt?.toISOString() ?? null,
      lastPaymentStatus: known.plan.lastPayment,
      providerStatus: known.plan.providerStatus,
      stripeCustomerId: known.customerId,
      stripeSubscriptionId: known.subscriptionId,
      customerUrl: this.link('customers', known.customerId),
      subscriptionUrl: this.link('subscriptions', known.subscriptionId),
      createdAt: createdAt.toISOString(),
      lastSyncedAt: known.lastSyncedAt?.toISOString() ?? null,
      paidThrough: known.plan.paidThrough?.toISOString() ?? null,
    };
  }

  private link(kind: string, id: string | null): string | null {
    return this.dashboard === null || id === null
      ? null
      : `${this.dashboard}${kind}/${encodeURIComponent(id)}`;
  }
}
