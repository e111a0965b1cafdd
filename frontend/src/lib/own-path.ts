/** A path of this site; null for anything else, which could lead an athlete away from it. */
export function ownPath(value: unknown): string | null {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : null;
}
