import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { LimitedRoute } from './limits.js';

export const LIMITED_ROUTE = 'stridewatt:limited-route';

/**
 * Limits how often a route may be called; the numbers are in `limits.ts`. Above them it answers
 * RATE_LIMITED.
 */
export function RateLimit(route: LimitedRoute): MethodDecorator & ClassDecorator {
  return applyDecorators(
    SetMetadata(LIMITED_ROUTE, route),
    ApiTooManyRequestsResponse({ description: 'RATE_LIMITED, with the header Retry-After' }),
  );
}
