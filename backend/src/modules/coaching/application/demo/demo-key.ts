import { createHash, randomBytes } from 'node:crypto';

/** What opens a session: 128 random bits, so no slow hash is needed for what is stored of it. */
export function newDemoKey(): string {
  return randomBytes(16).toString('base64url');
}

export function demoKeyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
