import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { IsNotEmpty, Matches } from 'class-validator';

import { DATA_DIR, dataDirOf } from './data-dir.js';
import { FromEnv, type Environment } from './from-env.js';

export class FilesConfig {
  /** Where uploaded files go: `file:///folder` or `s3://bucket/prefix`. By default `DATA_DIR/files`. */
  @FromEnv({
    variable: 'FILES_URL',
    takes: 'file:///absolute/folder or s3://bucket/prefix',
    otherwise: (env: Environment) => pathToFileURL(join(dataDirOf(env), 'files')).href,
  })
  @Matches(/^(file:(\/\/)?\/[^/]|s3:\/\/[^/])/)
  url!: string;

  @FromEnv(DATA_DIR)
  @IsNotEmpty()
  dataDir!: string;
}
