import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { ProviderSubscription } from '#billing/domain/provider-subscription.js';
import type { SubscriptionRepository } from '#billing/ports/subscription.repository.js';

export interface SubscriptionBooksWorld {
  readonly repository: SubscriptionRepository;
  /** The repository of another provider on the same database. */
  readonly other: SubscriptionRepository;
  newPerson(): Promise<string>;
}

export function subscriptionsContract(name: string, world: () => SubscriptionBooksWorld): void {
  describe(`subscription repository: ${name}`, () => {
    let repository: SubscriptionRepository;
    let userId: string;
    let customerId: string;
    beforeEach(async () => {
      ({ repository } = world());
      userId = await world().newPerson();
      customerId = await repository.keepCustomer(userId, `cus_${userId}`);
    });

    const seen = (changes: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
      id: `sub_${userId}`,
      customerId,
      status: 'active',
      cancelAtPeriodEnd: false,
      paidThrough: new Date('2026-06-01T00:00:00Z'),
      endedAt: null,
      collectionPaused: false,
      createdAt: new Date('2026-05-01T00:00:00Z'),
      ...changes,
    });
    const write = async (subscription: ProviderSubscription, reading?: string) =>
      repository.write(userId, subscription, reading ?? (await repository.nextReading()));

    it('keeps the first customer of a person, and finds its owner', async () => {
      expect(await repository.keepCustomer(userId, 'cus_second')).toBe(customerId);
      expect([
        await repository.customerOf(userId),
        await repository.ownerOf(customerId),
        await repository.ownerOf('cus_second'),
      ]).toEqual([customerId, userId, null]);
      expect(await repository.customerOf(await world().newPerson())).toBeNull();
    });

    it('never gives a customer to somebody else', async () => {
      const other = await world().newPerson();
      await expect(repository.keepCustomer(other, customerId)).rejects.toThrow(
        'belongs to somebody else',
      );
      expect(await repository.ownerOf(customerId)).toBe(userId);
    });

    it('returns the stored subscription', async () => {
      const subscription = seen({
        status: 'canceled',
        endedAt: new Date('2026-06-01T00:00:00Z'),
        collectionPaused: true,
      });
      const known = { ...subscription, cancellations: 0, cancelReason: null };
      expect(await write(subscription)).toEqual(known);
      expect(await repository.ofUser(userId)).toEqual([known]);
    });

    it('ends with the newest state, written in any order [SUB-20]', async () => {
      const readings = [];
      for (let look = 0; look < 6; look += 1) readings.push(await repository.nextReading());
      expect(readings.map(Number)).toEqual(readings.map(Number).toSorted((a, b) => a - b));
      for (let turn = 0; turn < 6; turn += 1) {
        const id = `sub_${randomUUID()}`;
        const looks = readings.map((reading, at) => ({
          reading,
          end: new Date(Date.UTC(2026, 5, at + 1)),
        }));
        const order = [...looks.slice(turn), ...looks.slice(0, turn)];
        await Promise.all(
          order.map(({ reading, end }) =>
            write(seen({ id, status: 'canceled', paidThrough: end }), reading),
          ),
        );
        expect(
          (await repository.ofUser(userId)).find((known) => known.id === id)?.paidThrough,
        ).toEqual(new Date(Date.UTC(2026, 5, 6)));
      }
    });

    it('stores concurrent states of a new customer’s first subscription [SUB-20]', async () => {
      for (let turn = 0; turn < 40; turn += 1) {
        const [person, id] = [await world().newPerson(), `sub_${randomUUID()}`];
        const [customer = ''] = await Promise.all(
          Array.from({ length: 8 }, () => repository.keepCustomer(person, `cus_${person}`)),
        );
        const readings = await Promise.all(
          Array.from({ length: 8 }, () => repository.nextReading()),
        );
        await Promise.all(
          readings.map((reading) =>
            repository.write(
              person,
              seen({ id, customerId: customer, status: 'incomplete', paidThrough: null }),
              reading,
            ),
          ),
        );
        expect(await repository.ofUser(person)).toHaveLength(1);
      }
    });

    it('refuses an older or repeated state', async () => {
      const [early, late] = [await repository.nextReading(), await repository.nextReading()];
      expect(await write(seen({ status: 'active' }), late)).not.toBeNull();
      expect(await write(seen({ status: 'incomplete' }), early)).toBeNull();
      expect(await write(seen({ status: 'incomplete' }), late)).toBeNull();
      expect(await repository.ofUser(userId)).toMatchObject([{ status: 'active' }]);
    });

    it('keeps the end of the paid time while unpaid months begin [X-19]', async () => {
      const [paid, second, third] = [
        new Date('2026-06-01T00:00:00Z'),
        new Date('2026-07-01T00:00:00Z'),
        new Date('2026-08-01T00:00:00Z'),
      ];
      await write(seen({ paidThrough: paid }));
      for (const [status, paidThrough] of [
        ['past_due', paid],
        ['unpaid', paid],
        ['unpaid', second],
        ['past_due', third],
      ] as const) {
        expect(await write(seen({ status, paidThrough }))).toMatchObject({
          status,
          paidThrough: paid,
        });
      }
      expect(await write(seen({ paidThrough: third }))).toMatchObject({ paidThrough: third });
      expect(await write(seen({ status: 'past_due', paidThrough: third }))).toMatchObject({
        paidThrough: third,
      });
    });

    it('never gives a subscription to somebody else', async () => {
      await write(seen());
      const other = await world().newPerson();
      expect(await repository.write(other, seen(), await repository.nextReading())).toBeNull();
      expect(await repository.ofUser(other)).toEqual([]);
    });

    it('refuses a second open subscription of one person', async () => {
      await write(seen());
      await expect(
        write(seen({ id: `sub_${randomUUID()}`, status: 'incomplete' })),
      ).rejects.toThrow(/one_live_each/);
      expect(await write(seen({ id: `sub_${randomUUID()}`, status: 'canceled' }))).not.toBeNull();
    });

    it('counts cancellations, not how often one was seen', async () => {
      for (const [cancelAtPeriodEnd, cancellations] of [
        [true, 1],
        [true, 1],
        [false, 1],
        [true, 2],
      ] as const) {
        expect(await write(seen({ cancelAtPeriodEnd }))).toMatchObject({ cancellations });
      }
    });

    it('keeps the reason of a cancellation through later states [PRO-17]', async () => {
      await write(seen());
      await repository.noteReason(`sub_${userId}`, 'Too cold');
      expect(await write(seen({ cancelAtPeriodEnd: true }))).toMatchObject({
        cancelReason: 'Too cold',
      });
    });

    it('lists open subscriptions', async () => {
      const over = `sub_${randomUUID()}`;
      await write(seen({ id: over, status: 'incomplete_expired' }));
      await write(seen({ status: 'unpaid' }));
      const live = await repository.liveIds();
      expect([live.includes(`sub_${userId}`), live.includes(over)]).toEqual([true, false]);
    });

    it('lets one of many concurrent callers claim each email', async () => {
      await write(seen());
      const claim = (occasion: string) =>
        repository.claimEmail(`sub_${userId}`, { kind: 'canceled', occasion });
      expect(
        (await Promise.all(Array.from({ length: 10 }, () => claim('1')))).filter(Boolean),
      ).toHaveLength(1);
      expect(await claim('2')).toBe(true);
    });

    it('reads many athletes together, with the last check of each plan', async () => {
      await write(seen());
      const stranger = await world().newPerson();
      const readings = await repository.readingsOf([userId, stranger]);
      expect([...readings.keys()]).toEqual([userId]);
      const known = { ...seen(), cancellations: 0, cancelReason: null, syncedAt: expect.any(Date) };
      expect(readings.get(userId)).toEqual({ customerId, subscriptions: [known] });
      expect((await world().other.readingsOf([userId])).size).toBe(0);
    });

    it('walks the customers in pages, each once', async () => {
      const neighbour = await world().newPerson();
      await repository.keepCustomer(neighbour, `cus_${neighbour}`);
      const walked: string[] = [];
      for (
        let page = await repository.customersAfter(null, 1);
        page.length > 0;
        page = await repository.customersAfter(page.at(-1) ?? null, 1)
      )
        walked.push(...page);
      expect(new Set(walked).size).toBe(walked.length);
      expect(walked).toEqual(expect.arrayContaining([userId, neighbour]));
      expect(await repository.countCustomers()).toBe(walked.length);
    });

    it('hides the states of another provider', async () => {
      await write(seen());
      const { other } = world();
      expect([
        await other.customerOf(userId),
        await other.ofUser(userId),
        await other.ownerOf(customerId),
      ]).toEqual([null, [], null]);
      expect(await other.liveIds()).not.toContain(`sub_${userId}`);
    });

    it('erases one person at every provider, and nothing of anybody else [X-55]', async () => {
      const { other } = world();
      await write(seen());
      await other.keepCustomer(userId, `cus_other_${userId}`);
      const neighbour = await world().newPerson();
      await repository.keepCustomer(neighbour, `cus_${neighbour}`);
      for (let time = 0; time < 2; time += 1) await repository.forget(userId);
      expect([
        await repository.customerOf(userId),
        await other.customerOf(userId),
        await repository.ofUser(userId),
      ]).toEqual([null, null, []]);
      expect(await repository.customerOf(neighbour)).toBe(`cus_${neighbour}`);
    });
  });
}
