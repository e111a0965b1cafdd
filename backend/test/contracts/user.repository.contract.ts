import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { UserRepository } from '../../src/modules/accounts/ports/user.repository.js';
import { aUser } from '../builders/user.builder.js';

export function userRepositoryContract(name: string, open: () => UserRepository): void {
  describe(`user repository: ${name}`, () => {
    let users: UserRepository;

    beforeEach(() => {
      users = open();
    });

    it('gives back what was stored', async () => {
      const suspension = { since: new Date('2026-02-03T04:05:06Z'), expiresAt: null, reason: 'unpaid' };
      const user = aUser({ suspension });
      await users.add(user);
      expect(await users.findById(user.id)).toEqual(user);
    });

    it('finds by address without regard to case and space', async () => {
      const user = aUser({ email: `Ada.${randomUUID()}@Example.com` });
      await users.add(user);
      expect((await users.findByEmail(`  ${user.email.toUpperCase()} `))?.id).toBe(user.id);
    });

    it('knows nobody who is not there', async () => {
      expect(await users.findById(randomUUID())).toBeNull();
      expect(await users.findByEmail('nobody@example.com')).toBeNull();
    });

    it('refuses an address twice, also in another case and when ten come at once', async () => {
      const email = `${randomUUID()}@example.com`;
      const tries = Array.from({ length: 10 }, (_, i) => users.add(aUser({ email: i % 2 ? email : email.toUpperCase() })));
      const outcomes = await Promise.allSettled(tries);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'EMAIL_TAKEN' } });
    });

    it('tells whether there is an administrator', async () => {
      await users.add(aUser());
      expect(await users.hasAdministrator()).toBe(false);
      await users.add(aUser({ role: 'admin' }));
      expect(await users.hasAdministrator()).toBe(true);
    });
  });
}
