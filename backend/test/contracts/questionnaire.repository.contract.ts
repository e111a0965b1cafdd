import { beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '#accounts/domain/user.js';
import type { QuestionnaireRepository } from '#accounts/ports/questionnaire.repository.js';

export interface QuestionnaireWorld {
  readonly questionnaires: QuestionnaireRepository;
  /** Stores an athlete; answers the id. */
  readonly athlete: () => Promise<string>;
  readonly user: (id: string) => Promise<User | null>;
}

export function questionnaireRepositoryContract(
  name: string,
  open: () => QuestionnaireWorld,
): void {
  describe(`questionnaire repository: ${name}`, () => {
    const now = new Date('2026-05-01T10:00:00Z');
    const writers = { '5f0c7a4e-3e6f-4f4e-9a55-0d6c1d1f3c11': { sequence: 7, at: 1 } };
    let world: QuestionnaireWorld;
    let questionnaires: QuestionnaireRepository;
    let userId: string;

    beforeEach(async () => {
      world = open();
      questionnaires = world.questionnaires;
      userId = await world.athlete();
    });

    it('has nothing of someone who never answered', async () => {
      expect(await questionnaires.draft(userId)).toBeNull();
      expect(await questionnaires.completed(userId)).toBeNull();
    });

    it('keeps the draft last saved, letter by letter', async () => {
      await questionnaires.saveDraft(
        userId,
        { answers: { age: 30 }, currentStep: 1, writers: {} },
        now,
      );
      const draft = {
        answers: {
          goalDetails: 'Ironman 🏊🚴🏃 "sub 10" \n שלום',
          activityTypes: ['RUNNING'],
          hasInjuries: false,
        },
        currentStep: 3,
        writers,
      } as const;
      await questionnaires.saveDraft(userId, draft, now);
      expect(await questionnaires.draft(userId)).toEqual(draft);
    });

    it('removes a draft, one that is not there as well', async () => {
      await questionnaires.saveDraft(userId, { answers: {}, currentStep: 1, writers: {} }, now);
      await questionnaires.removeDraft(userId);
      await questionnaires.removeDraft(userId);
      expect(await questionnaires.draft(userId)).toBeNull();
    });

    it('keeps the answers last completed', async () => {
      await questionnaires.saveCompleted(
        userId,
        { answers: { age: 30 }, completedAt: now, writers: {} },
        now,
      );
      await questionnaires.saveCompleted(
        userId,
        { answers: { age: 31 }, completedAt: now, writers },
        now,
      );
      expect(await questionnaires.completed(userId)).toEqual({
        answers: { age: 31 },
        completedAt: now,
        writers,
      });
    });

    it('marks one account, and as often as it is told', async () => {
      const other = await world.athlete();
      for (let time = 0; time < 2; time++) {
        await questionnaires.markCompleted(userId, now);
        await questionnaires.markSkipped(other, now);
      }
      expect(await world.user(userId)).toMatchObject({
        profileCompleted: true,
        onboardingSkipped: false,
      });
      expect(await world.user(other)).toMatchObject({
        profileCompleted: false,
        onboardingSkipped: true,
      });
    });
  });
}
