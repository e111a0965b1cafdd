import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretGenerator } from '#accounts/ports/secret-generator.js';

@Injectable()
export class RandomSecretGenerator extends SecretGenerator {
  /** 144 random bits. */
  next(): string {
    return randomBytes(18).toString('base64url').replaceAll('-', 'x').replaceAll('_', 'y');
  }

  nextToken(): string {
    return randomBytes(32).toString('base64url');
  }
}
