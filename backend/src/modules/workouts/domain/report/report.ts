import type { Evidence, EvidencePlace } from '#kernel/evidence.js';

/** A stretch of the recording in seconds since its start, and the channel that shows it best. */
export type ReportPlace = Pick<EvidencePlace, 'from' | 'to'> & Partial<EvidencePlace>;

export interface ReportSection {
  readonly title: string;
  readonly text: string;
  readonly at?: ReportPlace;
  /** Ids of the evidence that its text stands on. */
  readonly facts?: readonly string[];
}

/** What a coach wrote about a workout, with the facts it stands on. */
export interface Report {
  readonly kind: 'first';
  readonly headline: string;
  /** What the headline points at. */
  readonly at?: ReportPlace | null;
  /** Ids of the evidence that the headline stands on. */
  readonly facts?: readonly string[];
  readonly sections: readonly ReportSection[];
  readonly evidence: readonly Evidence[];
  /** Who wrote it, e.g. `built-in`. */
  readonly coach: string;
}

export interface StoredReport extends Report {
  readonly id: string;
  readonly createdAt: Date;
}

/**
 * A report as it is read: the text may lag behind the units of the athlete for the moment that
 * writing it again takes.
 */
export interface ReadReport extends StoredReport {
  /** It is being written again in the units that the athlete reads now. */
  readonly rewriting: boolean;
}
