/**
 * Shortest password at registration and reset. Source: the specifications, reading X-04 of the
 * checklist.
 */
export const MIN_PASSWORD_LENGTH = 6;

/** Shortest password that replaces an older one in the settings. Source: the same reading. */
export const MIN_CHANGED_PASSWORD_LENGTH = 8;

/** Longest accepted password; never truncated. */
export const MAX_PASSWORD_LENGTH = 256;

/**
 * The form in which a password is measured, checked and hashed: composed (NFC), so that the same
 * letters typed on another system are the same password. Case, width and spaces stay as they are.
 * Source: RFC 8265, section 4.2 (OpaqueString).
 */
export function passwordForm(password: string): string {
  return password.normalize('NFC');
}

/**
 * Length as a person counts it, nearly: in code points, so that an emoji of one code point counts
 * once.
 */
export function passwordLength(password: string): number {
  return [...passwordForm(password)].length;
}

/**
 * Control characters cannot be typed again, and halves of characters would all be stored as the
 * same one.
 */
export function isTypeable(password: string): boolean {
  return password.isWellFormed() && !/\p{Cc}/u.test(password);
}
