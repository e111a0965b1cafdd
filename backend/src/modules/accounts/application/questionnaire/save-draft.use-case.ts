import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { changedDraft, type DraftChange } from '#accounts/domain/questionnaire/questionnaire.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { QuestionnaireRepository } from '#accounts/ports/questionnaire.repository.js';
import { Questionnaires } from './questionnaires.js';

export interface SavedDraft {
  readonly currentStep: number;
  /** The last change taken from the page that asks; null where it does not count. */
  readonly sequence: number | null;
  /** False where a later change of the page was taken before this one. */
  readonly saved: boolean;
}

/** Takes a change of unfinished answers, one after the other however many come at once. */
@Injectable()
export class SaveDraft {
  constructor(
    private readonly work: UnitOfWork,
    private readonly profiles: AthleteProfileRepository,
    private readonly questionnaires: QuestionnaireRepository,
    private readonly present: Questionnaires,
    private readonly clock: Clock,
  ) {}

  execute(userId: string, change: DraftChange): Promise<SavedDraft> {
    return this.work.run(async () => {
      await this.profiles.lock(userId);
      const before = await this.present.open(userId);
      const now = this.clock.now();
      const after = changedDraft(before, change, now);
      if (after) await this.questionnaires.saveDraft(userId, after, now);
      const { currentStep, writers } = after ?? before;
      return {
        currentStep,
        sequence: change.writer ? (writers[change.writer.id]?.sequence ?? null) : null,
        saved: after !== null,
      };
    });
  }
}
