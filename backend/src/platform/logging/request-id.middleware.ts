import type { IncomingMessage, ServerResponse } from 'node:http';

import { Injectable, type NestMiddleware } from '@nestjs/common';

import { REQUEST_ID_HEADER, requestId } from './request-id.js';

/** Tells the caller the id under which the request stands in the log. */
@Injectable()
export class RequestIdMiddleware implements NestMiddleware {
  use(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    // Fastify has put its own id here, made by `requestId`.
    response.setHeader(
      REQUEST_ID_HEADER,
      typeof request.id === 'string' ? request.id : requestId(request),
    );
    next();
  }
}
