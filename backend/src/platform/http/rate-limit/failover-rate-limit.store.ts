import { Logger } from '@nestjs/common';
import type { Clock } from '#kernel/clock.js';
import { RateLimitStore, type Claim } from './rate-limit.store.js';

/**
 * How long the shared counts are left alone after they failed, so that not every request waits for
 * them in vain.
 */
const REST_MS = 5_000;

/**
 * The shared counts; while they do not answer, those of this process. A limit is never lifted
 * because its store is down.
 */
export class FailoverRateLimitStore extends RateLimitStore {
  private readonly logger = new Logger('RateLimit');
  private restUntil = 0;

  constructor(
    private readonly shared: RateLimitStore,
    private readonly own: RateLimitStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async take(claims: readonly Claim[]): Promise<number> {
    if (this.clock.now().getTime() < this.restUntil) return this.own.take(claims);
    try {
      return await this.shared.take(claims);
    } catch (error) {
      this.restUntil = this.clock.now().getTime() + REST_MS;
      this.logger.warn(
        `the shared counts do not answer, this process counts for itself: ${String(error)}`,
      );
      return this.own.take(claims);
    }
  }
}
