import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UnitOfWork } from '#kernel/unit-of-work.js';
import { IMPERIAL_UNITS } from '#kernel/units.js';
import { NO_VALUES, type DatedThresholds } from '#accounts/domain/athlete-profile.js';
import type { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';

export interface ProfileWorld {
  readonly profiles: AthleteProfileRepository;
  readonly unitOfWork: UnitOfWork;
  /** Stores an athlete; answers the id. */
  readonly athlete: () => Promise<string>;
}

export function athleteProfileRepositoryContract(name: string, open: () => ProfileWorld): void {
  describe(`athlete profile repository: ${name}`, () => {
    const now = new Date('2026-05-01T10:00:00Z');
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

    it('knows no units and no thresholds of someone who never said any', async () => {
      expect(await profiles.unitsOf(userId)).toBeNull();
      expect(await profiles.thresholdEntries(userId)).toEqual([]);
    });

    it('keeps the units last saved', async () => {
      await profiles.saveUnits(userId, { ...IMPERIAL_UNITS, elevation: 'm' }, now);
      await profiles.saveUnits(userId, IMPERIAL_UNITS, now);
      expect(await profiles.unitsOf(userId)).toEqual(IMPERIAL_UNITS);
    });

    it('gives back every entry as it was put, exact to the last digit, oldest first', async () => {
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

    it('puts an entry in place of what its day had', async () => {
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

    it('removes the entry of one day of one athlete, and tells whether there was one', async () => {
      const other = await world.athlete();
      for (const id of [userId, other])
        await profiles.putThresholds(id, entry('2026-05-01', { ftpW: 250 }), now);
      expect(await profiles.removeThresholds(userId, '2026-05-02')).toBe(false);
      expect(await profiles.removeThresholds(userId, '2026-05-01')).toBe(true);
      expect(await profiles.thresholdEntries(userId)).toEqual([]);
      expect(await profiles.thresholdEntries(other)).toHaveLength(1);
    });

    it('lets one after the other change an athlete, and others meanwhile', async () => {
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

    it('refuses to lock an account that is gone', async () => {
      const gone = '00000000-0000-7000-8000-000000000000';
      await expect(world.unitOfWork.run(() => profiles.lock(gone))).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    });
  });
}
