import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UsageReport } from '#admin/ports/usage-report.js';

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

    it('sums people and days to the same, to the last digit [AUG-12]', async () => {
      for (const cost of ['0.000001', '1234567890123.999999'])
        await world.book({ userId, at, cost });
      await world.book({ userId: null, at, cost: '1' });
      const { people, ...rest } = await world.report.read(range, 0, 10);
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
          { day: range.from, model: expect.any(String), tokens: 33, cost: '1234567.890125000000' },
        ],
      });
    });

    it('counts a call of unknown price, and adds nothing for it', async () => {
      await world.book({ userId, at, cost: null });
      const { people, totals } = await world.report.read(range, 0, 10);
      expect(people).toEqual([
        expect.objectContaining({ userId, unpricedCalls: 1, promptTokens: 10 }),
      ]);
      expect([totals.unpricedCalls, Number(totals.totalCost)]).toEqual([1, 0]);
    });

    it('turns pages in the order of cost', async () => {
      const dear = await world.newUser();
      await world.book({ userId, at, cost: '1' });
      await world.book({ userId: dear, at, cost: '2' });
      const page = async (offset: number) =>
        (await world.report.read(range, offset, 1)).people.map((person) => person.userId);
      expect([await page(0), await page(1), await page(2)]).toEqual([[dear], [userId], []]);
    });

    it('is empty where nothing was [AUG-11]', async () => {
      expect(await world.report.read(range, 0, 10)).toMatchObject({
        people: [],
        count: 0,
        perDay: [],
        totals: { uploads: 0, promptTokens: 0 },
      });
    });
  });
}
