import type { FilesConfig } from '#config/files.config.js';
import { readS3Address } from '#config/reading/s3-address.js';
import { openS3Client } from './open-s3-client.js';
import { S3FileStore } from './s3-file-store.js';

/** The store at an `s3:` address that the configuration has found good. */
export function openS3FileStore({ url, accessKeyId, secretAccessKey }: FilesConfig): S3FileStore {
  const address = readS3Address(url);
  if (address === null) throw new Error(`no s3: address: ${url}`);
  const keys =
    accessKeyId === null || secretAccessKey === null ? null : { accessKeyId, secretAccessKey };
  return new S3FileStore(openS3Client(address, keys), address);
}
