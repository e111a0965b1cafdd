import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UsageReport } from '../../src/modules/admin/ports/usage-report.js';

export interface BookedCall {
  /** Null for nobody. */
  readonly userId: string | null;
  readonly at: string;
  /** Micro-dollars; null where the price is unknown. */
  readonly cost: string | null;
}

export interface UsageReportWorld {
  readonly report: UsageReport;
  newUser(): Promise<string>;
  /** A call of 10 tokens in and 1 out, whose whole cost is the prompt's. */
  book(call: BookedCall): Promise<void>;
}

let year = 2000;

export function usageReportContract(name: string, open: () => UsageReportWorld): void {
  describe(`usage report: ${name}`, () => {
    let world: UsageReportWorld;
    let userId: string;
    let at: string;
    let range: { from: string; to: string };

    /** A day of its own for each test. */
    beforeEach(async () => {
      world = open();
      userId = await world.newUser();
      year += 1;
      at = `${year}-06-01T15:00:00Z`;
      range = { from: `${year}-06-01`, to: `${year}-06-01` };
    });

    it('AUG-12 sums people and days to the same, to the last digit', async () => {
      for (const cost of ['0.000001', '1234567890123.999999']) await world.book({ userId, at, cost });
      await world.book({ userId: null, at, cost: '1' });
      const people = await world.report.byUser(range, 0, 10);
      expect(people.map((person) => [person.userId, person.totalCost])).toEqual([[userId, '1234567.890124000000'], [null, '0.000001000000']]);
      expect(await world.report.totals(range)).toMatchObject({ people: 2, promptTokens: 30, completionTokens: 3, totalCost: '1234567.890125000000' });
      expect(await world.report.byDay(range)).toEqual([{ day: range.from, model: expect.any(String), tokens: 33, cost: '1234567.890125000000' }]);
    });

    it('counts a call of unknown price, and adds nothing for it', async () => {
      await world.book({ userId, at, cost: null });
      expect(await world.report.byUser(range, 0, 10)).toEqual([expect.objectContaining({ userId, unpricedCalls: 1, promptTokens: 10 })]);
      expect(Number((await world.report.totals(range)).totalCost)).toBe(0);
    });

    it('turns pages in the order of cost', async () => {
      const dear = await world.newUser();
      await world.book({ userId, at, cost: '1' });
      await world.book({ userId: dear, at, cost: '2' });
      expect((await world.report.byUser(range, 0, 1)).map((person) => person.userId)).toEqual([dear]);
      expect((await world.report.byUser(range, 1, 1)).map((person) => person.userId)).toEqual([userId]);
    });

    it('AUG-11 is empty where nothing was', async () => {
      expect([await world.report.byUser(range, 0, 10), await world.report.byDay(range)]).toEqual([[], []]);
      expect(await world.report.totals(range)).toMatchObject({ people: 0, uploads: 0, promptTokens: 0 });
    });
  });
}
