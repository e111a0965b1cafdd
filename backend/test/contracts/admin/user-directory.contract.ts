import { beforeAll, describe, expect, it } from '@jest/globals';
import { USER_SORTS, type UserQuery } from '#admin/domain/user-query.js';
import type { UserDirectory } from '#admin/ports/user-directory.js';

export interface ListedPerson {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName: string;
  readonly isSuspended?: boolean;
  readonly role?: 'athlete' | 'admin';
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

    it('finds users by any part of address or name, and by the beginning of a word', async () => {
      const found = async (search: string) =>
        (await world.directory.page({ ...EVERYBODY, search }, 0, 100)).entries.length;
      expect(
        await Promise.all(['ODD.EXAMPLE', 'name 1', 'pe', 'ex', 'son-07', '%%%', '  '].map(found)),
      ).toEqual([20, 13, 40, 40, 1, 0, 40]);
      expect(
        (await world.directory.page({ ...EVERYBODY, filter: 'ACTIVE', search: 'even' }, 0, 1))
          .count,
      ).toEqual({ count: 10, exact: true });
    });

    describe('names', () => {
      const NAMES = [
        ['Wei', 'Li'],
        ['小龙', '李'],
        ['Ayşe', 'İstanbullu'],
        ['Åsa', 'Öström'],
        ['Jan', 'de Vries'],
        ['Zoë', 'Zeman'],
        ['محمد', 'علي'],
        ['Anna', 'Olsen'],
      ] as const;
      const listed = async (query: Partial<UserQuery>) =>
        (
          await world.directory.page({ ...EVERYBODY, filter: 'EXPIRED', ...query }, 0, 100)
        ).entries.map(({ lastName }) => lastName);
      beforeAll(async () => {
        for (const [n, [firstName, lastName]] of NAMES.entries())
          await world.add({
            ...{ email: `n${n}@names.example`, firstName, lastName },
            ...{ planStatus: 'EXPIRED', createdAt: new Date() },
          });
      });

      it.each([
        ['Li', 'Li'],
        ['wei li', 'Li'],
        ['Li Wei', 'Li'],
        ['李', '李'],
        ['龙', '李'],
        ['istanbul', 'İstanbullu'],
        ['İSTANBUL', 'İstanbullu'],
        ['ayse', 'İstanbullu'],
        ['ÅSA', 'Öström'],
        ['ostrom', 'Öström'],
        ['De Vries', 'de Vries'],
        ['zoe', 'Zeman'],
        ['مح', 'علي'],
      ])('finds by %s', async (search, lastName) => {
        expect(await listed({ search })).toEqual([lastName]);
      });

      it('sorts without regard to case and accents', async () => {
        expect(await listed({ sort: 'lastName_asc' })).toEqual([
          'de Vries',
          'İstanbullu',
          'Li',
          'Olsen',
          'Öström',
          'Zeman',
          'علي',
          '李',
        ]);
      });
    });

    it('lists suspended users and administrators, with their number', async () => {
      const base = { planStatus: 'PENDING', createdAt: new Date(), lastName: '' };
      await world.add({ ...base, email: 'barred@group.example', isSuspended: true });
      await world.add({ ...base, email: 'boss@group.example', role: 'admin' });
      const group = async (query: Partial<UserQuery>) => {
        const { entries, count } = await world.directory.page({ ...EVERYBODY, ...query }, 0, 9);
        return [entries.map(({ email }) => email), count];
      };
      const barred = [['barred@group.example'], { count: 1, exact: true }];
      expect(await group({ only: 'SUSPENDED' })).toEqual(barred);
      expect(await group({ only: 'SUSPENDED', search: 'barred' })).toEqual(barred);
      expect(await group({ only: 'SUSPENDED', filter: 'TRIAL' })).toEqual([
        [],
        { count: 0, exact: true },
      ]);
      expect(await group({ only: 'ADMINISTRATORS' })).toEqual([
        ['boss@group.example'],
        { count: 1, exact: true },
      ]);
      expect(await group({ only: 'FAILED' })).toEqual([[], { count: 0, exact: true }]);
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
