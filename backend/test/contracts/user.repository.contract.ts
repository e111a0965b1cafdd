import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { UserRepository } from '#accounts/ports/user.repository.js';
import { aUser } from '../builders/user.builder.js';

export function userRepositoryContract(name: string, open: () => UserRepository): void {
  describe(`user repository: ${name}`, () => {
    let users: UserRepository;

    beforeEach(() => {
      users = open();
    });

    it('gives back what was stored', async () => {
      const suspension = {
        since: new Date('2026-02-03T04:05:06Z'),
        expiresAt: null,
        reason: 'unpaid',
        forPayment: true,
      };
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
      const tries = Array.from({ length: 10 }, (_, i) =>
        users.add(aUser({ email: i % 2 ? email : email.toUpperCase() })),
      );
      const outcomes = await Promise.allSettled(tries);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'EMAIL_TAKEN' },
      });
    });

    it('changes a password and raises the token version', async () => {
      const user = aUser();
      await users.add(user);
      expect(await users.changePassword(user, 'another hash')).toBe(1);
      expect(await users.findById(user.id)).toEqual({
        ...user,
        passwordHash: 'another hash',
        tokenVersion: 1,
      });
    });

    it('changes a password once when ten changes start from the same state', async () => {
      const user = aUser();
      await users.add(user);
      const versions = await Promise.all(
        Array.from({ length: 10 }, (_, i) => users.changePassword(user, `hash ${i}`)),
      );
      expect(versions.filter((version) => version !== null)).toEqual([1]);
      expect((await users.findById(user.id))?.passwordHash).toBe(`hash ${versions.indexOf(1)}`);
    });

    it('refreshes a hash without ending sessions, and never over a newer password', async () => {
      const user = aUser();
      await users.add(user);
      await users.refreshPasswordHash(user, 'same password, new cost');
      expect(await users.findById(user.id)).toEqual({
        ...user,
        passwordHash: 'same password, new cost',
      });
      await users.refreshPasswordHash(user, 'late');
      expect((await users.findById(user.id))?.passwordHash).toBe('same password, new cost');
    });

    it('tells whether there is an administrator', async () => {
      await users.add(aUser());
      expect(await users.hasAdministrator()).toBe(false);
      await users.add(aUser({ role: 'admin' }));
      expect(await users.hasAdministrator()).toBe(true);
    });
  });
}
