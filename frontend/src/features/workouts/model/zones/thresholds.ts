import type { SaveProfileDto } from '#api/generated/types.gen.js';
import { dayText } from '../progress/calendar.js';
import type { Threshold } from '../analysis.js';

/** What decides how a session is judged; a field that is left out stays as it is. */
export type ThresholdInput = Pick<
  SaveProfileDto,
  'currentFTP' | 'maxHR' | 'restingHR' | 'weightKg'
>;

/** Where something came from that a session was judged by, and from which day it holds. */
export type Holding = Pick<Threshold, 'source' | 'since'>;

/**
 * `from your profile since 1 Sep 2026`.
 * @param day of the workout: what came later was taken for want of anything earlier, and that is
 * said
 */
export function thresholdOrigin({ source, since }: Holding, day: string): string {
  if (source === 'device') return 'as set in your device';
  if (since === null) return 'from your profile';
  return since > day
    ? `from your profile of ${dayText(since)} (earliest known)`
    : `from your profile since ${dayText(since)}`;
}
