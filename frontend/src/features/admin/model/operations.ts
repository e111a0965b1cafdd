import type {
  AuditEntryAnswer,
  AuditLogAnswer,
  CoachQualityAnswer,
  FailedJobAnswer,
  QueueDepthAnswer,
  SyncJobAnswer,
} from '#api/generated/types.gen.js';

export type SyncJob = SyncJobAnswer;
export type QueueDepth = QueueDepthAnswer;
export type FailedJob = FailedJobAnswer;
export type CoachQuality = CoachQualityAnswer;
export type AuditEntry = AuditEntryAnswer;
export type AuditPage = AuditLogAnswer;

/** Every action of the audit log, as the server names it. */
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
] as const satisfies readonly AuditEntryAnswer['action'][];
export type AuditedAction = AuditEntryAnswer['action'];

export interface AuditFilter {
  readonly actor?: string;
  readonly action?: AuditedAction;
  readonly subject?: string;
}
