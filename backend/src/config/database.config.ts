import { IsOptional } from 'class-validator';

import { FromEnv } from './reading/from-env.js';
import { IsUrlOf } from './reading/is-url-of.js';

/** What the environment says about the database; null asks for the embedded server. */
export class DatabaseSettings {
  @FromEnv({
    variable: 'DATABASE_URL',
    takes:
      'the address of a PostgreSQL database, postgres://user:password@host:5432/name, or ' +
      'nothing for the embedded one',
    otherwise: null,
  })
  @IsOptional()
  @IsUrlOf('postgres:', 'postgresql:')
  url!: string | null;

  @FromEnv({
    variable: 'DATABASE_DIRECT_URL',
    takes:
      'the address of the PostgreSQL server itself where DATABASE_URL leads to a pooler, ' +
      'postgres://user:password@host:5432/name',
    otherwise: null,
  })
  @IsOptional()
  @IsUrlOf('postgres:', 'postgresql:')
  directUrl!: string | null;

  /** As it is: in an address, `/`, `#`, `@` and `%` would have to be escaped. */
  @FromEnv({
    variable: 'DATABASE_PASSWORD',
    takes: 'the password of the database where DATABASE_URL has none',
    otherwise: null,
    secret: true,
  })
  @IsOptional()
  password!: string | null;
}

/** The settings with the password in each address that has none. */
export function withPassword(settings: DatabaseSettings): DatabaseSettings {
  const { url, directUrl, password } = settings;
  if (password === null) return settings;
  return {
    url: url && addressWith(password, url),
    directUrl: directUrl && addressWith(password, directUrl),
    password,
  };
}

function addressWith(password: string, address: string): string {
  const url = new URL(address);
  if (url.password === '') url.password = encodeURIComponent(password);
  return url.href;
}

/** The database in use, embedded or not. */
export class DatabaseConfig {
  /**
   * @param url where statements and transactions go. With `directUrl` set it may lead to a pooler
   * in transaction mode, so
   *   nothing may outlive a transaction there: no setting, lock, prepared statement or
   *   subscription of a session.
   * @param directUrl the server itself, for whatever needs a connection of its own; null where
   * `url` is the server.
   */
  constructor(
    readonly url: string,
    readonly directUrl: string | null = null,
  ) {}

  /** Where a connection is one session of PostgreSQL from its first statement to its last. */
  get sessionUrl(): string {
    return this.directUrl ?? this.url;
  }
}
