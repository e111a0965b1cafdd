import { DomainError } from '#kernel/domain-error.js';
import type { FitRefusal } from '#kernel/error-catalogue.js';
import { tooComplex } from '#workouts/domain/errors.js';

/**
 * Names for activities whose sport has none: one that the file leaves out or that is not in the
 * profile, and FIT's "generic".
 */
export const UNKNOWN_SPORT = 'Unknown';
export const OTHER_SPORT = 'Other';

const SUPPORTED_TYPES = ['Running', 'Cycling', 'Virtual Running', 'Virtual Cycling'] as const;

const AGAIN = 'Export the workout again from your device or app, and upload the new file.';
const SENTENCES: Readonly<Record<Exclude<FitRefusal, 'TOO_COMPLEX'>, string>> = {
  NOT_FIT: 'This is not a FIT file.',
  TRUNCATED: `The file is cut short, and too little of the activity is left to read. ${AGAIN}`,
  BAD_CRC:
    'The file is damaged (its checksum does not match), and too little of the activity is left ' +
    `to read. ${AGAIN}`,
  NOT_AN_ACTIVITY:
    'This FIT file is not an activity. Export the recorded workout itself and try again.',
  NO_RECORDS: 'This activity holds no recorded data.',
};

/** The file is no readable activity. */
export function invalidFit(reason: FitRefusal, cause?: unknown): DomainError<'INVALID_FIT_FILE'> {
  if (reason === 'TOO_COMPLEX') return tooComplex(cause);
  return new DomainError('INVALID_FIT_FILE', SENTENCES[reason], { reason }, { cause });
}

/** Whole by its checksum, but parts of it are no FIT: what wrote it made a mistake. */
export function malformedFit(): DomainError<'INVALID_FIT_FILE'> {
  const message =
    'The file is damaged: part of it is not FIT data, and too little of the activity can be ' +
    `read. ${AGAIN}`;
  return new DomainError('INVALID_FIT_FILE', message, { reason: 'NOT_FIT' });
}

/** For what is no name of a sport: "Unknown activities" are no kind of activity. */
const NAMELESS: Readonly<Record<string, string>> = {
  [UNKNOWN_SPORT]:
    'The file does not say which sport this was, or names one that is not known here.',
  [OTHER_SPORT]: 'This activity was recorded without a sport of its own.',
};

/**
 * The file is a readable activity of a sport that the product does not serve; `sport` is its name
 * in words.
 */
export function unsupportedSport(sport: string): DomainError<'UNSUPPORTED_ACTIVITY_TYPE'> {
  return new DomainError(
    'UNSUPPORTED_ACTIVITY_TYPE',
    `${NAMELESS[sport] ?? `${sport} activities are not supported.`} Upload a run or a ride.`,
    {
      sport,
      supportedTypes: SUPPORTED_TYPES,
    },
  );
}
