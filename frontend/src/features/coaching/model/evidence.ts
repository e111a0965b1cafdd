import type { EvidenceAnswer, EvidencePlaceAnswer } from '../../../api/generated/types.gen.js';

/** A stretch of a recording, seconds since its start, and the channel that tells of it. */
export type EvidencePlace = Readonly<EvidencePlaceAnswer>;

/** A fact that an answer stands on; `display` is in the athlete's units. */
export type Evidence = Readonly<EvidenceAnswer>;
