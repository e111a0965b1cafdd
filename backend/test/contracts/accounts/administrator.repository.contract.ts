import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AdministratorRepository } from '#accounts/ports/administrator.repository.js';
import type { UserRepository } from '#accounts/ports/user.repository.js';
import { aUser } from '#test/builders/user.builder.js';

export interface AdministratorWorld {
  readonly staff: AdministratorRepository;
  readonly users: UserRepository;
}

export function administratorRepositoryContract(
  name: string,
  open: () => AdministratorWorld,
): void {
  describe(`administrator repository: ${name}`, () => {
    let world: AdministratorWorld;
    beforeEach(() => {
      world = open();
    });

    it('changes a role once, and voids every token with it', async () => {
      const { staff } = world;
      const user = aUser();
      await world.users.add(user);
      const changed = await Promise.all([1, 2].map(() => staff.changeRole(user.id, 'admin')));
      expect(changed.sort()).toEqual([false, true]);
      expect(await world.users.findById(user.id)).toEqual({
        ...user,
        role: 'admin',
        tokenVersion: 1,
      });
      expect(await staff.lock()).toContain(user.id);
      expect(await staff.all()).toContainEqual({
        id: user.id,
        email: user.email,
        createdAt: user.createdAt,
        lastSeenAt: null,
      });
      await staff.changeRole(user.id, 'athlete');
      expect(await staff.lock()).not.toContain(user.id);
      expect(await staff.changeRole(randomUUID(), 'admin')).toBe(false);
    });
  });
}
