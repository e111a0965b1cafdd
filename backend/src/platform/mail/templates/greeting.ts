/** Letters of any script, with the few signs that names have. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u;

/**
 * Nobody has shown yet that the address is theirs, so the name may be written by a stranger:
 * one that could be an advertisement or hold a link is left out.
 */
export function greeting(firstName: string): string {
  return NAME.test(firstName) ? `Hello ${firstName},` : 'Hello,';
}
