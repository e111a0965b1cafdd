export interface SyncJob {
  readonly id: string;
  readonly state: string;
  readonly done: number;
  readonly total: number | null;
  readonly failed: number;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
}

export interface QueueDepth {
  readonly queue: string;
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  readonly failed: number;
  /** Age of the oldest job that waits, in seconds; null where none does. */
  readonly oldestS: number | null;
}

export interface FailedJob {
  readonly id: string;
  readonly queue: string;
  readonly name: string;
  readonly reason: string | null;
  readonly attempts: number;
  readonly failedAt: string | null;
}

export interface CoachQuality {
  readonly model: string;
  readonly answers: number;
  readonly sentencesDropped: number;
  readonly rewrites: number;
  readonly fallbacks: number;
  /** How often each kind of check refused a sentence. */
  readonly failures: Readonly<Record<string, number>>;
}

/** Everything that the audit log tells, in the words of the server. */
export const AUDITED_ACTIONS = [
  'signed-in', 'sign-in-refused', 'signed-out',
  'profile-viewed', 'suspended', 'unsuspended', 'paused', 'unpaused', 'deleted', 'users-exported', 'account-exported',
  'sync-started', 'instruction-created', 'instruction-changed', 'instruction-deleted', 'setting-changed', 'test-mail-sent', 'job-retried',
  'administrator-created', 'administrator-password-reset',
] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];

export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  /** Address of the administrator, `command line` or `unknown`. */
  readonly actor: string;
  readonly action: string;
  /** Id of whom or what it was done to. */
  readonly subject: string | null;
  /** Whose id it is, as long as that is known. */
  readonly subjectLabel: string | null;
  /** Of the network. */
  readonly address: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly nextCursor: string | null;
}

export interface AuditFilter {
  readonly actor?: string;
  readonly action?: AuditedAction;
  readonly subject?: string;
}
