import type { Query, Series } from '../query.js';

/** What surrounds a message. */
export interface Around {
  /** What athletes mean by the parts of this workout. */
  readonly usual: Series;
  readonly running: boolean;
  /** Queries of earlier messages, oldest first. */
  readonly before: readonly Query[];
  /** The message before was answered in another way: its query is only what it spoke of. */
  readonly aside?: boolean;
  /** The query before is one of the same message. */
  readonly continued?: boolean;
}
