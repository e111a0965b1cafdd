import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ReconcileSubscriptions } from '#billing/application/reconcile-subscriptions.use-case.js';
import { PaymentProvider } from '#billing/ports/payment-provider.js';
import { SubscriptionRepository } from '#billing/ports/subscription.repository.js';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import type { BillingWorld, News } from './billing-world.js';
import { planOf, subscriptionOf } from './billing.support.js';
import { lettersTo } from '../credentials/credentials.support.js';
import { rows } from '../workouts/workouts.support.js';

type Athlete = HttpClient & { readonly email: string };

/** What becomes of news that come in any order, more than once, or never. */
export function newsSuite(start: () => Promise<BillingWorld>): void {
  describe('news', () => {
    let world: BillingWorld;
    beforeAll(async () => {
      world = await start();
    }, 60_000);

    /** An athlete who paid and canceled immediately; no webhook event about it has arrived. */
    const paidAndCanceled = async (): Promise<{ athlete: Athlete; news: readonly News[] }> => {
      const news = world.hold();
      const athlete = await newAthlete(world.app.url, {}, { onboarding: 'none' });
      const { body } = await athlete.post<{ clientSecret: string }>('/api/subscription/create', {});
      await world.pay(athlete, body.clientSecret);
      const provider = world.app.app.get(PaymentProvider, { strict: false });
      await provider.cancelNow(await subscriptionOf(world.app, athlete.email));
      return { athlete, news };
    };
    /** The hourly sweep may fall due at any moment, and looks at every subscription. */
    const withoutRounds = async (act: () => Promise<void>) => {
      const round = jest
        .spyOn(world.app.app.get(ReconcileSubscriptions, { strict: false }), 'execute')
        .mockResolvedValue();
      await act().finally(() => round.mockRestore());
    };
    const applied = (news: readonly News[]) =>
      eventually(async () => {
        const open = await rows(
          world.app,
          'SELECT id FROM billing_events WHERE id = ANY($1) AND applied_at IS NOT NULL',
          [news.map(({ id }) => id)],
        );
        expect(open).toHaveLength(new Set(news.map(({ id }) => id)).size);
      });
    const endState = async (athlete: Athlete) => {
      const [subscription] = await rows(
        world.app,
        'SELECT s.status, s.cancel_at_period_end, s.paid_through IS NOT NULL AS paid, ' +
          's.ended_at IS NOT NULL AS over FROM subscriptions s JOIN users u ON u.id = ' +
          's.user_id WHERE u.email = $1',
        [athlete.email],
      );
      const letters = await rows(
        world.app,
        'SELECT l.kind FROM billing_letters l JOIN subscriptions s ON s.id = ' +
          'l.subscription_id JOIN users u ON u.id = s.user_id WHERE u.email = $1',
        [athlete.email],
      );
      return { subscription, letters };
    };

    it(
      'of all 24 orders of created, paid, updated and deleted end in one state [FAULT-20]',
      () =>
        withoutRounds(async () => {
          const orders: {
            readonly order: readonly number[];
            readonly athlete: Athlete;
            readonly news: readonly News[];
          }[] = [];
          for (const order of permutations([0, 1, 2, 3]))
            orders.push({ order, ...(await paidAndCanceled()) });
          const endOf = async ({
            order,
            athlete,
            news,
          }: (typeof orders)[number]): Promise<string> => {
            expect(news.map(({ type }) => type)).toEqual([
              'customer.subscription.created',
              'invoice.paid',
              'customer.subscription.updated',
              'customer.subscription.deleted',
            ]);
            for (const at of order) expect(await world.send(news[at] as News)).toBe(200);
            await applied(news);
            return JSON.stringify(await endState(athlete));
          };
          const ends = await Promise.all(orders.map(endOf));
          expect(ends).toHaveLength(24);
          expect([...new Set(ends)].map((end) => JSON.parse(end) as unknown)).toEqual([
            {
              subscription: {
                status: 'canceled',
                cancel_at_period_end: false,
                paid: true,
                over: true,
              },
              letters: [{ kind: 'ended' }],
            },
          ]);
        }),
      120_000,
    );

    it('have one effect and one email for ten deliveries, five concurrent [FAULT-19]', () =>
      withoutRounds(async () => {
        const { athlete, news } = await paidAndCanceled();
        const find = jest.spyOn(world.app.app.get(PaymentProvider, { strict: false }), 'find');
        for (let round = 0; round < 2; round += 1) {
          await Promise.all(
            news.flatMap((event) =>
              Array.from({ length: 5 }, async () => expect(await world.send(event)).toBe(200)),
            ),
          );
        }
        await applied(news);
        expect(find).toHaveBeenCalledTimes(news.length);
        find.mockRestore();
        expect(await endState(athlete)).toMatchObject({ letters: [{ kind: 'ended' }] });
        await eventually(async () =>
          expect(
            (await lettersTo(world.app, athlete.email)).filter((letter) =>
              letter.includes('Subject: Your Pro plan has ended'),
            ),
          ).toHaveLength(1),
        );
      }));

    it('are not confirmed unless stored, so the provider retries [FAULT-22]', async () => {
      const { news } = await paidAndCanceled();
      const keep = jest
        .spyOn(world.app.app.get(SubscriptionRepository, { strict: false }), 'keepEvent')
        .mockRejectedValueOnce(new Error('the database is away'));
      expect(await world.send(news[0] as News)).toBe(500);
      keep.mockRestore();
      expect(
        await rows(world.app, 'SELECT 1 FROM billing_events WHERE id = $1', [news[0]?.id]),
      ).toEqual([]);
      expect(await world.send(news[0] as News)).toBe(200);
    });

    it('change nothing that a later look has seen, if they arrive during a sync', async () => {
      const news = world.hold();
      const athlete = await newAthlete(world.app.url, {}, { onboarding: 'none' });
      const { body } = await athlete.post<{ clientSecret: string }>('/api/subscription/create', {});
      const provider = world.app.app.get(PaymentProvider, { strict: false });
      const before = await provider.find(await subscriptionOf(world.app, athlete.email));
      // The look that the news cause sees the state before the payment, and is slow to come back
      // with it.
      let goOn = (): void => undefined;
      const late = new Promise<void>((resolve) => (goOn = resolve));
      const slow = jest
        .spyOn(provider, 'find')
        .mockImplementationOnce(() => late.then(() => before));
      await world.send(news[0] as News);
      await eventually(() => expect(slow).toHaveBeenCalled());
      await world.pay(athlete, body.clientSecret);
      expect((await athlete.post('/api/subscription/sync', {})).body).toEqual({
        appStatus: 'ACTIVE',
      });
      goOn();
      await applied(news.slice(0, 1));
      slow.mockRestore();
      expect(await planOf(athlete)).toMatchObject({ subscriptionStatus: 'ACTIVE' });
    });

    it('about an unknown subscription are stored and change nothing', async () => {
      const provider = world.app.app.get(PaymentProvider, { strict: false });
      const stranger = {
        id: 'sub_stranger',
        customerId: 'cus_stranger',
        status: 'active' as const,
        cancelAtPeriodEnd: false,
        paidThrough: null,
        endedAt: null,
        collectionPaused: false,
        createdAt: new Date(),
      };
      const find = jest.spyOn(provider, 'find').mockResolvedValueOnce(stranger);
      const event = world.invented('sub_stranger');
      expect(await world.send(event)).toBe(200);
      await applied([event]);
      find.mockRestore();
      expect(
        await rows(world.app, `SELECT 1 FROM subscriptions WHERE id = 'sub_stranger'`),
      ).toEqual([]);
    });

    it('with a lost job are applied by the reconciliation', async () => {
      const { athlete, news } = await paidAndCanceled();
      const [subscriptionId] = [await subscriptionOf(world.app, athlete.email)];
      const repository = world.app.app.get(SubscriptionRepository, { strict: false });
      await repository.keepEvent(
        { id: news[0]?.id ?? '', type: 'customer.subscription.created', subscriptionId },
        new Date(world.now().getTime() - 6 * 60_000),
      );
      const reconciliation = world.app.app.get(ReconcileSubscriptions, { strict: false });
      await reconciliation.execute();
      await applied(news.slice(0, 1));
      expect(await endState(athlete)).toMatchObject({ subscription: { status: 'canceled' } });
      // They stay known, as the provider may send them again for weeks.
      await reconciliation.execute();
      await applied(news.slice(0, 1));
    });

    it('are not needed: one process of many schedules an hourly reconciliation', async () => {
      const reconciliation = world.app.app.get(ReconcileSubscriptions, { strict: false });
      const live = jest.spyOn(world.app.app.get(PaymentProvider, { strict: false }), 'live');
      const ask = () => Promise.all(Array.from({ length: 5 }, () => reconciliation.planWhenDue()));
      await ask();
      expect(live).toHaveBeenCalledTimes(0);
      await world.travelTo(new Date(world.now().getTime() + 3_600_000));
      await ask();
      await eventually(() => expect(live).toHaveBeenCalledTimes(1));
      live.mockRestore();
    });
  });
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  );
}
