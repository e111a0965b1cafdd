import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { IsNotEmpty, IsOptional, ValidateBy } from 'class-validator';

import { DATA_DIR, dataDirOf } from './reading/data-dir.js';
import { FromEnv, type Environment } from './reading/from-env.js';
import { readS3Address } from './reading/s3-address.js';

export class FilesConfig {
  /** Where uploaded files go; by default `DATA_DIR/files`. */
  @FromEnv({
    variable: 'FILES_URL',
    takes:
      'file:///absolute/folder or s3://bucket/prefix, the latter with ' +
      "?endpoint=https://host&region=name&style=path or host where it is not Amazon's",
    otherwise: (env: Environment) => pathToFileURL(join(dataDirOf(env), 'files')).href,
  })
  @ValidateBy({
    name: 'isFilesUrl',
    validator: { validate: (value: unknown) => typeof value === 'string' && isFilesUrl(value) },
  })
  url!: string;

  /**
   * Without the pair, the surroundings are asked as every tool of Amazon does: profile, container
   * or machine role.
   */
  @FromEnv({
    variable: 'AWS_ACCESS_KEY_ID',
    takes: 'the id of an access key of the S3 service',
    otherwise: null,
  })
  @IsOptional()
  @IsNotEmpty()
  accessKeyId!: string | null;

  @FromEnv({
    variable: 'AWS_SECRET_ACCESS_KEY',
    takes: 'the secret that belongs to AWS_ACCESS_KEY_ID',
    otherwise: null,
    secret: true,
  })
  @IsOptional()
  @IsNotEmpty()
  secretAccessKey!: string | null;

  @FromEnv(DATA_DIR)
  @IsNotEmpty()
  dataDir!: string;
}

function isFilesUrl(text: string): boolean {
  if (text.startsWith('s3:')) return readS3Address(text) !== null;
  return /^file:(\/\/)?\/[^/]/.test(text) && isPath(text);
}

/** A host or an encoded slash has no path on this machine. */
function isPath(text: string): boolean {
  try {
    fileURLToPath(text);
    return true;
  } catch {
    return false;
  }
}
