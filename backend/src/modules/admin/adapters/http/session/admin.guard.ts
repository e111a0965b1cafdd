import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { DomainError } from '#kernel/domain-error.js';
import { PUBLIC_ROUTE, type Principal } from '#platform/http/principal.js';

/**
 * Admits only administrators, by the database at this request; their responses are never cached.
 */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    http.getResponse<FastifyReply>().header('Cache-Control', 'no-store');
    if (
      this.reflector.getAllAndOverride<boolean>(PUBLIC_ROUTE, [
        context.getHandler(),
        context.getClass(),
      ])
    )
      return true;
    const { user } = http.getRequest<{ user?: Principal }>();
    if (user?.role !== 'admin')
      throw new DomainError('FORBIDDEN', 'Only administrators may do this.', {});
    return true;
  }
}
