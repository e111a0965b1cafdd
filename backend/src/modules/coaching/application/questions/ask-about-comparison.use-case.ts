import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import type { UnitPreferences } from '#kernel/units.js';
import { AccountStanding } from '#accounts/index.js';
import { askedQuestion } from '#coaching/domain/asked-question.js';
import { SAFETY_COACH } from '#coaching/domain/chat-message.js';
import { compareTold } from '#coaching/domain/told-sessions/told-comparison.js';
import { askedBefore, toldBefore, type ToldBefore } from '#coaching/domain/told-before.js';
import { NO_CHARGE, type Settlement } from '../charges/charge.js';
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
  /** The client's own copies, each with `rawSummaryJson.session`; read only without ids. */
  readonly told: readonly unknown[];
  readonly question: string;
  /** Earlier turns as the client sends them. */
  readonly history: readonly unknown[];
  readonly unitSystem: UnitPreferences['system'] | null;
  /** The client's own name for this question. */
  readonly requestId: string | null;
}

/** Neither a workout of ours is named, nor a value sent that all of them hold. */
const NOTHING_TO_COMPARE =
  "I can't compare these: no number is there for all of them. Choose two or three of your " +
  'workouts and ask again.';

/** A text, and what it costs; nothing where it is a fixed one. */
interface Said {
  readonly content: string;
  readonly coach: string;
  readonly unverified?: readonly string[];
  readonly charge?: Settlement;
}

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
    { userId, workoutIds, told, history, unitSystem }: AskAboutComparisonCommand,
    question: string,
  ): Promise<PendingAnswer<ToldPart>> {
    const warning = await this.warnings.about(question, 'comparison', askedBefore(history));
    if (warning !== null)
      return { parts: (signal) => this.say({ content: warning, coach: SAFETY_COACH }, signal) };
    if (workoutIds.length === 0) {
      const said = await this.comparedAsTold(question, userId, told, unitSystem);
      return { parts: (signal) => this.say(said, signal) };
    }
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

  /** The client's own values side by side cost what any other comparison does. */
  private async comparedAsTold(
    question: string,
    userId: string,
    told: readonly unknown[],
    unitSystem: AskAboutComparisonCommand['unitSystem'],
  ): Promise<Said> {
    const compared = compareTold(question, told, await this.sheets.units(userId, unitSystem));
    if (compared === null) return { content: NOTHING_TO_COMPARE, coach: 'builtin' };
    return { ...compared, coach: 'builtin', charge: await this.charges.take(userId) };
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

  /** A text that no coach worked out. */
  private async *say(
    { content, coach, unverified = [], charge = NO_CHARGE }: Said,
    signal: AbortSignal,
  ): AsyncGenerator<TextPart | ToldPart> {
    let held = true;
    try {
      yield { kind: 'text', text: content };
      signal.throwIfAborted();
      await charge.settle();
      held = false;
      const toldAt = this.clock.now();
      yield {
        kind: 'told',
        answer: { content, evidence: [], unverified, coach, model: null, toldAt },
      };
    } finally {
      if (held) await charge.release();
    }
  }
}
