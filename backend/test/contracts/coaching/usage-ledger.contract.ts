import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { UsageEntry, UsageLedger } from '#coaching/ports/usage-ledger.js';

export interface LedgerWorld {
  readonly ledger: UsageLedger;
  newAthlete(): Promise<string>;
  /** Removes the account's own row. */
  removeAthlete(userId: string): Promise<void>;
  /** Stores an answer of the athlete; its id. */
  newMessage(userId: string): Promise<string>;
  messageOf(entryId: string): Promise<string | null>;
}

export function usageLedgerContract(name: string, world: () => LedgerWorld): void {
  describe(`usage ledger: ${name}`, () => {
    let ledger: UsageLedger;
    let userId: string;
    let day: Date;
    let days = 0;

    beforeEach(async () => {
      ledger = world().ledger;
      userId = await world().newAthlete();
      // Each test has its own days, so that sums contain only its entries.
      day = new Date(Date.UTC(2026, 0, (days += 2)));
    });

    const entry = (changes: Partial<UsageEntry> = {}): UsageEntry => ({
      ...{
        id: randomUUID(),
        userId,
        purpose: 'workout',
        model: 'm-1',
        outcome: 'answered',
        promptTokens: 1234,
        completionTokens: 56,
        cachedTokens: 0,
        writtenTokens: 0,
        estimated: false,
      },
      cost: { priceVersion: 'm-1@2024-07-18', prompt: '185.100000', completion: '33.600000' },
      at: new Date(day.getTime() + 3_600_000),
      ...changes,
    });
    const sums = () => ledger.sums(day, new Date(day.getTime() + 86_400_000));

    it('counts the tokens of one purpose since a time', async () => {
      const before = await ledger.tokensSince('demo', day);
      await ledger.add([
        entry({ purpose: 'demo', userId: null }),
        entry({ purpose: 'demo', userId: null, at: new Date(day.getTime() - 1) }),
        entry({ purpose: 'general' }),
      ]);
      expect((await ledger.tokensSince('demo', day)) - before).toBe(1290);
    });

    it('sums tokens and costs by athlete, exactly [AUG-04]', async () => {
      const other = await world().newAthlete();
      const tenth = { priceVersion: 'x', prompt: '0.100000', completion: '0.200000' };
      await ledger.add([
        entry({ cost: tenth }),
        entry({ cost: tenth }),
        entry({ cost: tenth }),
        entry({ userId: other, promptTokens: 7, completionTokens: 1 }),
      ]);
      expect(await sums()).toEqual([
        {
          userId: other,
          calls: 1,
          unpricedCalls: 0,
          promptTokens: 7,
          completionTokens: 1,
          promptCost: '185.100000',
          completionCost: '33.600000',
        },
        {
          userId,
          calls: 3,
          unpricedCalls: 0,
          promptTokens: 3702,
          completionTokens: 168,
          promptCost: '0.300000',
          completionCost: '0.600000',
        },
      ]);
    });

    it('loses nothing of a million-dollar sum [AUG-12]', async () => {
      await ledger.add([
        entry({
          cost: { priceVersion: 'x', prompt: '1000000000000.000001', completion: '0.000000' },
        }),
        entry({ cost: { priceVersion: 'x', prompt: '0.000001', completion: '0.000000' } }),
      ]);
      expect((await sums())[0]?.promptCost).toBe('1000000000000.000002');
    });

    it('sums known costs, and counts calls without a price [AUG-12]', async () => {
      await ledger.add([
        entry(),
        entry({ cost: { priceVersion: 'unpriced', prompt: null, completion: null } }),
      ]);
      expect(await sums()).toMatchObject([
        {
          calls: 2,
          unpricedCalls: 1,
          promptTokens: 2468,
          promptCost: '185.100000',
          completionCost: '33.600000',
        },
      ]);
      const other = await world().newAthlete();
      await ledger.add([
        entry({
          userId: other,
          cost: { priceVersion: 'unpriced', prompt: null, completion: null },
        }),
      ]);
      expect((await sums()).at(-1)).toMatchObject({
        userId: other,
        calls: 1,
        unpricedCalls: 1,
        promptCost: '0.000000',
        completionCost: '0.000000',
      });
    });

    it("exports an athlete's calls page by page, and no others [X-55]", async () => {
      const mine = [1, 2, 3].map(() =>
        entry({
          cachedTokens: 600,
          writtenTokens: 5,
          cost: { priceVersion: 'unpriced', prompt: null, completion: null },
        }),
      );
      const ids = mine.map(({ id }) => id).sort();
      await ledger.add([...mine, entry({ userId: await world().newAthlete() })]);
      const first = await ledger.page(userId, null, 2);
      const rest = await ledger.page(userId, first.at(-1)?.id ?? null, 2);
      expect([first.map(({ id }) => id), rest.map(({ id }) => id)]).toEqual([
        ids.slice(0, 2),
        ids.slice(2),
      ]);
      expect(rest).toEqual([
        {
          ...{
            id: ids[2],
            purpose: 'workout',
            model: 'm-1',
            outcome: 'answered',
            promptTokens: 1234,
            completionTokens: 56,
            cachedTokens: 600,
            writtenTokens: 5,
          },
          ...{
            estimated: false,
            priceVersion: 'unpriced',
            promptCost: null,
            completionCost: null,
            messageId: null,
            at: expect.any(Date),
          },
        },
      ]);
    });

    it('counts from one time until before another [AUG-02]', async () => {
      await ledger.add([entry({ at: day }), entry({ at: new Date(day.getTime() + 86_400_000) })]);
      expect((await sums()).map(({ calls }) => calls)).toEqual([1]);
    });

    it('books calls without a stored answer, and calls of visitors', async () => {
      await ledger.add([
        entry({ outcome: 'failed', estimated: true }),
        entry({ outcome: 'aborted' }),
        entry({ userId: null, purpose: 'demo' }),
      ]);
      expect((await sums()).map((sum) => [sum.userId, sum.calls])).toEqual([
        [userId, 2],
        [null, 1],
      ]);
    });

    it('links a call to its answer', async () => {
      const [one, two] = [entry(), entry()];
      await ledger.add([one, two]);
      const messageId = await world().newMessage(userId);
      await ledger.assign([one.id], messageId);
      await ledger.assign([], messageId);
      expect([await world().messageOf(one.id), await world().messageOf(two.id)]).toEqual([
        messageId,
        null,
      ]);
    });

    it('erases the athlete of the calls and keeps their cost [X-55]', async () => {
      const mine = entry();
      await ledger.add([mine, entry({ userId: await world().newAthlete() })]);
      await ledger.assign([mine.id], await world().newMessage(userId));
      const before = await sums();
      for (let time = 0; time < 2; time += 1) await ledger.forget(userId);
      const after = await sums();
      expect(after.some((sum) => sum.userId === userId)).toBe(false);
      expect(await world().messageOf(mine.id)).toBeNull();
      expect(after.reduce((sum, row) => sum + row.calls, 0)).toBe(
        before.reduce((sum, row) => sum + row.calls, 0),
      );
    });

    it('keeps the cost of a call that ends after its athlete’s deletion', async () => {
      await world().removeAthlete(userId);
      await ledger.add([entry()]);
      expect((await sums()).map((sum) => [sum.userId, sum.calls])).toEqual([[null, 1]]);
    });

    it('keeps the cost of calls after their athlete’s deletion', async () => {
      await ledger.add([entry()]);
      await world().removeAthlete(userId);
      expect((await sums()).map((sum) => [sum.userId, sum.calls])).toEqual([[null, 1]]);
    });
  });
}
