import { QueryFailedError } from 'typeorm';

/**
 * PostgreSQL "Appendix A. Error Codes": serialization_failure and deadlock_detected. Both ask for
 * the transaction to be run again.
 */
const TRANSIENT = new Set(['40001', '40P01']);

/** Whether PostgreSQL broke the transaction off for the sake of another one. */
export function isTransientFailure(error: unknown): boolean {
  return TRANSIENT.has(sqlStateOf(error) ?? '');
}

/** The five-character SQLSTATE of a failed statement, null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { code } = error.driverError as { code?: unknown };
  return typeof code === 'string' ? code : null;
}
