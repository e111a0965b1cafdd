import { createHash } from 'node:crypto';

/**
 * The stored hash of a token in a link, 64 hexadecimal digits. The token has 256 random bits, so
 * it needs no slow hash.
 */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
