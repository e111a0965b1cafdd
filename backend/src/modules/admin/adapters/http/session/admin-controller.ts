import {
  applyDecorators,
  Controller,
  createParamDecorator,
  UseGuards,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiForbiddenResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '#platform/http/principal.js';
import type { Staff } from '#admin/application/audit-trail.js';
import { AdminGuard } from './admin.guard.js';

/** A controller below `/api/admin`, closed to everybody but administrators. */
export function AdminController(): ClassDecorator {
  return applyDecorators(
    Controller('api/admin'),
    UseGuards(AdminGuard),
    ApiTags('admin'),
    ApiForbiddenResponse({ description: 'FORBIDDEN, to all but administrators' }),
  );
}

/** The administrator who asks, and from where. */
export const AskedBy = createParamDecorator((_: unknown, context: ExecutionContext): Staff => {
  const { user, ip } = context.switchToHttp().getRequest<FastifyRequest & { user: Principal }>();
  return { userId: user.userId, address: ip };
});
