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

export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly actor: string | null;
  readonly action: string;
  readonly subject: string | null;
  readonly address: string | null;
  readonly details: Readonly<Record<string, unknown>> | null;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly nextCursor: string | null;
}

export interface AuditFilter {
  readonly actor?: string;
  readonly action?: string;
  readonly subject?: string;
}
