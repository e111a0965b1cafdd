import type { Evidence } from '#kernel/evidence.js';
import type { FinishExtras, TokenUse } from '../ports/coach-model.js';

/** An answer as the athlete saw it. */
export interface GivenAnswer extends FinishExtras {
  readonly content: string;
  readonly evidence: readonly Evidence[];
  readonly unverified: readonly string[];
  readonly coach: string;
  readonly model: string | null;
  readonly tokens: TokenUse | null;
  /**
   * Ids of the calls in the usage ledger, to be assigned to the message with which the answer is
   * stored.
   */
  readonly calls?: readonly string[];
}
