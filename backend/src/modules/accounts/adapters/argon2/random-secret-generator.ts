import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretGenerator } from '../../ports/secret-generator.js';

/** 144 random bits, written so that they can be copied with a double click. */
@Injectable()
export class RandomSecretGenerator extends SecretGenerator {
  next(): string {
    return randomBytes(18).toString('base64url').replaceAll('-', 'x').replaceAll('_', 'y');
  }
}
