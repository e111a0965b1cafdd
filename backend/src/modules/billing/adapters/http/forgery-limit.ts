import { Injectable, Logger } from '@nestjs/common';
import { RateLimitConfig } from '#config/rate-limit.config.js';
import { DomainError } from '#kernel/domain-error.js';
import { ROUTE_LIMITS } from '#platform/http/rate-limit/limits.js';
import { RateLimitStore } from '#platform/http/rate-limit/rate-limit.store.js';
import { subjectOf } from '#platform/http/rate-limit/subject.js';
import { ForgedEventError } from '#billing/ports/payment-provider.js';

const { reason, limits } = ROUTE_LIMITS.forgedEvents;

/**
 * Counts events without a valid signature, by address. Only those: an address can be a proxy's, and
 * a forger behind the same proxy must not block the provider's own events.
 */
@Injectable()
export class ForgeryLimit {
  private readonly logger = new Logger('BillingWebhook');

  constructor(
    private readonly store: RateLimitStore,
    private readonly config: RateLimitConfig,
  ) {}

  /**
   * Logs why an event was refused, and never its content. Throws RATE_LIMITED, and logs nothing, if
   * an address sends too many.
   */
  async count(error: unknown, address: string): Promise<void> {
    const cause = error instanceof Error ? error.cause : undefined;
    if (!(cause instanceof ForgedEventError)) return;
    const subject = subjectOf('address', { address, account: undefined, userId: undefined });
    const claims = limits.map(({ id, max, windowS }) => ({
      key: `${id}:${subject}`,
      max: Math.max(1, Math.floor(max * this.config.scale)),
      windowMs: windowS * 1000,
    }));
    const waitMs = await this.store.take(claims);
    if (waitMs > 0)
      throw new DomainError('RATE_LIMITED', `${reason} Please try again later.`, {
        retryAfterS: Math.ceil(waitMs / 1000),
      });
    this.logger.warn(`an event for the webhook of payments was refused: ${cause.message}`);
  }
}
