import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { SignedInUser } from '../sessions/signed-in-user.query.js';

/** Where an athlete pays, as a path of the site. */
const PAYMENT_URL = '/subscribe';

/**
 * What an account may do now: checked on every request, never cached. The same rules apply to
 * administrators.
 */
@Injectable()
export class AccountStanding {
  constructor(
    private readonly signedIn: SignedInUser,
    private readonly users: UserRepository,
  ) {}

  /** Throws ACCOUNT_SUSPENDED with the reason and the end. */
  async assertNotSuspended(userId: string): Promise<void> {
    const suspension = await this.users.activeSuspension(userId);
    if (!suspension) return;
    throw new DomainError('ACCOUNT_SUSPENDED', suspension.reason ?? 'Your account is suspended.', {
      suspended: true,
      suspendReason: suspension.reason,
      suspendExpiresAt: suspension.expiresAt?.toISOString() ?? null,
      ...(suspension.forPayment && { paymentUrl: PAYMENT_URL }),
    });
  }

  async isSuspended(userId: string): Promise<boolean> {
    return (await this.users.activeSuspension(userId)) !== null;
  }

  /** Whether an administrator lets the account in although a payment is owed. */
  async hasPaymentGrace(userId: string): Promise<boolean> {
    return (await this.users.paymentGraceUntil(userId)) !== null;
  }

  /** Throws ONBOARDING_REQUIRED if the questionnaire is neither completed nor skipped. */
  async assertOnboarded(userId: string): Promise<void> {
    const { profileCompleted, onboardingSkipped } = await this.signedIn.asLetIn(userId);
    if (!profileCompleted && !onboardingSkipped)
      throw required('Please complete your fitness profile or skip it first.');
  }

  /** Throws ONBOARDING_REQUIRED if the questionnaire is not completed. */
  async assertProfileCompleted(userId: string): Promise<void> {
    const { profileCompleted } = await this.signedIn.asLetIn(userId);
    if (!profileCompleted) throw required('Please complete your fitness profile first.');
  }
}

function required(message: string): DomainError {
  return new DomainError('ONBOARDING_REQUIRED', message, { requiresOnboarding: true });
}
