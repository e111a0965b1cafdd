import type { IncomingMessage, ServerResponse } from 'node:http';

import { Injectable, type NestMiddleware } from '@nestjs/common';

import { REQUEST_ID_HEADER } from './request-id.js';

/** Tells the caller the id under which the request stands in the log. */
@Injectable()
export class RequestIdMiddleware implements NestMiddleware {
  use(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    response.setHeader(REQUEST_ID_HEADER, String(request.id));
    next();
  }
}
