import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { passwordForm } from '#accounts/domain/password.js';
import { Passwords } from '#accounts/ports/passwords.js';
import { ConcurrencyLimit } from './concurrency-limit.js';

/**
 * Argon2id with 19 MiB, two passes, one lane. Source: OWASP Password Storage Cheat Sheet; OWASP
 * ASVS 5.0, appendix C.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** The prefix of a hash of this cost. */
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/**
 * Verified against for unknown addresses, so that they take as long as known ones: made of 32
 * random bytes that nobody kept. A constant, because making it at first use would slow down the
 * first unknown address.
 */
const DECOY = `${CURRENT}ZHsudMt1kEEaOhfI6vANug$DYYlpkQ32Ik7rYS06tjCG19gBIKQVdQZ4v0jIs19X/0`;

/** The last of them waits less than a second; later callers are refused. */
const MAY_WAIT = 50;
const RETRY_AFTER_S = 2;

/**
 * Each hash fills a processor and 19 MiB for some 15 ms: one processor stays free for signed-in
 * users, and at most four are used.
 */
export function concurrentHashes(processors: number): number {
  return Math.min(4, Math.max(1, processors - 1));
}

@Injectable()
export class Argon2Passwords extends Passwords {
  private readonly limit = new ConcurrencyLimit(
    concurrentHashes(availableParallelism()),
    MAY_WAIT,
    RETRY_AFTER_S,
  );
  /** Read with the first new password: sign-ins alone never need them. */
  private common: Promise<ReadonlySet<string>> | undefined;

  hash(password: string): Promise<string> {
    return this.limit.run(() => hash(passwordForm(password), COST));
  }

  async verify(password: string, stored: string | null): Promise<boolean> {
    const fits = await this.limit.run(() => verify(stored ?? DECOY, passwordForm(password)));
    return fits && stored !== null;
  }

  isCurrent(stored: string): boolean {
    return stored.startsWith(CURRENT);
  }

  async isCommon(password: string): Promise<boolean> {
    this.common ??= readCommonPasswords();
    return (await this.common).has(passwordForm(password).toLowerCase());
  }

  /** 144 random bits. */
  generate(): string {
    return randomBytes(18).toString('base64url').replaceAll('-', 'x').replaceAll('_', 'y');
  }

  generateToken(): string {
    return randomBytes(32).toString('base64url');
  }
}

/** About 49,000 passwords from public leaks, in lower case: @zxcvbn-ts/language-common (MIT). */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
