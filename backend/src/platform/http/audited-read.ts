import { SetMetadata } from '@nestjs/common';

export const AUDITED_READ = 'stridewatt:audited-read';

/** The personal data that a route returns. */
export interface AuditedReadTarget {
  /**
   * The query parameter with the id of the user; without it the route returns the caller's own
   * data, which is not audited.
   */
  readonly parameter: string;
  /** The action in the audit log. */
  readonly what: 'subscription-viewed';
}

/**
 * Marks a route that administrators share with athletes, so that the audit log records each read of
 * another person's data.
 */
export const AuditedRead = (target: AuditedReadTarget) => SetMetadata(AUDITED_READ, target);
