import { S3Client } from '@aws-sdk/client-s3';

import type { S3Address } from '#config/reading/s3-address.js';

export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A service on the same continent connects in a fraction of this. */
const CONNECT_LIMIT_MS = 3_000;
/** Without a byte for this long, a request is given up and tried again. */
const SILENCE_LIMIT_MS = 20_000;
const TRIES = 3;

/** @param keys null asks the surroundings: environment, profile, container or machine role */
export function openS3Client(
  { endpoint, region, pathStyle }: S3Address,
  keys: S3Keys | null,
): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_LIMIT_MS,
      requestTimeout: SILENCE_LIMIT_MS,
      throwOnRequestTimeout: true,
    },
    // Checksums in trailers are Amazon's own; other services refuse them. What is sent is signed
    // with its SHA-256 anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint }),
    ...(keys === null ? {} : { credentials: keys }),
  });
}
