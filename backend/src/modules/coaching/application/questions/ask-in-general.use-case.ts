import { Injectable } from '@nestjs/common';
import type { UnitPreferences } from '#kernel/units.js';
import { AccountStanding } from '#accounts/index.js';
import { Entitlements } from '#billing/index.js';
import { askedQuestion } from '#coaching/domain/asked-question.js';
import { Answering } from './answering.js';
import { BestPlaces } from '../best-places.js';
import { NO_CHARGE } from '../charges/charge.js';
import { Conversation } from './conversation.js';
import { Sheets } from '../sheets.js';
import { OncePerRequest } from '../charges/once-per-request.js';
import type { PendingAnswer } from '../charges/pending-answer.js';
import { requestKey } from '../charges/request-key.js';
import { Warnings } from '../warnings.js';

export interface AskInGeneralCommand {
  readonly userId: string;
  readonly question: string;
  /** Overrules the athlete's own units for this answer. */
  readonly unitSystem: UnitPreferences['system'] | null;
  /** The client's own name for this question. */
  readonly requestId: string | null;
  /** The day where the athlete is, YYYY-MM-DD; in UTC where it is left out. */
  readonly today?: string | undefined;
}

/**
 * Answers a question about all of an athlete's workouts, for those whose plan runs. A warning sign
 * is answered to everybody. Throws VALIDATION_FAILED, ACCOUNT_SUSPENDED,
 * GENERAL_CHAT_TRIAL_BLOCKED, SUBSCRIPTION_REQUIRED, ONBOARDING_REQUIRED.
 */
@Injectable()
export class AskInGeneral {
  constructor(
    private readonly standing: AccountStanding,
    private readonly entitlements: Entitlements,
    private readonly sheets: Sheets,
    private readonly conversation: Conversation,
    private readonly once: OncePerRequest,
    private readonly warnings: Warnings,
    private readonly answering: Answering,
    private readonly places: BestPlaces,
  ) {}

  async execute({
    userId,
    question: written,
    unitSystem,
    requestId,
    today,
  }: AskInGeneralCommand): Promise<PendingAnswer> {
    const question = askedQuestion(written);
    await this.standing.assertNotSuspended(userId);
    const exchange = this.conversation.begin({ userId, workoutId: null, question, requestId });
    const earlier = await this.conversation.askedBefore(exchange);
    const warning = await this.warnings.about(question, 'general', earlier);
    if (warning === null) {
      await this.entitlements.assertGeneralChat(userId);
      await this.standing.assertProfileCompleted(userId);
    }
    return this.once.run(
      requestKey(exchange),
      async () => {
        const message = await this.conversation.answered(exchange);
        return message && { kind: 'stored', message, remaining: null };
      },
      async () => {
        if (warning !== null)
          return this.answering.warn(exchange, warning, () => NO_CHARGE.remaining());
        const asked = await this.sheets.ofHistory(userId, unitSystem, today);
        return this.answering.answer(exchange, asked, NO_CHARGE, (evidence) =>
          this.places.find(userId, evidence, asked.sheet),
        );
      },
    );
  }
}
