import { Injectable } from '@nestjs/common';
import { METRIC_UNITS, IMPERIAL_UNITS, type UnitPreferences } from '../../../kernel/units.js';
import { AccountStanding, AthleteProfiles } from '../../accounts/index.js';
import { Entitlements, type QuestionReservation } from '../../billing/index.js';
import { WorkoutRecords } from '../../workouts/index.js';
import { askedQuestion } from '../domain/asked-question.js';
import { SAFETY_COACH } from '../domain/chat-message.js';
import { buildFactSheet } from '../domain/facts/build-fact-sheet.js';
import type { FactSheet } from '../domain/facts/fact-sheet.js';
import { safetyAnswer } from '../domain/safety/safety-answer.js';
import type { CoachRequest } from '../ports/coach-model.js';
import { Conversation, type Exchange } from './conversation.js';
import type { AnswerPart, PendingAnswer } from './pending-answer.js';
import { VerifiedCoach, type GivenAnswer } from './verified-coach.js';

export interface AskAboutWorkoutCommand {
  readonly userId: string;
  readonly workoutId: string;
  readonly question: string;
  /** Overrules the athlete's own units for this answer. */
  readonly unitSystem: UnitPreferences['system'] | null;
}

/**
 * Answers a question about one workout. Limits fail before anything is said; a question counts when its answer is stored.
 * Throws VALIDATION_FAILED, ACCOUNT_SUSPENDED, ONBOARDING_REQUIRED, NOT_FOUND, TRIAL_QUESTION_LIMIT.
 */
@Injectable()
export class AskAboutWorkout {
  constructor(
    private readonly standing: AccountStanding,
    private readonly profiles: AthleteProfiles,
    private readonly workouts: WorkoutRecords,
    private readonly entitlements: Entitlements,
    private readonly conversation: Conversation,
    private readonly coach: VerifiedCoach,
  ) {}

  async execute(command: AskAboutWorkoutCommand): Promise<PendingAnswer> {
    const question = askedQuestion(command.question);
    const { userId, workoutId } = command;
    await this.standing.assertNotSuspended(userId);
    await this.standing.assertProfileCompleted(userId);
    const workout = await this.workouts.forCoach(userId, workoutId);
    const sheet = buildFactSheet(workout, await this.units(command));
    const exchange = this.conversation.begin(userId, workoutId, question, sheet);

    // A warning sign is answered at once and for free: advice on health is never held back by a limit.
    const warning = safetyAnswer(question);
    if (warning !== null) return { parts: (signal) => this.warn(warning, exchange, signal) };

    const reservation = await this.entitlements.reserveQuestion(userId, workoutId);
    return { parts: (signal) => this.answer(question, sheet, exchange, reservation, signal) };
  }

  private async *answer(
    question: string,
    sheet: FactSheet,
    exchange: Exchange,
    reservation: QuestionReservation,
    signal: AbortSignal,
  ): AsyncGenerator<AnswerPart> {
    let counted = false;
    try {
      const turns = await this.conversation.turns(exchange);
      const given = yield* this.sentences({ question, sheet, turns }, signal);
      signal.throwIfAborted();
      const message = await this.conversation.store(exchange, given, () => this.entitlements.settleQuestion(reservation));
      counted = true;
      yield { kind: 'stored', message, remaining: await this.remaining(exchange) };
    } finally {
      if (!counted) await this.entitlements.releaseQuestion(reservation);
    }
  }

  private async *sentences(request: CoachRequest, signal: AbortSignal): AsyncGenerator<AnswerPart, GivenAnswer> {
    const answer = this.coach.answer(request, signal);
    for (;;) {
      const next = await answer.next();
      if (next.done) return next.value;
      yield { kind: 'text', text: next.value };
    }
  }

  private async *warn(text: string, exchange: Exchange, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    yield { kind: 'text', text };
    signal.throwIfAborted();
    const given: GivenAnswer = { content: text, evidence: [], unverified: [], coach: SAFETY_COACH, model: null, tokens: null };
    const message = await this.conversation.store(exchange, given);
    yield { kind: 'stored', message, remaining: await this.remaining(exchange) };
  }

  private remaining(exchange: Exchange): Promise<number | null> {
    return this.entitlements.remainingQuestions(exchange.userId, exchange.workoutId);
  }

  private async units({ userId, unitSystem }: AskAboutWorkoutCommand): Promise<UnitPreferences> {
    const own = await this.profiles.unitsOf(userId);
    if (unitSystem === null || unitSystem === own.system) return own;
    return unitSystem === 'IMPERIAL' ? IMPERIAL_UNITS : METRIC_UNITS;
  }
}
