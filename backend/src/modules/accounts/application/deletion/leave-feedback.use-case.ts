import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import {
  FEEDBACK_TOKEN_LIFE_MS,
  cleanFeedbackText,
  type Feedback,
  type LeavingReason,
  type Recommendation,
} from '#accounts/domain/feedback.js';
import { DeletedAccountRepository } from '#accounts/ports/deleted-account.repository.js';
import { FeedbackTokenReader } from '#accounts/ports/feedback-token-reader.js';
import { LooseFeedbackRepository } from '#accounts/ports/loose-feedback.repository.js';

export interface FeedbackForm {
  readonly reason: LeavingReason;
  readonly text: string | null;
  readonly wouldRecommend: Recommendation;
  /** The last token of an account that is closed; null where the visitor has none. */
  readonly token: string | null;
}

/**
 * Keeps what somebody says on leaving. A token of an account that was closed within the last day
 * ties it to that account's row, once; with any other token, or none, it stands for itself. The
 * answer tells nobody which it was.
 */
@Injectable()
export class LeaveFeedback {
  constructor(
    private readonly tokens: FeedbackTokenReader,
    private readonly deleted: DeletedAccountRepository,
    private readonly loose: LooseFeedbackRepository,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  async execute({ reason, text, wouldRecommend, token }: FeedbackForm): Promise<void> {
    const now = this.clock.now();
    const feedback: Feedback = {
      reason,
      wouldRecommend,
      text: text === null ? null : cleanFeedbackText(text),
      givenAt: now,
    };
    const userId = token === null ? null : await this.tokens.subjectOf(token);
    const since = new Date(now.getTime() - FEEDBACK_TOKEN_LIFE_MS);
    const outcome =
      userId === null ? 'no-such-account' : await this.deleted.putFeedback(userId, feedback, since);
    if (outcome === 'no-such-account') await this.loose.add(this.ids.next(), feedback);
  }
}
