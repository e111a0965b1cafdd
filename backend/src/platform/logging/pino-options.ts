import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Options } from 'pino-http';
import type { LogConfig } from '#config/log.config.js';
import { redact } from './redact.js';
import { serializeError, serializeRequest, serializeResponse } from './serializers.js';

/**
 * One JSON object per line on standard output. The lines of requests are not those of pino-http,
 * see `platform/http/hooks/log-requests.ts`.
 */
export function pinoOptions({ level }: LogConfig): Options<IncomingMessage, ServerResponse> {
  return {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }), log: redact },
    serializers: { req: serializeRequest, res: serializeResponse, err: serializeError },
    wrapSerializers: false,
    autoLogging: false,
  };
}
