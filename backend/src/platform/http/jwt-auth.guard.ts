import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { DomainError } from '#kernel/domain-error.js';
import { PUBLIC_ROUTE, type Principal } from './principal.js';

/**
 * Closes every route that is not marked `@Public()`. The strategy behind it lives with the
 * accounts.
 */
@Injectable()
export class JwtAuthGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(context: ExecutionContext) {
    const open = this.reflector.getAllAndOverride<boolean>(PUBLIC_ROUTE, [
      context.getHandler(),
      context.getClass(),
    ]);
    return open ? true : super.canActivate(context);
  }

  override handleRequest<T = Principal>(error: unknown, user: T | false): T {
    if (error instanceof Error) throw error;
    if (!user) throw new DomainError('UNAUTHENTICATED', 'Please sign in.', {});
    return user;
  }
}
