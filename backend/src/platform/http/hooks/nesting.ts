import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '#kernel/domain-error.js';

/**
 * Levels of lists and objects in a body. The deepest of ours has five; a payment provider's event
 * about ten.
 */
const DEEPEST = 32;

/**
 * Refuses a body that is nested too deeply before it is transformed: class-transformer recurses,
 * and 5,000 levels fit into a few kilobytes but not onto its stack.
 */
export function refuseDeepBodies(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('preValidation', (request: FastifyRequest, _reply, done) => {
      done(isDeeperThan(request.body, DEEPEST) ? tooDeep() : undefined);
    });
}

/** Looks at one level after the other, so that depth costs no stack. */
export function isDeeperThan(body: unknown, limit: number): boolean {
  let level = [body].filter(isNested);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === limit) return true;
    level = level.flatMap((nested): unknown[] => Object.values(nested)).filter(isNested);
  }
  return false;
}

/** Bytes, as of a webhook, are no levels. */
function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
}

function tooDeep(): DomainError {
  const message = 'The request body is nested too deeply.';
  return new DomainError('VALIDATION_FAILED', message, { fields: [{ field: 'body', message }] });
}
