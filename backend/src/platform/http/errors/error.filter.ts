import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#kernel/domain-error.js';
import { asDomainError } from './as-domain-error.js';
import { errorBody } from './error-body.js';

/**
 * Turns whatever was thrown into the one error shape. A defect says a request id and nothing else.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error =
      cutOff(thrown, request) ?? asDomainError(thrown) ?? this.defect(thrown, String(request.id));
    if (error.code === 'SERVICE_UNAVAILABLE' && error !== thrown)
      this.logger.warn(
        { err: thrown, requestId: String(request.id) },
        'a service that is needed does not answer',
      );
    // A hijacked or finished answer cannot be taken back; its owner has told the client already.
    if (reply.sent) return;
    const body = errorBody(error, request.url);
    const retryAfter = (error.details as { retryAfterS?: number }).retryAfterS;
    if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
    if (body.statusCode === 401) reply.header('WWW-Authenticate', 'Bearer');
    reply.status(body.statusCode).send(body);
  }

  private defect(thrown: unknown, requestId: string): DomainError {
    this.logger.error({ err: thrown, requestId }, 'unexpected error');
    return new DomainError(
      'INTERNAL_ERROR',
      'Something went wrong on our side. Please try again.',
      { requestId },
    );
  }
}

/**
 * The client went away before its request was whole. Its ECONNRESET would look like that of a
 * database.
 */
function cutOff(thrown: unknown, { raw }: FastifyRequest): DomainError | null {
  if (thrown instanceof DomainError || raw.complete || !raw.destroyed) return null;
  const message = 'The request ended before it was complete.';
  return new DomainError('VALIDATION_FAILED', message, { fields: [{ field: 'body', message }] });
}
