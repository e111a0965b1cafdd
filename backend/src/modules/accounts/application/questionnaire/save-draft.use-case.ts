import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { changedDraft, type DraftChange } from '#accounts/domain/questionnaire/questionnaire.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { Questionnaires } from './questionnaires.js';

export interface SavedDraft {
  readonly currentStep: number;
  /** The last change accepted from this page; null if the page sends no sequence. */
  readonly sequence: number | null;
  /** False if a later change of the page was accepted before this one. */
  readonly saved: boolean;
}

/** Applies changes of unfinished answers, one after the other. */
@Injectable()
export class SaveDraft {
  constructor(
    private readonly work: UnitOfWork,
    private readonly profiles: AthleteProfileRepository,
    private readonly questionnaires: Questionnaires,
    private readonly clock: Clock,
  ) {}

  /** @param said today where the athlete is, as their client says it */
  execute(userId: string, change: DraftChange, said: string | null): Promise<SavedDraft> {
    return this.work.run(async () => {
      await this.profiles.lock(userId);
      const before = await this.questionnaires.open(userId, said);
      const now = this.clock.now();
      const after = changedDraft(before, change, now);
      if (after) await this.profiles.saveDraft(userId, after, now);
      const { currentStep, writers } = after ?? before;
      return {
        currentStep,
        sequence: change.writer ? (writers[change.writer.id]?.sequence ?? null) : null,
        saved: after !== null,
      };
    });
  }
}
