import type { HttpConfig } from '../config/http.config.js';

/**
 * Why a server does not get its address, in words that say what to do. Other errors are handed back
 * as they are.
 */
export function explainListenError(error: unknown, { port, host }: HttpConfig): unknown {
  switch ((error as NodeJS.ErrnoException | null)?.code) {
    case 'EADDRINUSE':
      return new StartError(
        `port ${port} is taken by another program; stop it or set PORT to another number`,
        error,
      );
    case 'EACCES':
      return new StartError(
        `port ${port} may not be used by this account; set PORT to a number above 1023`,
        error,
      );
    case 'EADDRNOTAVAIL':
      return new StartError(
        `this machine has no address ${host}; set HOST to one that it has, or to 0.0.0.0`,
        error,
      );
    default:
      return error;
  }
}

/** A start that cannot succeed, for a reason the operator can do something about. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartError';
  }
}

/**
 * PostgreSQL's code where a role lacks a right. Source: PostgreSQL documentation, "PostgreSQL Error
 * Codes".
 */
const INSUFFICIENT_PRIVILEGE = '42501';

export function lacksRights(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === INSUFFICIENT_PRIVILEGE;
}

const EXPECTED = new Set(['StartError', 'ConfigError', 'EmbeddedPostgresError']);

/** One line for the operator. What nobody expected also tells where it came from. */
export function inOneLine(error: unknown): string {
  if (!(error instanceof Error)) return `stridewatt: unexpected error: ${String(error)}`;
  const message = error.message.replaceAll(/\s*\n\s*/g, ' ');
  if (EXPECTED.has(error.name)) return `stridewatt: ${message}`;
  const place = /\n\s+(at [^\n]+)/.exec(error.stack ?? '')?.[1];
  return (
    `stridewatt: unexpected error: ${error.name}: ` +
    `${message}${place === undefined ? '' : ` (${place})`}`
  );
}
