/**
 * Tries of an email that nobody waits for. The waits of 30 s double: the last of ten tries comes
 * after some four hours, longer than most mail servers are down.
 */
export const PATIENT_MAIL = { queue: 'mail', attempts: 10, backoffMs: 30_000 } as const;
