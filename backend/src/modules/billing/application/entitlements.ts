import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { IdGenerator } from '../../../kernel/id-generator.js';
import { RESERVATION_LIMIT_MS, type QuestionReservation } from '../domain/question-reservation.js';
import { TRIAL_QUESTIONS_PER_WORKOUT, TRIAL_UPLOADS } from '../domain/trial.js';
import { TrialLedger } from '../ports/trial-ledger.js';

/** What an athlete may still do; the door through which the other modules ask, take and give back. */
@Injectable()
export class Entitlements {
  constructor(
    private readonly ledger: TrialLedger,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Fails early, before a body is read; `takeUpload` decides. Throws TRIAL_LIMIT_EXCEEDED. */
  async assertUploadLeft(userId: string): Promise<void> {
    const { uploadsUsed } = await this.ledger.useOf(userId);
    if (uploadsUsed >= TRIAL_UPLOADS) throw trialLimit(uploadsUsed);
  }

  /** Uses one upload, inside the unit of work that stores it. Throws TRIAL_LIMIT_EXCEEDED. */
  async takeUpload(userId: string): Promise<{ slotTaken: boolean }> {
    if (!(await this.ledger.takeUpload(userId, TRIAL_UPLOADS))) throw trialLimit(TRIAL_UPLOADS);
    return { slotTaken: true };
  }

  /** Gives one upload back, inside the unit of work that closes the failed one. */
  giveUploadBack(userId: string): Promise<void> {
    return this.ledger.giveUploadBack(userId);
  }

  /** Keeps the question on this workout while it is being answered. Throws TRIAL_QUESTION_LIMIT. */
  async reserveQuestion(userId: string, workoutId: string): Promise<QuestionReservation> {
    const now = this.clock.now();
    const reservation = { id: this.ids.next(), userId, workoutId, counted: true };
    const kept = await this.ledger.reserveQuestion({
      userId,
      workoutId,
      reservationId: reservation.id,
      until: new Date(now.getTime() + RESERVATION_LIMIT_MS),
      now,
    });
    if (!kept) throw new DomainError('TRIAL_QUESTION_LIMIT', "You've used your 1 free question for this workout.", {});
    return reservation;
  }

  /** The question counts, inside the unit of work that stores its answer. Throws TRIAL_QUESTION_LIMIT when it came too late. */
  async settleQuestion(reservation: QuestionReservation): Promise<void> {
    if (!reservation.counted) return;
    const settled = await this.ledger.settleQuestion(reservation.userId, reservation.workoutId, reservation.id);
    if (!settled) throw new DomainError('TRIAL_QUESTION_LIMIT', "You've used your 1 free question for this workout.", {});
  }

  /** The answer failed or was cut off: nothing counts. */
  async releaseQuestion(reservation: QuestionReservation): Promise<void> {
    if (reservation.counted) await this.ledger.releaseQuestion(reservation.userId, reservation.workoutId, reservation.id);
  }

  /** Questions left on this workout; null where they are not limited. */
  async remainingQuestions(userId: string, workoutId: string): Promise<number | null> {
    return (await this.ledger.questionUsed(userId, workoutId)) ? 0 : TRIAL_QUESTIONS_PER_WORKOUT;
  }
}

function trialLimit(uploadsUsed: number): DomainError<'TRIAL_LIMIT_EXCEEDED'> {
  return new DomainError('TRIAL_LIMIT_EXCEEDED', `You've used your ${TRIAL_UPLOADS} trial uploads.`, {
    uploadsUsed,
    uploadLimit: TRIAL_UPLOADS,
  });
}
