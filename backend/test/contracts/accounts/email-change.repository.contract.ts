import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type {
  EmailChange,
  EmailChangeRepository,
} from '#accounts/ports/email-change.repository.js';

const NOW = new Date('2026-05-03T10:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const aHash = () => randomBytes(32).toString('hex');

/** A repository with two users who have requested nothing. */
export interface EmailChangeWorld {
  readonly changes: EmailChangeRepository;
  readonly userId: string;
  readonly otherId: string;
}

export function emailChangeContract(name: string, open: () => Promise<EmailChangeWorld>): void {
  describe(`email changes: ${name}`, () => {
    let world: EmailChangeWorld;
    let changes: EmailChangeRepository;
    beforeEach(async () => {
      world = await open();
      changes = world.changes;
    });

    const requested = async (given: Partial<EmailChange> = {}): Promise<EmailChange> => {
      const change: EmailChange = {
        id: randomUUID(),
        userId: world.userId,
        email: 'new@example.com',
        oldEmail: 'old@example.com',
        requestedAt: NOW,
        expiresAt: hours(24),
        ...given,
      };
      await changes.add(change);
      return change;
    };

    it('gives a link that works once, also in ten concurrent requests', async () => {
      const change = await requested();
      const hash = aHash();
      expect(await changes.giveLink(change.id, hash, NOW)).toEqual(change);
      const uses = await Promise.all(Array.from({ length: 10 }, () => changes.consume(hash, NOW)));
      expect(uses.filter((used) => used !== null)).toEqual([change]);
      expect(await changes.byId(change.id)).toEqual(change);
    });

    it('voids the earlier link when the same request gets another', async () => {
      const { id } = await requested();
      const [first, second] = [aHash(), aHash()];
      await changes.giveLink(id, first, NOW);
      await changes.giveLink(id, second, NOW);
      expect(await changes.consume(first, NOW)).toBeNull();
      expect(await changes.consume(second, NOW)).toMatchObject({ id });
    });

    it('voids an earlier request of the same user and of no other', async () => {
      const earlier = await requested();
      const others = await requested({ userId: world.otherId });
      await requested();
      expect([
        await changes.giveLink(earlier.id, aHash(), NOW),
        (await changes.giveLink(others.id, aHash(), NOW))?.id,
      ]).toEqual([null, others.id]);
    });

    it('gives and takes no link after a request expired or was voided', async () => {
      const expired = await requested();
      const hash = aHash();
      await changes.giveLink(expired.id, hash, NOW);
      expect([
        await changes.consume(hash, hours(24)),
        await changes.giveLink(expired.id, aHash(), hours(24)),
      ]).toEqual([null, null]);
      await changes.voidAll(world.userId, NOW);
      expect(await changes.consume(hash, NOW)).toBeNull();
    });

    it('knows every address that a user’s requests name', async () => {
      await requested();
      await requested({ email: 'third@example.com' });
      await requested({ userId: world.otherId, email: 'other@example.com' });
      expect([...(await changes.addressesOf(world.userId))].sort()).toEqual([
        'new@example.com',
        'old@example.com',
        'third@example.com',
      ]);
    });
  });
}
