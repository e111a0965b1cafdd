import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import {
  FEEDBACK_TOKEN_LIFE_MS,
  cleanFeedbackText,
  type Feedback,
} from '#accounts/domain/feedback.js';
import { AccountDeletionRepository } from '#accounts/ports/account-deletion.repository.js';
import { SessionTokens } from '#accounts/ports/session-tokens.js';

export interface FeedbackForm extends Omit<Feedback, 'givenAt'> {
  /** The last token of a closed account; null if the visitor has none. */
  readonly token: string | null;
}

/**
 * Stores what somebody says on leaving. A token of an account that was closed within the last day
 * ties it to that account's record, once; with any other token, or none, it is anonymous. The
 * response does not reveal which.
 */
@Injectable()
export class LeaveFeedback {
  constructor(
    private readonly tokens: SessionTokens,
    private readonly deletion: AccountDeletionRepository,
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
      userId === null
        ? 'no-such-account'
        : await this.deletion.putFeedback(userId, feedback, since);
    if (outcome === 'no-such-account')
      await this.deletion.addAnonymousFeedback(this.ids.next(), feedback);
  }
}
