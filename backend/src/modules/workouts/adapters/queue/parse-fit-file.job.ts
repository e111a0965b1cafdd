import type { JobDefinition } from '#platform/queue/job-definition.js';
import { textsOf } from './payload.js';

export type ParseFitFilePayload = { readonly uploadId: string };

/**
 * Reads an uploaded file. PostgreSQL knows how far it is, so the job carries an id alone and may
 * come twice.
 */
export const PARSE_FIT_FILE: JobDefinition<ParseFitFilePayload> = {
  name: 'parse-fit-file',
  queue: 'workouts',
  attempts: 3,
  backoffMs: 1_000,
  jobId: ({ uploadId }) => `parse-fit-file-${uploadId}`,
  parse: (payload) => textsOf(payload, ['uploadId']),
};
