import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimitConfig } from '#config/rate-limit.config.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Principal } from '../principal.js';
import { claimsOf } from './claims.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { ROUTE_LIMITS, type Limit, type LimitedRoute, type RouteLimits } from './limits.js';
import { LIMITED_ROUTE } from './rate-limit.decorator.js';
import { RateLimitStore, type Claim } from './rate-limit.store.js';
import type { Asker } from './subject.js';
import { waitInWords } from './wait-in-words.js';

type LimitedRequest = FastifyRequest & { user?: Principal };

/**
 * How long an attempt waits whose account is under attack from everywhere: its owner hardly
 * notices, a program does.
 */
const DELAY_MS = 2_000;

/** Nobody knows when one of those under way ends; as a rule it takes seconds. */
const FULL_WAIT_MS = 5_000;

/** So many may wait at a time in one process; the next is refused, for each holds a connection. */
const MOST_DELAYED = 100;

/** Holds each marked route to its limits. Runs behind the guard that knows the user. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private delayed = 0;

  constructor(
    private readonly reflector: Reflector,
    private readonly store: RateLimitStore,
    private readonly config: RateLimitConfig,
    private readonly concurrency: ConcurrencyLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = this.reflector.getAllAndOverride<LimitedRoute | undefined>(LIMITED_ROUTE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (route === undefined) return true;
    const { reason, limits }: RouteLimits = ROUTE_LIMITS[route];
    const http = context.switchToHttp();
    const asker = askerOf(http.getRequest<LimitedRequest>());
    this.takePlace(route, asker, http.getResponse<FastifyReply>());
    const waitMs = await this.store.take(this.claims(limits, 'refuse', asker));
    if (waitMs > 0) throw limited(reason, waitMs);
    const crowdedMs = await this.store.take(this.claims(limits, 'delay', asker));
    if (crowdedMs > 0) await this.delay(reason);
    return true;
  }

  private claims(limits: readonly Limit[], over: Limit['over'], asker: Asker): Claim[] {
    return claimsOf(
      limits.filter((limit) => limit.over === over),
      asker,
      this.config.scale,
    );
  }

  /** Until the answer is complete or its client gone, also for event streams. */
  private takePlace(route: LimitedRoute, { userId }: Asker, reply: FastifyReply): void {
    const { reason, concurrent }: RouteLimits = ROUTE_LIMITS[route];
    if (concurrent === undefined) return;
    const leave = this.concurrency.enter(`${route}:${userId ?? ''}`, this.scaled(concurrent));
    if (leave === null) throw limited(reason, FULL_WAIT_MS);
    if (reply.raw.closed) leave();
    else reply.raw.once('close', leave);
  }

  private scaled(max: number): number {
    return Math.max(1, Math.floor(max * this.config.scale));
  }

  private async delay(reason: string): Promise<void> {
    if (this.delayed >= MOST_DELAYED) throw limited(reason, DELAY_MS);
    this.delayed += 1;
    try {
      await pause(DELAY_MS);
    } finally {
      this.delayed -= 1;
    }
  }
}

function askerOf({ ip, body, user }: LimitedRequest): Asker {
  const fields: Partial<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? body : {};
  return { address: ip, account: fields['email'] ?? fields['username'], userId: user?.userId };
}

function limited(reason: string, waitMs: number): DomainError {
  const retryAfterS = Math.ceil(waitMs / 1000);
  return new DomainError(
    'RATE_LIMITED',
    `${reason} Please try again in ${waitInWords(retryAfterS)}.`,
    { retryAfterS },
  );
}
