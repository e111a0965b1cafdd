import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { SubscriptionBooksWorld } from './subscription.repository.contract.js';

const NOW = new Date('2026-05-10T12:00:00Z');
const LATER = new Date('2026-05-10T12:00:01Z');

/** Webhook events in the books of a provider. */
export function providerEventsContract(name: string, world: () => SubscriptionBooksWorld): void {
  describe(`provider events: ${name}`, () => {
    const anEvent = () => ({
      id: `evt_${randomUUID()}`,
      type: 'invoice.paid',
      subscriptionId: 'sub_1',
    });

    it('stores an event once, also when it arrives ten times concurrently', async () => {
      const event = anEvent();
      const kept = await Promise.all(
        Array.from({ length: 10 }, () => world().repository.keepEvent(event, NOW)),
      );
      expect(kept.filter(Boolean)).toHaveLength(1);
      expect(await world().repository.openEvent(event.id)).toEqual(event);
    });

    it('has it open until it is applied, and lists what is open for too long', async () => {
      const event = { ...anEvent(), subscriptionId: null };
      await world().repository.keepEvent(event, NOW);
      expect([
        (await world().repository.eventsOpenBefore(LATER, 100)).includes(event.id),
        (await world().repository.eventsOpenBefore(NOW, 100)).includes(event.id),
      ]).toEqual([true, false]);
      await world().repository.markApplied(event.id, LATER);
      expect([
        await world().repository.openEvent(event.id),
        (await world().repository.eventsOpenBefore(LATER, 100)).includes(event.id),
      ]).toEqual([null, false]);
    });

    it('removes what was applied long ago, and nothing that is open', async () => {
      const [applied, open] = [anEvent(), anEvent()];
      for (const event of [applied, open]) await world().repository.keepEvent(event, NOW);
      await world().repository.markApplied(applied.id, NOW);
      await world().repository.removeApplied(LATER);
      expect(await world().repository.keepEvent(applied, NOW)).toBe(true);
      expect(await world().repository.keepEvent(open, NOW)).toBe(false);
    });

    it('sees nothing of another provider', async () => {
      const event = anEvent();
      await world().repository.keepEvent(event, NOW);
      const { other } = world();
      expect([await other.openEvent(event.id), await other.keepEvent(event, NOW)]).toEqual([
        null,
        true,
      ]);
    });
  });
}
