/** Shortest password at registration and reset. Source: the specifications, reading X-04 of the checklist. */
export const MIN_PASSWORD_LENGTH = 6;

/** Longest password that is accepted; hashing time grows with it and nobody types more. */
export const MAX_PASSWORD_LENGTH = 256;
