import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { passwordForm } from '#accounts/domain/password.js';
import { PasswordHasher } from '#accounts/ports/password-hasher.js';
import { Turnstile } from './turnstile.js';

/**
 * Argon2id with 19 MiB, two passes, one lane. Source: OWASP Password Storage Cheat Sheet; OWASP
 * ASVS 5.0, appendix C.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** How a hash of this cost begins. */
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/**
 * Verified against for unknown addresses, so that they take as long as known ones: made of 32
 * random bytes that nobody kept. A constant, for one that is made at its first use would make the
 * first unknown address slow.
 */
const DECOY = `${CURRENT}ZHsudMt1kEEaOhfI6vANug$DYYlpkQ32Ik7rYS06tjCG19gBIKQVdQZ4v0jIs19X/0`;

/** Below a second of waiting for the last; who comes after that is better told so. */
const MAY_WAIT = 50;
const RETRY_AFTER_S = 2;

/**
 * Each one fills a processor and 19 MiB for some 15 ms: one processor is left to everybody who is
 * signed in already, and no more than four are taken.
 */
export function hashesAtOnce(processors: number): number {
  return Math.min(4, Math.max(1, processors - 1));
}

@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  private readonly turnstile = new Turnstile(
    hashesAtOnce(availableParallelism()),
    MAY_WAIT,
    RETRY_AFTER_S,
  );

  hash(password: string): Promise<string> {
    return this.turnstile.pass(() => hash(passwordForm(password), COST));
  }

  async verify(password: string, stored: string | null): Promise<boolean> {
    const fits = await this.turnstile.pass(() => verify(stored ?? DECOY, passwordForm(password)));
    return fits && stored !== null;
  }

  isCurrent(stored: string): boolean {
    return stored.startsWith(CURRENT);
  }
}
