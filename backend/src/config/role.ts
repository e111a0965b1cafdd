/**
 * What a process of the product does: everything, only one half of it, or one task and then its
 * end.
 */
export const ROLES = ['all', 'api', 'worker', 'migrate', 'admin'] as const;

export type Role = (typeof ROLES)[number];
