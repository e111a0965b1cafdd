/** Codes of the system, of PostgreSQL and of libraries: constants of programs. */
const CODE = /^\w{2,60}$/;

/**
 * What kind of failure it was, by its code or class. Never its message: that may quote what people
 * typed.
 */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, status } = error as { readonly code?: unknown; readonly status?: unknown };
  if (typeof code === 'string' && CODE.test(code)) return code;
  return typeof status === 'number' ? String(status) : error.constructor.name;
}
