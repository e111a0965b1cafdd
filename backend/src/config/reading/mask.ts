const LONGEST_SHOWN = 200;

/**
 * How a refused value may be shown: a secret not at all, an address without its password and query,
 * the rest as it is.
 */
export function mask(value: string, secret: boolean): string {
  if (secret) return `a secret of ${value.length} characters`;
  const shown = JSON.stringify(withoutCredentials(value));
  return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown;
}

/**
 * Takes the text between `:` and the last `@` before the path out of anything that looks like an
 * address. By pattern and not by `URL`, because what is refused is often no valid address at all.
 * Query values can be keys, so they go too.
 */
function withoutCredentials(value: string): string {
  return value
    .replace(/^([a-z][a-z0-9+.-]*:\/*)?([^/?#\s:]*):.*@/i, '$1$2:***@')
    .replace(/([?&][^=&#]*)=[^&#]*/g, '$1=***');
}
