import { DomainError } from '../../../../kernel/domain-error.js';
import type { FitRefusal } from '../../../../kernel/error-catalogue.js';

const SUPPORTED_TYPES = ['Running', 'Cycling', 'Virtual Running', 'Virtual Cycling'] as const;

const SENTENCES: Readonly<Record<FitRefusal, string>> = {
  NOT_FIT: 'This is not a FIT file.',
  TRUNCATED: 'The file is cut short, and too little of the activity is left to read.',
  BAD_CRC: 'The file is damaged (its checksum does not match), and too little of the activity is left to read.',
  NOT_AN_ACTIVITY: 'This FIT file is not an activity. Export the recorded workout itself and try again.',
  NO_RECORDS: 'This activity holds no recorded data.',
  TOO_COMPLEX: 'This file could not be decoded.',
};

/** The file is no readable activity. */
export function invalidFit(reason: FitRefusal, cause?: unknown): DomainError<'INVALID_FIT_FILE'> {
  return new DomainError('INVALID_FIT_FILE', SENTENCES[reason], { reason }, { cause });
}

/** The file is a readable activity of a sport that the product does not serve; `sport` is its name in words. */
export function unsupportedSport(sport: string): DomainError<'UNSUPPORTED_ACTIVITY_TYPE'> {
  return new DomainError('UNSUPPORTED_ACTIVITY_TYPE', `${sport} activities are not supported. Upload a run or a ride.`, {
    sport,
    supportedTypes: SUPPORTED_TYPES,
  });
}
