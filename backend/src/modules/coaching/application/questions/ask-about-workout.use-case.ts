import { Injectable } from '@nestjs/common';
import type { UnitPreferences } from '#kernel/units.js';
import { AccountStanding } from '#accounts/index.js';
import { Entitlements } from '#billing/index.js';
import { WorkoutRecords } from '#workouts/index.js';
import { askedQuestion } from '#coaching/domain/asked-question.js';
import { Answering } from './answering.js';
import { chargeForWorkout } from '../charges/charge.js';
import { Conversation, type Exchange } from './conversation.js';
import { Sheets } from '../sheets.js';
import { OncePerRequest } from '../charges/once-per-request.js';
import type { PendingAnswer } from '../charges/pending-answer.js';
import { requestKey } from '../charges/request-key.js';
import { Warnings } from '../warnings.js';

export interface AskAboutWorkoutCommand {
  readonly userId: string;
  readonly workoutId: string;
  readonly question: string;
  /** Overrules the athlete's own units for this answer. */
  readonly unitSystem: UnitPreferences['system'] | null;
  /** The client's own name for this question. */
  readonly requestId?: string | null;
}

/**
 * Answers a question about one workout. Limits fail before anything is said; a question counts when
 * its answer is stored. Throws VALIDATION_FAILED, ACCOUNT_SUSPENDED, ONBOARDING_REQUIRED,
 * NOT_FOUND, TRIAL_QUESTION_LIMIT, SUBSCRIPTION_REQUIRED.
 */
@Injectable()
export class AskAboutWorkout {
  constructor(
    private readonly standing: AccountStanding,
    private readonly workouts: WorkoutRecords,
    private readonly entitlements: Entitlements,
    private readonly sheets: Sheets,
    private readonly conversation: Conversation,
    private readonly once: OncePerRequest,
    private readonly warnings: Warnings,
    private readonly answering: Answering,
  ) {}

  async execute(command: AskAboutWorkoutCommand): Promise<PendingAnswer> {
    const question = askedQuestion(command.question);
    const { userId, workoutId, requestId = null } = command;
    await this.standing.assertNotSuspended(userId);
    await this.standing.assertProfileCompleted(userId);
    const exchange = this.conversation.begin({ userId, workoutId, question, requestId });
    const remaining = () => this.entitlements.remainingQuestions(userId, workoutId);
    return this.once.run(
      requestKey(exchange),
      async () => {
        const message = await this.conversation.answered(exchange);
        return message && { kind: 'stored', message, remaining: await remaining() };
      },
      () => this.ask(exchange, workoutId, command.unitSystem, remaining),
    );
  }

  private async ask(
    exchange: Exchange,
    workoutId: string,
    unitSystem: AskAboutWorkoutCommand['unitSystem'],
    remaining: () => Promise<number | null>,
  ): Promise<PendingAnswer> {
    const { userId, question } = exchange;
    const warning = await this.warnings.about(
      question,
      'workout',
      await this.conversation.askedBefore(exchange),
    );
    if (warning !== null) {
      await this.workouts.forCoach(userId, workoutId);
      return this.answering.warn(exchange, warning, remaining);
    }
    const asked = await this.sheets.ofWorkout(userId, workoutId, unitSystem);
    return this.answering.answer(
      exchange,
      asked,
      await chargeForWorkout(this.entitlements, userId, workoutId, exchange.requestId),
    );
  }
}
