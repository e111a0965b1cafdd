import { IsOptional } from 'class-validator';

import { FromEnv } from './from-env.js';
import { IsUrlOf } from './is-url-of.js';

/** What the environment says about the database; null asks for the embedded server. */
export class DatabaseSettings {
  @FromEnv({
    variable: 'DATABASE_URL',
    takes: 'the address of a PostgreSQL database, postgres://user:password@host:5432/name, or nothing for the embedded one',
    otherwise: null,
  })
  @IsOptional()
  @IsUrlOf('postgres:', 'postgresql:')
  url!: string | null;
}

/** The database in use, embedded or not. */
export class DatabaseConfig {
  constructor(readonly url: string) {}
}
