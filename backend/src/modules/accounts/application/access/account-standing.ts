import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { Suspensions } from '#accounts/ports/suspensions.js';
import { SignedInUser } from '../sessions/signed-in-user.query.js';

/** Where an athlete pays, in the browser's own site. */
const PAYMENT_URL = '/subscribe';

/**
 * What an account may do at this moment; judged on every request, never remembered. Administrators
 * are judged like anybody.
 */
@Injectable()
export class AccountStanding {
  constructor(
    private readonly users: SignedInUser,
    private readonly suspensions: Suspensions,
  ) {}

  /** Throws ACCOUNT_SUSPENDED with the reason and the end. */
  async assertNotSuspended(userId: string): Promise<void> {
    const suspension = await this.suspensions.inForce(userId);
    if (!suspension) return;
    throw new DomainError('ACCOUNT_SUSPENDED', suspension.reason ?? 'Your account is suspended.', {
      suspended: true,
      suspendReason: suspension.reason,
      suspendExpiresAt: suspension.expiresAt?.toISOString() ?? null,
      ...(suspension.forPayment && { paymentUrl: PAYMENT_URL }),
    });
  }

  async isSuspended(userId: string): Promise<boolean> {
    return (await this.suspensions.inForce(userId)) !== null;
  }

  /**
   * Throws ONBOARDING_REQUIRED where the athlete has neither completed nor skipped the
   * questionnaire.
   */
  async assertOnboarded(userId: string): Promise<void> {
    const { profileCompleted, onboardingSkipped } = await this.users.asLetIn(userId);
    if (!profileCompleted && !onboardingSkipped)
      throw required('Please complete your fitness profile or skip it first.');
  }

  /** Throws ONBOARDING_REQUIRED where the athlete has not completed the questionnaire. */
  async assertProfileCompleted(userId: string): Promise<void> {
    const { profileCompleted } = await this.users.asLetIn(userId);
    if (!profileCompleted) throw required('Please complete your fitness profile first.');
  }
}

function required(message: string): DomainError {
  return new DomainError('ONBOARDING_REQUIRED', message, { requiresOnboarding: true });
}
