/** A stretch of a recording, seconds since its start, and the channel that tells of it. */
export interface EvidencePlace {
  readonly from: number;
  readonly to: number;
  readonly channel: string;
}

/** A fact that an answer stands on; `display` is in the athlete's units. */
export interface Evidence {
  readonly id: string;
  readonly label: string;
  readonly value: number | string | null;
  readonly unit: string;
  readonly display: string;
  readonly at?: EvidencePlace;
}
