import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UnitOfWork } from '#kernel/unit-of-work.js';
import type { PasswordReset, UserRepository } from '#accounts/ports/user.repository.js';

const NOW = new Date('2026-05-03T10:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

/** A repository with two users who have not requested a link yet. */
export interface CredentialWorld {
  readonly users: UserRepository;
  readonly work: UnitOfWork;
  readonly userId: string;
  readonly otherId: string;
}

export function credentialsContract(name: string, open: () => Promise<CredentialWorld>): void {
  describe(`credentials: ${name}`, () => {
    let world: CredentialWorld;
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
      await world.work.run(() => world.users.addReset(reset));
      return reset.tokenHash;
    };

    it('knows the owner of a link until it expires', async () => {
      const hash = await added(aReset());
      expect(await world.users.resetOwner(hash, minutes(29))).toBe(world.userId);
      expect(await world.users.resetOwner(hash, minutes(30))).toBeNull();
      expect(await world.users.consumeReset(hash, minutes(30))).toBe(false);
    });

    it('refuses a link that was never made', async () => {
      const hash = randomBytes(32).toString('hex');
      expect([
        await world.users.resetOwner(hash, NOW),
        await world.users.consumeReset(hash, NOW),
      ]).toEqual([null, false]);
    });

    it('lets a link be used once, also in ten concurrent requests', async () => {
      const hash = await added(aReset());
      const uses = await Promise.all(
        Array.from({ length: 10 }, () => world.work.run(() => world.users.consumeReset(hash, NOW))),
      );
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect(await world.users.resetOwner(hash, NOW)).toBeNull();
    });

    it('voids the older link when a newer one is made, also for the same request', async () => {
      const first = await added(aReset());
      const again = await added(aReset());
      expect([
        await world.users.resetOwner(first, NOW),
        await world.users.resetOwner(again, NOW),
      ]).toEqual([null, world.userId]);
      const newer = await added(aReset({ requestedAt: minutes(1) }));
      expect([
        await world.users.resetOwner(again, NOW),
        await world.users.resetOwner(newer, NOW),
      ]).toEqual([null, world.userId]);
    });

    it('makes no link for an older request after a newer one, used or not', async () => {
      const newer = await added(aReset({ requestedAt: minutes(1) }));
      const late = aReset();
      expect(await world.work.run(() => world.users.addReset(late))).toBe(false);
      await world.users.consumeReset(newer, minutes(2));
      expect(await world.work.run(() => world.users.addReset(late))).toBe(false);
      expect(await world.users.resetOwner(late.tokenHash, minutes(2))).toBeNull();
    });

    it('makes a newer request wait for a running older one, and void its link', async () => {
      const [older, newer] = [aReset(), aReset({ requestedAt: minutes(1) })];
      const [added, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const first = world.work.run(async () => {
        await world.users.addReset(older);
        added.resolve();
        await mayEnd.promise;
      });
      await added.promise;
      const second = world.work.run(() => world.users.addReset(newer));
      // Enough time to overtake the first one if no lock held it back.
      for (let round = 0; round < 30; round += 1)
        await world.users.resetOwner(newer.tokenHash, NOW);
      mayEnd.resolve();
      await Promise.all([first, second]);
      const owners = await Promise.all(
        [older, newer].map(({ tokenHash }) => world.users.resetOwner(tokenHash, minutes(2))),
      );
      expect(owners).toEqual([null, world.userId]);
    });

    it('leaves one valid link after several concurrent requests', async () => {
      const resets = Array.from({ length: 5 }, (_, index) =>
        aReset({ requestedAt: minutes(index) }),
      );
      await Promise.all(resets.map(added));
      const good = await Promise.all(
        resets.map(({ tokenHash }) => world.users.resetOwner(tokenHash, minutes(6))),
      );
      expect(good).toEqual([null, null, null, null, world.userId]);
    });

    it('voids every link of one user and of no other', async () => {
      const own = await added(aReset());
      const others = await added(aReset({ userId: world.otherId }));
      await world.users.voidResets(world.userId, NOW);
      expect([
        await world.users.resetOwner(own, NOW),
        await world.users.resetOwner(others, NOW),
      ]).toEqual([null, world.otherId]);
    });
  });
}
