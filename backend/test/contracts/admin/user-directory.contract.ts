import { beforeAll, describe, expect, it } from '@jest/globals';
import { USER_SORTS, type UserQuery } from '#admin/domain/user-query.js';
import type { UserDirectory } from '#admin/ports/user-directory.js';

export interface ListedPerson {
  readonly email: string;
  readonly lastName: string;
  readonly planStatus: string;
  readonly createdAt: Date;
  readonly closed?: boolean;
}

export interface UserDirectoryWorld {
  readonly directory: UserDirectory;
  /** The id of a new user. */
  add(person: ListedPerson): Promise<string>;
}

const EVERYBODY: UserQuery = { filter: 'ALL', search: '', sort: 'createdAt_desc' };
const STATUSES = ['TRIAL', 'TRIAL', 'ACTIVE', 'COMPLETED'];
/** Many share a name and a moment, so that only the id tells them apart. */
const PEOPLE = Array.from({ length: 40 }, (_, n): ListedPerson => ({
  email: `Person-${String(n).padStart(2, '0')}@${n % 2 ? 'odd' : 'even'}.example`,
  lastName: `Name ${n % 3}`,
  planStatus: STATUSES[n % 4] ?? 'TRIAL',
  createdAt: new Date(Date.UTC(2026, 0, 1 + (n % 5))),
}));

export function userDirectoryContract(name: string, open: () => UserDirectoryWorld): void {
  describe(`user directory: ${name}`, () => {
    let world: UserDirectoryWorld;
    let first: string;
    beforeAll(async () => {
      world = open();
      const ids: string[] = [];
      for (const person of PEOPLE) ids.push(await world.add(person));
      first = ids[0] ?? '';
      await world.add({
        email: 'gone@odd.example',
        lastName: 'Name 0',
        planStatus: 'TRIAL',
        createdAt: new Date(),
        closed: true,
      });
    });

    it('counts the listed users, without accounts that are being closed', async () => {
      for (const filter of [
        'ALL',
        'TRIAL',
        'ACTIVE',
        'COMPLETED',
        'EXPIRED',
        'SUBSCRIBERS',
      ] as const) {
        const query = { ...EVERYBODY, filter };
        const { entries, count } = await world.directory.page(query, 0, 100);
        expect([filter, count]).toEqual([filter, { count: entries.length, exact: true }]);
        expect(entries.some(({ email }) => email.startsWith('gone'))).toBe(false);
      }
      expect(
        (await world.directory.page({ ...EVERYBODY, filter: 'SUBSCRIBERS' }, 0, 100)).entries
          .length,
      ).toBe(20);
    });

    it.each(USER_SORTS)(
      'reads the same by number and by place, sorted by %s, each person once',
      async (sort) => {
        const query = { ...EVERYBODY, sort };
        const whole = (await world.directory.page(query, 0, 100)).entries.map(
          ({ userId }) => userId,
        );
        const numbered: string[] = [];
        for (const offset of [0, 15, 30])
          numbered.push(
            ...(await world.directory.page(query, offset, 15)).entries.map(({ userId }) => userId),
          );
        const placed: string[] = [];
        let place = null;
        do {
          const page = await world.directory.after(query, place, 7);
          placed.push(...page.map(({ userId }) => userId));
          place = page.at(-1) ?? null;
        } while (place !== null);
        expect(new Set(whole).size).toBe(40);
        expect(numbered).toEqual(whole);
        expect(placed).toEqual(whole);
      },
    );

    it('finds users by any part of address or name, and by a short prefix', async () => {
      const found = async (search: string) =>
        (await world.directory.page({ ...EVERYBODY, search }, 0, 100)).entries.length;
      expect(
        await Promise.all(['ODD.EXAMPLE', 'name 1', 'pe', 'ex', 'son-07', '%%%', '  '].map(found)),
      ).toEqual([20, 13, 40, 0, 1, 0, 40]);
      expect(
        (await world.directory.page({ ...EVERYBODY, filter: 'ACTIVE', search: 'even' }, 0, 1))
          .count,
      ).toEqual({ count: 10, exact: true });
    });

    it('finds a user by id', async () => {
      expect(await world.directory.one(first)).toMatchObject({
        userId: first,
        email: PEOPLE[0]?.email,
        isSuspended: false,
      });
    });
  });
}
