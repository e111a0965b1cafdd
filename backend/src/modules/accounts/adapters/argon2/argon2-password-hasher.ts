import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { PasswordHasher } from '../../ports/password-hasher.js';

/** Argon2id with 19 MiB, two passes, one lane. Source: OWASP Password Storage Cheat Sheet. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  /** Verified against for unknown addresses, so that they take as long as known ones. */
  private decoy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  async verify(password: string, stored: string | null): Promise<boolean> {
    if (stored !== null) return verify(stored, password);
    this.decoy ??= this.hash('no account has this password');
    await verify(await this.decoy, password);
    return false;
  }
}
