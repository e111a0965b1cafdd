import type { Query, Series } from '../query.js';

/** What stands around a message. */
export interface Around {
  /** What athletes mean by the parts of this workout. */
  readonly usual: Series;
  readonly running: boolean;
  /** Queries of earlier messages, oldest first. */
  readonly before: readonly Query[];
  /** The query before is one of the same message. */
  readonly continued?: boolean;
}
