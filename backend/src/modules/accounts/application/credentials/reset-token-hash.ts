import { createHash } from 'node:crypto';

/**
 * What is stored of a token, in 64 hexadecimal digits. It has 256 random bits, so no slow hash is
 * needed.
 */
export function resetTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
