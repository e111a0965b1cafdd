/**
 * For a failure that the athlete need not hear of. `reportError` is the browser's own log of
 * errors: it reaches the developer tools and whatever listens for `error` on the window, and
 * nothing else happens.
 */
export function logFailure(what: string, cause: unknown): void {
  globalThis.reportError(new Error(what, { cause }));
}
