const KEY = /^[a-zA-Z0-9][a-zA-Z0-9._-]*(\/[a-zA-Z0-9][a-zA-Z0-9._-]*)*$/;
const PREFIX = /^$|^[a-zA-Z0-9][a-zA-Z0-9._-]*(\/[a-zA-Z0-9][a-zA-Z0-9._-]*)*\/?$/;
const LONGEST = 200;

/**
 * A key that could leave the store, or that not every store can hold. It is a defect of the caller,
 * never of a person's input.
 */
export class FileKeyError extends Error {
  constructor(key: string) {
    super(`${JSON.stringify(key.slice(0, LONGEST))} cannot be a file key`);
    this.name = 'FileKeyError';
  }
}

/**
 * Parts of letters, digits, dots, dashes and underscores between slashes, none beginning with a
 * dot, at most 200 characters in all.
 */
export function assertFileKey(key: string): void {
  if (key.length > LONGEST || !KEY.test(key)) throw new FileKeyError(key);
}

/** The beginning of keys, cut anywhere; empty for all of them. */
export function assertFilePrefix(prefix: string): void {
  if (prefix.length > LONGEST || !PREFIX.test(prefix)) throw new FileKeyError(prefix);
}
