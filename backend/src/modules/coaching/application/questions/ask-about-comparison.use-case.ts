import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import type { UnitPreferences } from '#kernel/units.js';
import { AccountStanding } from '#accounts/index.js';
import { askedQuestion } from '#coaching/domain/asked-question.js';
import { SAFETY_COACH } from '#coaching/domain/chat-message.js';
import { askedBefore, toldBefore, type ToldBefore } from '#coaching/domain/told-before.js';
import type { Settlement } from '../charges/charge.js';
import { ComparisonCharges } from '../charges/comparison-charges.js';
import { Sheets, type AskedSheet } from '../sheets.js';
import { OncePerRequest } from '../charges/once-per-request.js';
import type { PendingAnswer, TextPart, ToldPart } from '../charges/pending-answer.js';
import { requestKey } from '../charges/request-key.js';
import { sentencesOf } from '../sentences-of.js';
import { VerifiedCoach } from '../verified-coach.js';
import { Warnings } from '../warnings.js';

export interface AskAboutComparisonCommand {
  readonly userId: string;
  /** Two or three; none where the client named none. */
  readonly workoutIds: readonly string[];
  readonly question: string;
  /** Earlier turns as the client sends them. */
  readonly history: readonly unknown[];
  readonly unitSystem: UnitPreferences['system'] | null;
  /** The client's own name for this question. */
  readonly requestId: string | null;
}

/**
 * Numbers that a browser sends could be anybody's; where no workout is named, there is nothing to
 * speak of.
 */
const NOTHING_OF_OURS =
  "I can't compare these, because I only use numbers that I have read from your files " +
  'myself. Choose two or three of your workouts and ask again.';

interface Asked extends AskedSheet {
  readonly question: string;
  readonly turns: readonly ToldBefore[];
  readonly asker: { readonly userId: string; readonly purpose: 'comparison' };
}

/**
 * Answers a question about two or three workouts side by side. Nothing of it is stored. The trial
 * holds ten a day. Throws VALIDATION_FAILED, ACCOUNT_SUSPENDED, ONBOARDING_REQUIRED, NOT_FOUND,
 * RATE_LIMITED, SUBSCRIPTION_REQUIRED.
 */
@Injectable()
export class AskAboutComparison {
  constructor(
    private readonly standing: AccountStanding,
    private readonly sheets: Sheets,
    private readonly charges: ComparisonCharges,
    private readonly coach: VerifiedCoach,
    private readonly once: OncePerRequest,
    private readonly warnings: Warnings,
    private readonly clock: Clock,
  ) {}

  async execute(command: AskAboutComparisonCommand): Promise<PendingAnswer<ToldPart>> {
    const question = askedQuestion(command.question);
    const { userId, workoutIds, requestId } = command;
    await this.standing.assertNotSuspended(userId);
    await this.standing.assertProfileCompleted(userId);
    const key = requestKey({ userId, workoutId: workoutIds.join(), question, requestId });
    // An answer that nobody keeps can be given twice only while it is under way.
    return this.once.run(
      key,
      () => Promise.resolve(null),
      () => this.ask(command, question),
    );
  }

  private async ask(
    { userId, workoutIds, history, unitSystem }: AskAboutComparisonCommand,
    question: string,
  ): Promise<PendingAnswer<ToldPart>> {
    const warning = await this.warnings.about(question, 'comparison', askedBefore(history));
    if (warning !== null) return { parts: (signal) => this.say(warning, SAFETY_COACH, signal) };
    if (workoutIds.length === 0)
      return { parts: (signal) => this.say(NOTHING_OF_OURS, 'builtin', signal) };
    const compared = await this.sheets.ofComparison(userId, workoutIds, unitSystem);
    const charge = await this.charges.take(userId);
    return {
      parts: (signal) =>
        this.parts(
          {
            ...compared,
            question,
            turns: toldBefore(history),
            asker: { userId, purpose: 'comparison' },
          },
          charge,
          signal,
        ),
    };
  }

  private async *parts(
    asked: Asked,
    charge: Settlement,
    signal: AbortSignal,
  ): AsyncGenerator<TextPart | ToldPart> {
    let held = true;
    try {
      const { content, evidence, unverified, coach, model, counts } = yield* sentencesOf(
        this.coach.answer(asked, signal),
      );
      signal.throwIfAborted();
      if (counts === false) await charge.release();
      else await charge.settle();
      held = false;
      const answer = { content, evidence, unverified, coach, model, toldAt: this.clock.now() };
      yield { kind: 'told', answer };
    } finally {
      if (held) await charge.release();
    }
  }

  /** A fixed text, which costs nothing. */
  private async *say(
    text: string,
    coach: string,
    signal: AbortSignal,
  ): AsyncGenerator<TextPart | ToldPart> {
    yield { kind: 'text', text };
    signal.throwIfAborted();
    yield {
      kind: 'told',
      answer: {
        content: text,
        evidence: [],
        unverified: [],
        coach,
        model: null,
        toldAt: this.clock.now(),
      },
    };
  }
}
