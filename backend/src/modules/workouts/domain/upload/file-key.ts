const KEY = /^fit\/[0-9a-f]{2}\/([0-9a-f-]{36})\.fit$/;

/** Prefix of every original file. */
export const FIT_FILES = 'fit/';

/**
 * Key of an upload's file. The last digits of the id are random, so that folders fill evenly.
 */
export function fitFileKey(uploadId: string): string {
  return `${FIT_FILES}${uploadId.slice(-2)}/${uploadId}.fit`;
}

/**
 * When a key was made, read from its id (UUID version 7, RFC 9562: the first 48 bits count
 * milliseconds); null for other keys.
 */
export function keyMadeAt(key: string): Date | null {
  const id = KEY.exec(key)?.[1];
  return id?.[14] === '7' ? new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)) : null;
}
