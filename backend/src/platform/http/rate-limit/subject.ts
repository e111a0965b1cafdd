import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { LimitedBy } from './limits.js';

/** What a limit needs to know of a request. */
export interface Asker {
  /** As the server believes it, proxies taken into account. */
  readonly address: string;
  /** The address of mail or name that the body gives, whatever it is. */
  readonly account: unknown;
  readonly userId: string | undefined;
}

/**
 * Under which name a request is counted; null where it has nothing of that kind, as a body without
 * an account.
 */
export function subjectOf(by: LimitedBy, { address, account, userId }: Asker): string | null {
  const network = networkOf(address);
  const named = typeof account === 'string' && account.trim() !== '' ? digest(account) : null;
  const subjects: Readonly<Record<LimitedBy, string | null>> = {
    address: network,
    account: named,
    'account-at-address': named && `${named}@${network}`,
    user: userId ?? null,
  };
  return subjects[by];
}

/**
 * In IPv6 a household has at least 2^64 addresses and can take a new one for each request; it is
 * counted as one.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${firstGroups(address).join(':')}::/64` : address;
}

function firstGroups(address: string): string[] {
  // The URL parser writes an address in its one canonical form.
  const canonical = new URL(`http://[${address.split('%', 1)[0] ?? ''}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const filled =
    tail === undefined
      ? before
      : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return filled.slice(0, 4);
}

/** Counts hold no addresses of people; the forms are those under which accounts are compared. */
function digest(account: string): string {
  return createHash('sha256')
    .update(account.trim().normalize('NFC').toLowerCase())
    .digest('base64url');
}
