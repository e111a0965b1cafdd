import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OpenSession } from '#accounts/domain/session.js';
import type { User } from '#accounts/domain/user.js';
import type { SessionRepository } from '#accounts/ports/session.repository.js';

const at = (minute: number): Date => new Date(Date.UTC(2026, 4, 1, 10, minute));

/** A repository with two users and no session. */
export interface SessionWorld {
  readonly sessions: SessionRepository;
  readonly user: User;
  readonly other: User;
}

export function sessionRepositoryContract(name: string, open: () => Promise<SessionWorld>): void {
  describe(`session repository: ${name}`, () => {
    let world: SessionWorld;
    let sessions: SessionRepository;
    beforeEach(async () => {
      world = await open();
      sessions = world.sessions;
    });

    const begun = async (changes: Partial<OpenSession> = {}): Promise<OpenSession> => {
      const session: OpenSession = {
        id: randomUUID(),
        userId: world.user.id,
        device: 'Firefox on Windows',
        factors: ['password'],
        begunAt: at(0),
        usedAt: at(0),
        ...changes,
      };
      await sessions.add(session);
      return session;
    };
    const idsOf = async (user: User): Promise<string[]> =>
      (await sessions.listOf(user.id)).map(({ id }) => id);

    it('finds a session with its owner', async () => {
      const session = await begun();
      expect(await sessions.find(session)).toEqual({ user: world.user, usedAt: at(0) });
    });

    it('finds no session that never began or is another user’s', async () => {
      const session = await begun();
      expect([
        await sessions.find({ id: randomUUID(), userId: world.user.id }),
        await sessions.find({ id: session.id, userId: world.other.id }),
      ]).toEqual([null, null]);
    });

    it('keeps the last use, also when an earlier one arrives later', async () => {
      const session = await begun();
      await sessions.noteUse(session.id, at(5));
      await sessions.noteUse(session.id, at(3));
      expect((await sessions.find(session))?.usedAt).toEqual(at(5));
    });

    it('ends a session once and for good', async () => {
      const session = await begun();
      expect([await sessions.end(session), await sessions.end(session)]).toEqual([true, false]);
      await sessions.noteUse(session.id, at(5));
      expect(await sessions.find(session)).toBeNull();
    });

    it('lets nobody end another user’s session', async () => {
      const session = await begun();
      expect(await sessions.end({ id: session.id, userId: world.other.id })).toBe(false);
      expect(await sessions.find(session)).not.toBeNull();
    });

    it('lists what was begun, newest use first, and nothing of another user', async () => {
      const [early, late] = [await begun({ usedAt: at(1) }), await begun({ usedAt: at(2) })];
      await begun({ userId: world.other.id });
      expect(await sessions.listOf(world.user.id)).toEqual([late, early]);
    });

    it('ends every session of a user except for the kept one', async () => {
      const [kept, other] = [await begun(), await begun({ userId: world.other.id })];
      await begun();
      await sessions.endAll(world.user.id, kept.id);
      expect(await idsOf(world.user)).toEqual([kept.id]);
      await sessions.endAll(world.user.id, null);
      expect([await idsOf(world.user), await idsOf(world.other)]).toEqual([[], [other.id]]);
    });

    it('removes sessions begun before a time and no others', async () => {
      await begun({ begunAt: at(1) });
      const late = await begun({ begunAt: at(10) });
      await sessions.removeBegunBefore(at(10));
      expect(await idsOf(world.user)).toEqual([late.id]);
    });

    it('exports devices and times, and no id', async () => {
      const { id } = await begun();
      const document = JSON.stringify(await sessions.exportOf(world.user.id));
      expect(document).toContain('Firefox on Windows');
      expect(document).not.toContain(id);
      expect(await sessions.exportOf(world.other.id)).toEqual([]);
    });
  });
}
