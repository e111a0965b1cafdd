import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

import { deleteWithoutPruning, type StoredFiles } from './s3-deletion.js';
import { listAsAmazonDoes, type ListingContext } from './s3-listing.js';
import { workFolder } from '../run/work-folder.js';

interface Server {
  readonly store: StoredFiles;
  readonly middleware: ((context: ListingContext, next: () => Promise<void>) => Promise<void>)[];
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
type ServerClass = new (options: {
  address: string;
  port: number;
  silent: boolean;
  allowMismatchedSignatures: boolean;
  directory: string;
  configureBuckets: readonly { name: string }[];
}) => Server;

/** What `s3rver` lets in. */
export const S3_KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' } as const;

/** A service that speaks Amazon's S3 protocol, with one bucket and a folder of its own. */
export interface S3Server {
  readonly bucket: string;
  readonly endpoint: string;
  /** `FILES_URL` for a prefix of the bucket. */
  url(prefix: string): string;
  stop(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const bucket = 'stridewatt';
  // It carries no types.
  const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as ServerClass;
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It signs `/bucket` where the SDK signs `/bucket/`; unknown ids of keys are refused all the
    // same.
    allowMismatchedSignatures: true,
    directory: await workFolder(),
    configureBuckets: [{ name: bucket }],
  });
  server.middleware.unshift(listAsAmazonDoes);
  deleteWithoutPruning(server.store);
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    bucket,
    endpoint,
    url: (prefix) => `s3://${bucket}/${prefix}?endpoint=${endpoint}`,
    stop: () => server.close(),
  };
}
