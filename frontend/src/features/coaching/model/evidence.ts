import type { EvidenceAnswer, EvidencePlaceAnswer } from '../../../api/generated/types.gen.js';

/** A stretch of a recording, seconds since its start, and the channel that tells of it. */
export type EvidencePlace = Readonly<EvidencePlaceAnswer>;

/** A fact that an answer stands on; `display` is in the athlete's units, `workoutId` says whose fact it is where an answer speaks of several. */
export type Evidence = Readonly<EvidenceAnswer> & { readonly workoutId?: string | null };

/** Where the facts of a conversation can be seen. */
export interface EvidencePlaces {
  /** The end of a workout's address that opens a stretch of it: `#t=600-1200&ch=power`. */
  readonly hashOf: (place: EvidencePlace) => string;
  /** Shows a stretch of the workout that is open on this page; left out where the facts are of other pages. */
  readonly onPlace?: (place: EvidencePlace) => void;
  /** Called as a fact leads to another page. */
  readonly onLeave?: () => void;
}
