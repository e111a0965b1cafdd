import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import type { Access } from '../domain/plan.js';
import { RESERVATION_LIMIT_MS, type QuestionReservation } from '../domain/question-reservation.js';
import {
  chatBlocked,
  paymentOwed,
  questionLimit,
  subscriptionRequired,
  trialLimit,
} from '../domain/refusals.js';
import { TRIAL_QUESTIONS_PER_WORKOUT, TRIAL_UPLOADS } from '../domain/trial.js';
import { TrialLedger } from '../ports/trial-ledger.js';
import { Plans } from './plans.js';

/**
 * What an athlete may still do; other modules ask, take and give back here. An active plan is
 * unlimited, the trial is counted, and an ended plan leaves nothing.
 */
@Injectable()
export class Entitlements {
  constructor(
    private readonly ledger: TrialLedger,
    private readonly plans: Plans,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * Fails early, before a body is read; `takeUpload` decides. Throws TRIAL_LIMIT_EXCEEDED,
   * SUBSCRIPTION_REQUIRED, ACCOUNT_SUSPENDED.
   */
  async assertUploadLeft(userId: string): Promise<void> {
    if ((await this.openAccess(userId)) === 'unlimited') return;
    const { uploadsUsed } = await this.ledger.useOf(userId);
    if (uploadsUsed >= TRIAL_UPLOADS) throw trialLimit(uploadsUsed);
  }

  /**
   * Uses one upload if uploads are counted, in the unit of work that stores it.
   * Throws TRIAL_LIMIT_EXCEEDED, SUBSCRIPTION_REQUIRED, ACCOUNT_SUSPENDED.
   */
  async takeUpload(userId: string): Promise<{ slotTaken: boolean }> {
    if ((await this.openAccess(userId)) === 'unlimited') return { slotTaken: false };
    if (!(await this.ledger.takeUpload(userId, TRIAL_UPLOADS))) throw trialLimit(TRIAL_UPLOADS);
    return { slotTaken: true };
  }

  /** Gives one upload back, in the unit of work that closes the failed one. */
  giveUploadBack(userId: string): Promise<void> {
    return this.ledger.giveUploadBack(userId);
  }

  /**
   * Reserves the question on this workout while it is being answered. Throws TRIAL_QUESTION_LIMIT,
   * SUBSCRIPTION_REQUIRED, ACCOUNT_SUSPENDED.
   * @param requestId names the question, so that a retry after a crash takes over its own
   * reservation
   */
  async reserveQuestion(
    userId: string,
    workoutId: string,
    requestId: string | null = null,
  ): Promise<QuestionReservation> {
    const reservation = { id: requestId ?? this.ids.next(), userId, workoutId };
    if ((await this.openAccess(userId)) === 'unlimited') return { ...reservation, counted: false };
    const now = this.clock.now();
    const kept = await this.ledger.reserveQuestion({
      userId,
      workoutId,
      reservationId: reservation.id,
      until: new Date(now.getTime() + RESERVATION_LIMIT_MS),
      now,
    });
    if (!kept) throw questionLimit();
    return { ...reservation, counted: true };
  }

  /**
   * The question counts, in the unit of work that stores its answer. Throws
   * TRIAL_QUESTION_LIMIT when it came too late.
   */
  async settleQuestion(reservation: QuestionReservation): Promise<void> {
    if (!reservation.counted) return;
    const settled = await this.ledger.settleQuestion(
      reservation.userId,
      reservation.workoutId,
      reservation.id,
    );
    if (!settled) throw questionLimit();
  }

  /** The answer failed or was cut off: nothing counts. */
  async releaseQuestion(reservation: QuestionReservation): Promise<void> {
    if (reservation.counted)
      await this.ledger.releaseQuestion(reservation.userId, reservation.workoutId, reservation.id);
  }

  /** Questions left on this workout; null if unlimited. */
  async remainingQuestions(userId: string, workoutId: string): Promise<number | null> {
    const { access } = await this.plans.of(userId);
    if (access === 'unlimited') return null;
    if (access !== 'trial') return 0;
    return (await this.ledger.questionUsed(userId, workoutId)) ? 0 : TRIAL_QUESTIONS_PER_WORKOUT;
  }

  /**
   * The trial has no questions without a workout. Throws GENERAL_CHAT_TRIAL_BLOCKED,
   * SUBSCRIPTION_REQUIRED, ACCOUNT_SUSPENDED.
   */
  async assertGeneralChat(userId: string): Promise<void> {
    if ((await this.openAccess(userId)) === 'trial') throw chatBlocked();
  }

  /**
   * Whether questions about comparisons are counted: in a trial, but not with a plan. Throws
   * SUBSCRIPTION_REQUIRED, ACCOUNT_SUSPENDED.
   */
  async comparisonsCounted(userId: string): Promise<boolean> {
    return (await this.openAccess(userId)) === 'trial';
  }

  private async openAccess(userId: string): Promise<Extract<Access, 'unlimited' | 'trial'>> {
    const { access } = await this.plans.of(userId);
    if (access === 'ended') throw subscriptionRequired();
    if (access === 'owed') throw paymentOwed();
    return access;
  }
}
