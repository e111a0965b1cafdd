import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UnitOfWork } from '#kernel/unit-of-work.js';
import { IMPERIAL_UNITS } from '#kernel/units.js';
import { NO_VALUES, type DatedThresholds } from '#accounts/domain/athlete-profile.js';
import type { User } from '#accounts/domain/user.js';
import type { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';

export interface ProfileWorld {
  readonly profiles: AthleteProfileRepository;
  readonly unitOfWork: UnitOfWork;
  /** Stores an athlete; returns the id. */
  readonly athlete: () => Promise<string>;
  readonly user: (id: string) => Promise<User | null>;
}

export function athleteProfileRepositoryContract(name: string, open: () => ProfileWorld): void {
  describe(`athlete profile repository: ${name}`, () => {
    const now = new Date('2026-05-01T10:00:00Z');
    const writers = { '5f0c7a4e-3e6f-4f4e-9a55-0d6c1d1f3c11': { sequence: 7, at: 1 } };
    let world: ProfileWorld;
    let profiles: AthleteProfileRepository;
    let userId: string;

    beforeEach(async () => {
      world = open();
      profiles = world.profiles;
      userId = await world.athlete();
    });

    const entry = (validFrom: string, changes: Partial<DatedThresholds>): DatedThresholds => ({
      validFrom,
      ...NO_VALUES,
      zones: {},
      ...changes,
    });

    it('has no units and no thresholds of an athlete who never entered any', async () => {
      expect(await profiles.unitsOf(userId)).toBeNull();
      expect(await profiles.thresholdEntries(userId)).toEqual([]);
    });

    it('keeps the units last saved', async () => {
      await profiles.saveUnits(userId, { ...IMPERIAL_UNITS, elevation: 'm' }, now);
      await profiles.saveUnits(userId, IMPERIAL_UNITS, now);
      expect(await profiles.unitsOf(userId)).toEqual(IMPERIAL_UNITS);
    });

    it('returns every entry as it was put, exact to the last digit, oldest first', async () => {
      const ranges = [
        [0, 137.5],
        [138, 187],
        [188, 225],
        [225, 262],
        [262, 375],
      ] as const;
      const later = entry('2026-05-01', {
        weightKg: 70.123456789,
        basePaceSPerKm: 296.495,
        zones: { power: ranges, pace: null },
      });
      const earlier = entry('2026-03-01', { ftpW: 250, maxHr: 190, restingHr: 48 });
      await profiles.putThresholds(userId, later, now);
      await profiles.putThresholds(userId, earlier, now);
      expect(await profiles.thresholdEntries(userId)).toEqual([earlier, later]);
    });

    it('replaces the entry of the same day', async () => {
      await profiles.putThresholds(
        userId,
        entry('2026-05-01', { ftpW: 250, zones: { pace: null } }),
        now,
      );
      await profiles.putThresholds(userId, entry('2026-05-01', { maxHr: 190 }), now);
      expect(await profiles.thresholdEntries(userId)).toEqual([
        entry('2026-05-01', { maxHr: 190 }),
      ]);
    });

    it('removes an athlete’s entry of one day, and returns whether there was one', async () => {
      const other = await world.athlete();
      for (const id of [userId, other])
        await profiles.putThresholds(id, entry('2026-05-01', { ftpW: 250 }), now);
      expect(await profiles.removeThresholds(userId, '2026-05-02')).toBe(false);
      expect(await profiles.removeThresholds(userId, '2026-05-01')).toBe(true);
      expect(await profiles.thresholdEntries(userId)).toEqual([]);
      expect(await profiles.thresholdEntries(other)).toHaveLength(1);
    });

    it('serializes changes of one athlete, and no others', async () => {
      const order: string[] = [];
      const other = await world.athlete();
      let locked = (): void => undefined;
      let release = (): void => undefined;
      const isLocked = new Promise<void>((resolve) => (locked = resolve));
      const mayEnd = new Promise<void>((resolve) => (release = resolve));
      const first = world.unitOfWork.run(async () => {
        await profiles.lock(userId);
        locked();
        await mayEnd;
        order.push('first');
      });
      await isLocked;
      const second = world.unitOfWork.run(async () => {
        await profiles.lock(userId);
        order.push('second');
      });
      await world.unitOfWork.run(() => profiles.lock(other));
      order.push('other');
      release();
      await Promise.all([first, second]);
      expect(order).toEqual(['other', 'first', 'second']);
    });

    it('refuses to lock a deleted account', async () => {
      const gone = '00000000-0000-7000-8000-000000000000';
      await expect(world.unitOfWork.run(() => profiles.lock(gone))).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    });

    it('has no questionnaire of an athlete who never answered', async () => {
      expect(await profiles.draft(userId)).toBeNull();
      expect(await profiles.completedQuestionnaire(userId)).toBeNull();
    });

    it('keeps the draft last saved, character by character', async () => {
      await profiles.saveDraft(
        userId,
        { answers: { age: 30 }, currentStep: 1, writers: {}, base: null },
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
        base: { goalDetails: 'Ironman', currentFTP: 250 },
      } as const;
      await profiles.saveDraft(userId, draft, now);
      expect(await profiles.draft(userId)).toEqual(draft);
    });

    it('removes a draft, also a missing one', async () => {
      await profiles.saveDraft(
        userId,
        { answers: {}, currentStep: 1, writers: {}, base: null },
        now,
      );
      await profiles.removeDraft(userId);
      await profiles.removeDraft(userId);
      expect(await profiles.draft(userId)).toBeNull();
    });

    it('keeps the answers last completed', async () => {
      await profiles.saveCompleted(
        userId,
        { answers: { age: 30 }, completedAt: now, writers: {} },
        now,
      );
      await profiles.saveCompleted(
        userId,
        { answers: { age: 31 }, completedAt: now, writers },
        now,
      );
      expect(await profiles.completedQuestionnaire(userId)).toEqual({
        answers: { age: 31 },
        completedAt: now,
        writers,
      });
    });

    it('marks one account as completed or skipped, and repeating it changes nothing', async () => {
      const other = await world.athlete();
      for (let time = 0; time < 2; time++) {
        await profiles.saveCompleted(userId, { answers: {}, completedAt: now, writers }, now);
        await profiles.markSkipped(userId, now);
        await profiles.markSkipped(other, now);
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
