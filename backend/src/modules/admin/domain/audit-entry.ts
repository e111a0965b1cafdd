import type { Json } from '#kernel/json.js';

/**
 * Everything an administrator does that changes something or opens what an athlete has told about
 * themselves.
 */
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
  'account-exported',
  'sync-started',
  'instruction-created',
  'instruction-changed',
  'instruction-deleted',
  'setting-changed',
  'test-mail-sent',
  'job-retried',
  'queue-board-opened',
  'administrator-created',
  'administrator-password-reset',
] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];

/** Who does it, and from where. */
export interface Actor {
  /** Null for the command line and for who is not known. */
  readonly userId: string | null;
  /** Address of the administrator, `command line`, or `unknown`. */
  readonly name: string;
  /** Of the network. */
  readonly address: string;
}

export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly actor: Actor;
  readonly action: AuditedAction;
  /**
   * Id of whom or what it was done to; of athletes nothing but the id, as the log outlives them.
   */
  readonly subject: string | null;
  readonly details: Readonly<Record<string, Json>>;
}

/** An entry as it is read: with whom the id belongs to, as long as somebody knows. */
export interface ReadAuditEntry extends AuditEntry {
  readonly subjectLabel: string | null;
}

export interface AuditQuery {
  readonly actor: string | null;
  readonly action: AuditedAction | null;
  readonly subject: string | null;
}
