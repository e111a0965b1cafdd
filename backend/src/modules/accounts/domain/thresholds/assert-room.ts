import { DomainError } from '#kernel/domain-error.js';
import type { DatedThresholds } from '../athlete-profile.js';

/**
 * Days of thresholds that one athlete may have: one a month for sixteen years. Every one is read
 * for every workout.
 */
export const MOST_ENTRIES = 200;

/**
 * Throws VALIDATION_FAILED if another day would be one too many; an existing day can be replaced.
 */
export function assertRoom(entries: readonly DatedThresholds[], day: string): void {
  if (entries.length < MOST_ENTRIES || entries.some(({ validFrom }) => validFrom === day)) return;
  const message =
    `There are ${MOST_ENTRIES} days with thresholds, and no more are kept. Please remove one ` +
    'that is no longer needed.';
  throw new DomainError('VALIDATION_FAILED', message, {
    fields: [{ field: 'validFrom', message }],
  });
}
