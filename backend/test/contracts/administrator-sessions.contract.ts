import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AdministratorSessions } from '#accounts/ports/administrator-sessions.js';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 10, minute));

export function administratorSessionsContract(
  name: string,
  open: () => AdministratorSessions,
  newUser: () => Promise<string>,
): void {
  describe(`administrator sessions: ${name}`, () => {
    let sessions: AdministratorSessions;
    let session: { id: string; userId: string };

    beforeEach(async () => {
      sessions = open();
      session = { id: randomUUID(), userId: await newUser() };
    });

    it('knows none that was never used', async () => {
      expect(await sessions.find(session.id)).toBeNull();
    });

    it('remembers the last use, also where an earlier one is told later', async () => {
      await sessions.see(session, at(5));
      await sessions.see(session, at(3));
      expect(await sessions.find(session.id)).toEqual({ seenAt: at(5), ended: false });
    });

    it('ends one for good, used before or not', async () => {
      await sessions.see(session, at(1));
      await sessions.end(session, at(2));
      await sessions.see(session, at(3));
      expect(await sessions.find(session.id)).toMatchObject({ ended: true });
      const unused = { ...session, id: randomUUID() };
      await sessions.end(unused, at(2));
      expect(await sessions.find(unused.id)).toMatchObject({ ended: true });
    });

    it('forgets those of before a time and no others', async () => {
      const late = { ...session, id: randomUUID() };
      await sessions.see(session, at(1));
      await sessions.see(late, at(10));
      await sessions.forget(at(10));
      expect([await sessions.find(session.id), (await sessions.find(late.id))?.seenAt]).toEqual([
        null,
        at(10),
      ]);
    });
  });
}
