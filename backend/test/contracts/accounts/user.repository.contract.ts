import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { UserRepository } from '#accounts/ports/user.repository.js';
import { aUser } from '#test/builders/user.builder.js';

const TURN = new Date('2026-05-01T10:00:00Z');

export interface UserWorld {
  readonly users: UserRepository;
  /** The plan status that an account is listed by. */
  planStatusOf(userId: string): Promise<string>;
}

export function userRepositoryContract(name: string, open: () => UserWorld): void {
  describe(`user repository: ${name}`, () => {
    let world: UserWorld;
    let users: UserRepository;

    beforeEach(() => {
      world = open();
      users = world.users;
    });

    const newUser = async (): Promise<string> => {
      const user = aUser();
      await users.add(user);
      return user.id;
    };

    it('returns what was stored', async () => {
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

    it('finds by address and ignores case and space', async () => {
      const user = aUser({ email: `Ada.${randomUUID()}@Example.com` });
      await users.add(user);
      expect((await users.findByEmail(`  ${user.email.toUpperCase()} `))?.id).toBe(user.id);
    });

    it('returns null for an unknown id or address', async () => {
      expect(await users.findById(randomUUID())).toBeNull();
      expect(await users.findByEmail('nobody@example.com')).toBeNull();
    });

    it('refuses a duplicate address in any case and in ten concurrent requests', async () => {
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

    it('changes a password once when ten concurrent changes share a start state', async () => {
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

    it('knows whether there is an administrator', async () => {
      await users.add(aUser());
      expect(await users.hasAdministrator()).toBe(false);
      await users.add(aUser({ role: 'admin' }));
      expect(await users.hasAdministrator()).toBe(true);
    });

    it('lists a new account as a trial', async () => {
      expect(await world.planStatusOf(await newUser())).toBe('TRIAL');
    });

    it('keeps the plan status that was saved last', async () => {
      const id = await newUser();
      await users.savePlanStatus(id, { status: 'PENDING', turnsAt: null, then: null });
      await users.savePlanStatus(id, { status: 'ACTIVE', turnsAt: null, then: null });
      expect(await world.planStatusOf(id)).toBe('ACTIVE');
    });

    it('changes a plan status at its time, and not before [AUS-08]', async () => {
      const id = await newUser();
      await users.savePlanStatus(id, { status: 'CANCELED', turnsAt: TURN, then: 'COMPLETED' });
      await users.applyDuePlanChanges(new Date(TURN.getTime() - 1));
      expect(await world.planStatusOf(id)).toBe('CANCELED');
      await users.applyDuePlanChanges(TURN);
      expect(await world.planStatusOf(id)).toBe('COMPLETED');
      await users.applyDuePlanChanges(new Date(TURN.getTime() + 1));
      expect(await world.planStatusOf(id)).toBe('COMPLETED');
    });
  });
}
