import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UnitOfWork } from '#kernel/unit-of-work.js';
import type {
  PasswordReset,
  PasswordResetRepository,
} from '#accounts/ports/password-reset.repository.js';

const NOW = new Date('2026-05-03T10:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

/** A repository with two users that have asked for nothing yet. */
export interface PasswordResetWorld {
  readonly resets: PasswordResetRepository;
  readonly work: UnitOfWork;
  readonly userId: string;
  readonly otherId: string;
}

export function passwordResetRepositoryContract(
  name: string,
  open: () => Promise<PasswordResetWorld>,
): void {
  describe(`password reset repository: ${name}`, () => {
    let world: PasswordResetWorld;
    beforeEach(async () => {
      world = await open();
    });

    const aReset = (changes: Partial<PasswordReset> = {}): PasswordReset => ({
      tokenHash: randomBytes(32).toString('hex'),
      userId: world.userId,
      requestedAt: NOW,
      expiresAt: minutes(30),
      ...changes,
    });
    const added = async (reset: PasswordReset): Promise<string> => {
      await world.work.run(() => world.resets.add(reset));
      return reset.tokenHash;
    };

    it('knows whose link it is, until it expires', async () => {
      const hash = await added(aReset());
      expect(await world.resets.ownerOf(hash, minutes(29))).toBe(world.userId);
      expect(await world.resets.ownerOf(hash, minutes(30))).toBeNull();
      expect(await world.resets.consume(hash, minutes(30))).toBe(false);
    });

    it('knows nothing of a link that was never made', async () => {
      const hash = randomBytes(32).toString('hex');
      expect([
        await world.resets.ownerOf(hash, NOW),
        await world.resets.consume(hash, NOW),
      ]).toEqual([null, false]);
    });

    it('lets a link be used once, also when ten come at once', async () => {
      const hash = await added(aReset());
      const uses = await Promise.all(
        Array.from({ length: 10 }, () => world.work.run(() => world.resets.consume(hash, NOW))),
      );
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect(await world.resets.ownerOf(hash, NOW)).toBeNull();
    });

    it('voids the older link when a newer one is made, and that of the same request when it is made again', async () => {
      const first = await added(aReset());
      const again = await added(aReset());
      expect([
        await world.resets.ownerOf(first, NOW),
        await world.resets.ownerOf(again, NOW),
      ]).toEqual([null, world.userId]);
      const newer = await added(aReset({ requestedAt: minutes(1) }));
      expect([
        await world.resets.ownerOf(again, NOW),
        await world.resets.ownerOf(newer, NOW),
      ]).toEqual([null, world.userId]);
    });

    it('makes no link for an older request once a newer one has its own, used or not', async () => {
      const newer = await added(aReset({ requestedAt: minutes(1) }));
      const late = aReset();
      expect(await world.work.run(() => world.resets.add(late))).toBe(false);
      await world.resets.consume(newer, minutes(2));
      expect(await world.work.run(() => world.resets.add(late))).toBe(false);
      expect(await world.resets.ownerOf(late.tokenHash, minutes(2))).toBeNull();
    });

    it('lets a newer request wait for an older one that is under way, and void its link', async () => {
      const [older, newer] = [aReset(), aReset({ requestedAt: minutes(1) })];
      const [added, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const first = world.work.run(async () => {
        await world.resets.add(older);
        added.resolve();
        await mayEnd.promise;
      });
      await added.promise;
      const second = world.work.run(() => world.resets.add(newer));
      // Time enough to come past the first one where nothing holds it up.
      for (let round = 0; round < 30; round += 1) await world.resets.ownerOf(newer.tokenHash, NOW);
      mayEnd.resolve();
      await Promise.all([first, second]);
      const owners = await Promise.all(
        [older, newer].map(({ tokenHash }) => world.resets.ownerOf(tokenHash, minutes(2))),
      );
      expect(owners).toEqual([null, world.userId]);
    });

    it('leaves one good link when several requests are worked at once', async () => {
      const resets = Array.from({ length: 5 }, (_, index) =>
        aReset({ requestedAt: minutes(index) }),
      );
      await Promise.all(resets.map(added));
      const good = await Promise.all(
        resets.map(({ tokenHash }) => world.resets.ownerOf(tokenHash, minutes(6))),
      );
      expect(good).toEqual([null, null, null, null, world.userId]);
    });

    it('voids every link of one user and of no other', async () => {
      const own = await added(aReset());
      const others = await added(aReset({ userId: world.otherId }));
      await world.resets.voidAll(world.userId, NOW);
      expect([
        await world.resets.ownerOf(own, NOW),
        await world.resets.ownerOf(others, NOW),
      ]).toEqual([null, world.otherId]);
    });
  });
}
