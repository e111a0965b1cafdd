import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminReports } from '#admin/ports/admin-reports.js';

export interface BookedCall {
  /** Null without an athlete. */
  readonly userId: string | null;
  readonly at: string;
  /** Micro-dollars; null if the price is unknown. */
  readonly cost: string | null;
}

export interface AdminReportsWorld {
  readonly reports: AdminReports;
  addClosed(email: string, deletedAt: string): Promise<void>;
  addVisit(own: string, at: string): Promise<void>;
  newUser(): Promise<string>;
  /** A call of 10 tokens in and 1 out, whose whole cost is the prompt's. */
  book(call: BookedCall): Promise<void>;
}

let year = 2000;

export function adminReportsContract(name: string, open: () => AdminReportsWorld): void {
  describe(`admin reports: ${name}`, () => {
    it('reads deleted accounts newest first, by page, with their number [ADL-01]', async () => {
      const world = open();
      const { reports } = world;
      for (const day of [1, 3, 2])
        await world.addClosed(`${day}@example.com`, `2026-05-0${day}T10:00:00Z`);
      expect((await reports.deletedAccounts(0, 2)).rows.map(({ email }) => email)).toEqual([
        '3@example.com',
        '2@example.com',
      ]);
      expect(await reports.deletedAccounts(2, 2)).toMatchObject({
        rows: [{ email: '1@example.com' }],
        total: 3,
      });
    });

    it('reads visits of whole days in New York, newest first [ADS-03, X-27]', async () => {
      const world = open();
      const { reports } = world;
      for (const at of [
        '2026-03-08T04:59:59Z',
        '2026-03-08T05:00:00Z',
        '2026-03-09T03:59:59Z',
        '2026-03-09T04:00:00Z',
      ])
        await world.addVisit(at, at);
      const { rows, total } = await reports.demoSessions(
        { from: '2026-03-08', to: '2026-03-08' },
        0,
        10,
      );
      expect([rows.map(({ userQuestion }) => userQuestion), total]).toEqual([
        ['2026-03-09T03:59:59Z', '2026-03-08T05:00:00Z'],
        2,
      ]);
    });

    describe('usage', () => {
      let world: AdminReportsWorld;
      let userId: string;
      let at: string;
      let range: { from: string; to: string };

      /** Each test has its own day. */
      beforeEach(async () => {
        world = open();
        userId = await world.newUser();
        year += 1;
        at = `${year}-06-01T15:00:00Z`;
        range = { from: `${year}-06-01`, to: `${year}-06-01` };
      });

      it('sums people and days to the same total, to the last digit [AUG-12]', async () => {
        for (const cost of ['0.000001', '1234567890123.999999'])
          await world.book({ userId, at, cost });
        await world.book({ userId: null, at, cost: '1' });
        const { people, ...rest } = await world.reports.usage(range, 0, 10);
        expect(people.map((person) => [person.userId, person.totalCost])).toEqual([
          [userId, '1234567.890124000000'],
          [null, '0.000001000000'],
        ]);
        expect(rest).toEqual({
          count: 2,
          totals: expect.objectContaining({
            promptTokens: 30,
            completionTokens: 3,
            totalCost: '1234567.890125000000',
          }),
          perDay: [
            {
              day: range.from,
              model: expect.any(String),
              tokens: 33,
              cost: '1234567.890125000000',
            },
          ],
        });
      });

      it('counts a call of unknown price, and adds nothing for it', async () => {
        await world.book({ userId, at, cost: null });
        const { people, totals } = await world.reports.usage(range, 0, 10);
        expect(people).toEqual([
          expect.objectContaining({ userId, unpricedCalls: 1, promptTokens: 10 }),
        ]);
        expect([totals.unpricedCalls, Number(totals.totalCost)]).toEqual([1, 0]);
      });

      it('pages in the order of cost', async () => {
        const dear = await world.newUser();
        await world.book({ userId, at, cost: '1' });
        await world.book({ userId: dear, at, cost: '2' });
        const page = async (offset: number) =>
          (await world.reports.usage(range, offset, 1)).people.map((person) => person.userId);
        expect([await page(0), await page(1), await page(2)]).toEqual([[dear], [userId], []]);
      });

      it('is empty without usage [AUG-11]', async () => {
        expect(await world.reports.usage(range, 0, 10)).toMatchObject({
          people: [],
          count: 0,
          perDay: [],
          totals: { uploads: 0, promptTokens: 0 },
        });
      });
    });
  });
}
