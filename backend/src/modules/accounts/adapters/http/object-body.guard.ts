import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '#kernel/domain-error.js';

/**
 * Lets bodies that are objects pass: where no field is required, validation takes null for an empty
 * one. Throws VALIDATION_FAILED.
 */
@Injectable()
export class ObjectBodyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return true;
    const message = 'The body must be an object.';
    throw new DomainError('VALIDATION_FAILED', message, { fields: [{ field: 'body', message }] });
  }
}
