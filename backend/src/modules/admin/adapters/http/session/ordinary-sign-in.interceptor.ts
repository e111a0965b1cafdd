import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { RateLimitConfig } from '#config/rate-limit.config.js';
import { SessionAnswer } from '#accounts/index.js';
import { DomainError } from '#kernel/domain-error.js';
import { AUDITED_SIGN_IN } from '#platform/http/audited-sign-in.js';
import { claimsOf } from '#platform/http/rate-limit/claims.js';
import { ROUTE_LIMITS } from '#platform/http/rate-limit/limits.js';
import { RateLimitStore } from '#platform/http/rate-limit/rate-limit.store.js';
import { OrdinarySignIns } from '#admin/application/ordinary-sign-ins.js';

type SignInRequest = FastifyRequest<{ Body: { readonly email?: unknown } | null | undefined }>;

/**
 * Audits and limits administrators at the athletes' sign-in as at their own, counted together: ten
 * tries at one would undo five at the other. Above the limit a good password gets the answer to a
 * bad one, because a different answer would tell a stranger whose account it is.
 */
@Injectable()
export class OrdinarySignInInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly signIns: OrdinarySignIns,
    private readonly store: RateLimitStore,
    private readonly config: RateLimitConfig,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return this.reflector.get<boolean | undefined>(AUDITED_SIGN_IN, context.getHandler())
      ? from(this.watched(context.switchToHttp().getRequest<SignInRequest>(), next))
      : next.handle();
  }

  private async watched({ body, ip }: SignInRequest, next: CallHandler): Promise<unknown> {
    const email = storable(body?.email);
    const userId = email === null ? null : await this.signIns.administrator(email);
    if (userId === null) return lastValueFrom(next.handle());
    const asker = { address: ip, account: email, userId: undefined };
    const { limits } = ROUTE_LIMITS.adminLogin;
    const waitMs = await this.store.take(claimsOf(limits, asker, this.config.scale));
    const answer = await this.answered(userId, ip, next);
    if (waitMs > 0) {
      await this.signIns.takeBack(answer.token);
      await this.signIns.refused(userId, ip, 'too many attempts');
      throw wrongPassword();
    }
    await this.signIns.succeeded(userId, ip);
    return answer;
  }

  /** Also above the limit, so that the time it takes is the same. */
  private async answered(
    userId: string,
    address: string,
    next: CallHandler,
  ): Promise<SessionAnswer> {
    try {
      return await lastValueFrom<SessionAnswer>(next.handle());
    } catch (error) {
      if (DomainError.is(error, 'INVALID_CREDENTIALS'))
        await this.signIns.refused(userId, address, 'wrong name or password');
      throw error;
    }
  }
}

/** As the sign-in reads it, which is validated only after this; null for what it refuses. */
function storable(email: unknown): string | null {
  return typeof email === 'string' ? email.replaceAll('\0', '').toWellFormed().trim() : null;
}

function wrongPassword(): DomainError {
  return new DomainError('INVALID_CREDENTIALS', 'Invalid email or password.', {});
}
