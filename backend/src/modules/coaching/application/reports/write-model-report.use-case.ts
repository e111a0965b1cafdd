import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { AthleteProfiles } from '#accounts/index.js';
import { Entitlements } from '#billing/index.js';
import { FirstReports, WorkoutRecords, type WorkoutForCoach } from '#workouts/index.js';
import { coachUnavailable } from '#coaching/domain/errors.js';
import { reportDraft, writeFirstReport } from '#coaching/domain/report/first-report.js';
import { REPORT_QUESTION, withModelParts } from '#coaching/domain/report/model-parts.js';
import { Coaches } from '#coaching/ports/coaches.js';
import { Sheets } from '../sheets.js';
import { VerifiedCoach } from '../verified-coach.js';

export interface ReportedWorkout {
  readonly userId: string;
  readonly workoutId: string;
}

/**
 * Has the model write the first report of a workout, in place of the built-in coach's, which stays
 * where that fails.
 */
@Injectable()
export class WriteModelReport {
  constructor(
    private readonly coaches: Coaches,
    private readonly entitlements: Entitlements,
    private readonly workouts: WorkoutRecords,
    private readonly reports: FirstReports,
    private readonly profiles: AthleteProfiles,
    private readonly sheets: Sheets,
    private readonly coach: VerifiedCoach,
  ) {}

  /**
   * Does nothing where it is done already, the plan does not include it, or the workout is gone.
   * Throws COACH_UNAVAILABLE, to be tried again.
   */
  async execute({ userId, workoutId }: ReportedWorkout, signal: AbortSignal): Promise<void> {
    if (this.coaches.preferred === this.coaches.builtin || !(await this.includes(userId))) return;
    const older = await this.reports.of(userId, workoutId);
    const workout =
      older?.coach === this.coaches.builtin.name ? await this.workout(userId, workoutId) : null;
    if (older === null || workout === null) return;
    const sheet = await this.sheets.ofStored(workout, await this.profiles.unitsOf(userId));
    const draft = reportDraft(sheet);
    // Where nothing stands out there is nothing to be worded.
    if (draft.length === 0) return;
    const asker = { userId, purpose: 'report' } as const;
    const answer = this.coach.answer(
      { question: REPORT_QUESTION, sheet, draft, turns: [], asker },
      signal,
    );
    let step = await answer.next();
    while (step.done !== true) step = await answer.next();
    const given = step.value;
    if (given.coach !== this.coaches.preferred.name)
      throw coachUnavailable(new Error('the model wrote nothing that holds'));
    const report = withModelParts(writeFirstReport(sheet), given);
    // What is no report the second time either: a further try would cost as much and end the same.
    if (report !== null)
      await this.reports.replace(userId, workoutId, older, {
        kind: 'first',
        ...report,
        coach: given.coach,
      });
  }

  private async workout(userId: string, workoutId: string): Promise<WorkoutForCoach | null> {
    try {
      return await this.workouts.forCoach(userId, workoutId);
    } catch (error) {
      if (DomainError.is(error, 'NOT_FOUND')) return null;
      throw error;
    }
  }

  /** A trial has the built-in report; a plan that has ended as well. */
  private async includes(userId: string): Promise<boolean> {
    try {
      await this.entitlements.assertGeneralChat(userId);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
}
