/**
 * Real, intact workouts that @garmin/fitsdk 21.217.0 cannot read, with its own words for why. Each is refused with
 * INVALID_FIT_FILE and the reason TOO_COMPLEX until a decoder of our own reads it; a file that can be read must leave this list.
 */
export const SDK_LIMITS: Readonly<Record<string, string>> = {
  'activities/run-fr70-compressed-timestamps.fit': 'compressed timestamp messages are not currently supported',
  'activities/run-fr70-hr-only-compressed.fit': 'compressed timestamp messages are not currently supported',
};

/** Read only in part by the SDK, and yet answered rightly: what it gives before it stops names the sport. */
export const SDK_PARTIAL: Readonly<Record<string, string>> = {
  'activities/triathlon-fr255-summary-last.fit': "Cannot read properties of undefined (reading '0')",
};

/** Damaged files that the contract wants saved and that are not yet. */
export const NOT_YET_SALVAGED: readonly string[] = [];
