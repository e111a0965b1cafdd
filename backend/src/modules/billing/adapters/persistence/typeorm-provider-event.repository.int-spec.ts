import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormProviderEventRepository } from './typeorm-provider-event.repository.js';

const NOW = new Date('2026-05-10T12:00:00Z');
const LATER = new Date('2026-05-10T12:00:01Z');

describe('TypeormProviderEventRepository', () => {
  let database: TestSession;
  let events: TypeormProviderEventRepository;
  beforeAll(async () => {
    database = await openTestSession();
    events = new TypeormProviderEventRepository(database.session, 'stripe');
  });
  afterAll(() => database.close());

  const anEvent = () => ({
    id: `evt_${randomUUID()}`,
    type: 'invoice.paid',
    subscriptionId: 'sub_1',
  });

  it('stores an event once, also when it arrives ten times concurrently', async () => {
    const event = anEvent();
    const kept = await Promise.all(Array.from({ length: 10 }, () => events.keep(event, NOW)));
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await events.open(event.id)).toEqual(event);
  });

  it('has it open until it is applied, and lists what is open for too long', async () => {
    const event = { ...anEvent(), subscriptionId: null };
    await events.keep(event, NOW);
    expect([
      (await events.openBefore(LATER, 100)).includes(event.id),
      (await events.openBefore(NOW, 100)).includes(event.id),
    ]).toEqual([true, false]);
    await events.markApplied(event.id, LATER);
    expect([
      await events.open(event.id),
      (await events.openBefore(LATER, 100)).includes(event.id),
    ]).toEqual([null, false]);
  });

  it('removes what was applied long ago, and nothing that is open', async () => {
    const [applied, open] = [anEvent(), anEvent()];
    for (const event of [applied, open]) await events.keep(event, NOW);
    await events.markApplied(applied.id, NOW);
    await events.removeApplied(LATER);
    expect(await events.keep(applied, NOW)).toBe(true);
    expect(await events.keep(open, NOW)).toBe(false);
  });

  it('sees nothing of another provider', async () => {
    const event = anEvent();
    await events.keep(event, NOW);
    const sandbox = new TypeormProviderEventRepository(database.session, 'sandbox');
    expect([await sandbox.open(event.id), await sandbox.keep(event, NOW)]).toEqual([null, true]);
  });
});
