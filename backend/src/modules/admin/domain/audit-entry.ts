import type { Json } from '#kernel/json.js';

/** Every action of an administrator that changes something or opens an athlete's personal data. */
export const AUDITED_ACTIONS = [
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'profile-viewed',
  'subscription-viewed',
  'suspended',
  'unsuspended',
  'paused',
  'unpaused',
  'deleted',
  'users-exported',
  'table-exported',
  'account-exported',
  'sync-started',
  'instruction-created',
  'instruction-changed',
  'instruction-deleted',
  'instruction-restored',
  'setting-changed',
  'test-mail-sent',
  'job-retried',
  'queue-board-opened',
  'administrator-created',
  'administrator-password-reset',
  'administrator-promoted',
  'administrator-demoted',
  'administrator-removed',
] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];

/** Who does it, and from where. */
export interface Actor {
  /** Null for the command line and unknown people. */
  readonly userId: string | null;
  /** Address of the administrator, `command line`, or `unknown`. */
  readonly name: string;
  /** IP address. */
  readonly address: string;
}

export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly actor: Actor;
  readonly action: AuditedAction;
  /** Id of the person or thing it was done to; only the id, because the log outlives athletes. */
  readonly subject: string | null;
  readonly details: Readonly<Record<string, Json>>;
}

/** An entry as it is read: with the name behind the id, while it is known. */
export interface ReadAuditEntry extends AuditEntry {
  readonly subjectLabel: string | null;
}

export interface AuditQuery {
  readonly actor: string | null;
  readonly action: AuditedAction | null;
  /** An id, or the address of somebody who has or had an account. */
  readonly subject: string | null;
}
