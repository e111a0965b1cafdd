const LONGEST_LOCAL = 64;
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const TOP = '(?:[a-z]{2,}|xn[a-z\\d-]{2,})';
const NAME = new RegExp(`^(?:${LABEL}\\.)+${TOP}$`, 'i');

/**
 * Whether the server takes what a browser lets pass as an email address: it asks for a name on the
 * network with an end to it (`ada@example` has none) and for no dot without letters beside it.
 */
export function canBeEmail(written: string): boolean {
  const email = written.trim();
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(0, at));
  return (
    local.length <= LONGEST_LOCAL &&
    local.split('.').every((part) => part !== '') &&
    NAME.test(email.slice(at + 1))
  );
}
