import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Options } from 'pino-http';

import type { LogConfig } from '#config/log.config.js';
import { redact } from './redact.js';
import { requestId } from './request-id.js';
import { pathOf, serializeError, serializeRequest, serializeResponse } from './serializers.js';

/** Monitoring calls these every few seconds; their lines would bury the others. */
const QUIET_PATHS = new Set(['/api/health', '/api/ready', '/metrics']);

/**
 * One JSON object per line on standard output, with the request's id on every line that belongs to
 * a request.
 */
export function pinoOptions({ level }: LogConfig): Options<IncomingMessage, ServerResponse> {
  return {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }), log: redact },
    serializers: { req: serializeRequest, res: serializeResponse, err: serializeError },
    wrapSerializers: false,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId', responseTime: 'durationMs' },
    genReqId: (request) => request.id ?? requestId(request),
    autoLogging: { ignore: (request) => QUIET_PATHS.has(pathOf(request.url)) },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    customReceivedMessage: undefined,
    customSuccessMessage: () => 'request answered',
    customErrorMessage: () => 'request failed',
    // The error filter has logged the cause already, with its own stack.
    customErrorObject: (_request, _response, _error, entry: { err?: unknown }) => ({
      ...entry,
      err: undefined,
    }),
  };
}
