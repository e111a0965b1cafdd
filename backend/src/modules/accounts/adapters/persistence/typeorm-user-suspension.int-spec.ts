import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser } from '#test/builders/user.builder.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import type { Suspension } from '#accounts/domain/user.js';
import { TypeormUserRepository } from './typeorm-user.repository.js';
import { UserRecord } from './user.record.js';

const SINCE = new Date('2026-01-01T00:00:00Z');

describe('TypeormUserRepository: suspensions', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession([UserRecord]);
  });
  afterAll(() => database.close());

  async function inForce(suspension: Suspension | null): Promise<Suspension | null> {
    const user = aUser({ suspension });
    await new TypeormUserRepository(database.session).add(user);
    return new TypeormUserRepository(database.session).activeSuspension(user.id);
  }

  it('returns a suspension without end as it was stored', async () => {
    const suspension = { since: SINCE, expiresAt: null, reason: 'Unpaid', forPayment: true };
    expect(await inForce(suspension)).toEqual(suspension);
  });

  it('returns one with an end until that moment, by the database clock', async () => {
    const [{ now } = { now: SINCE }] = await database.dataSource.query<{ now: Date }[]>(
      'SELECT clock_timestamp() AS now',
    );
    const until = (milliseconds: number): Suspension => ({
      since: SINCE,
      expiresAt: new Date(now.getTime() + milliseconds),
      reason: null,
      forPayment: false,
    });
    expect(await inForce(until(60_000))).toEqual(until(60_000));
    expect(await inForce(until(0))).toBeNull();
  });

  describe('by an administrator', () => {
    it('replaces an active one, ends on time, and can be lifted [AUS-24, AUS-27]', async () => {
      const user = aUser({
        suspension: { since: SINCE, expiresAt: null, reason: 'Unpaid', forPayment: true },
      });
      await new TypeormUserRepository(database.session).add(user);
      const users = new TypeormUserRepository(database.session);
      await users.suspend(user.id, { reason: 'Sharing', days: 2 });
      const inForce = await users.activeSuspension(user.id);
      expect(inForce).toMatchObject({ reason: 'Sharing', forPayment: false });
      const lastsMs = (inForce?.expiresAt?.getTime() ?? 0) - (inForce?.since.getTime() ?? 0);
      expect(Math.abs(lastsMs - 48 * 60 * 60_000)).toBeLessThan(10);
      await users.suspend(user.id, { reason: null, days: null });
      expect(await users.activeSuspension(user.id)).toMatchObject({
        reason: null,
        expiresAt: null,
      });
      await users.unsuspend(user.id);
      expect(await users.activeSuspension(user.id)).toBeNull();
    });
  });

  describe('for a payment', () => {
    const suspended = async (suspension: Suspension | null) => {
      const user = aUser({ suspension });
      await new TypeormUserRepository(database.session).add(user);
      return { users: new TypeormUserRepository(database.session), id: user.id };
    };
    const ours = { since: expect.any(Date), expiresAt: null, reason: 'Unpaid', forPayment: true };

    it('begins once and ends with the payment [UPL-16]', async () => {
      const { users, id } = await suspended(null);
      await users.suspendForPayment(id, 'Unpaid');
      const begun = await users.activeSuspension(id);
      expect(begun).toEqual(ours);
      await users.suspendForPayment(id, 'Unpaid again');
      expect(await users.activeSuspension(id)).toEqual(begun);
      for (let time = 0; time < 2; time += 1) await users.unsuspendAfterPayment(id);
      expect(await users.activeSuspension(id)).toBeNull();
    });

    it('does not begin during a grace, and begins after it', async () => {
      const { users, id } = await suspended(null);
      expect(await users.paymentGraceUntil(id)).toBeNull();
      const until = await users.grantPaymentGrace(id, 7);
      expect(await users.paymentGraceUntil(id)).toEqual(until);
      await users.suspendForPayment(id, 'Unpaid');
      expect(await users.activeSuspension(id)).toBeNull();
      await users.grantPaymentGrace(id, 0);
      expect(await users.paymentGraceUntil(id)).toBeNull();
      await users.suspendForPayment(id, 'Unpaid');
      expect(await users.activeSuspension(id)).toEqual(ours);
    });

    it('neither replaces nor lifts a suspension for another cause', async () => {
      const other = {
        since: SINCE,
        expiresAt: null,
        reason: 'Sharing an account',
        forPayment: false,
      };
      const { users, id } = await suspended(other);
      await users.suspendForPayment(id, 'Unpaid');
      await users.unsuspendAfterPayment(id);
      expect(await users.activeSuspension(id)).toEqual(other);
    });

    it('replaces an expired suspension', async () => {
      const { users, id } = await suspended({
        since: SINCE,
        expiresAt: SINCE,
        reason: 'Sharing an account',
        forPayment: false,
      });
      await users.suspendForPayment(id, 'Unpaid');
      expect(await users.activeSuspension(id)).toEqual(ours);
    });
  });

  it('returns null without a suspension', async () => {
    expect(await inForce(null)).toBeNull();
    expect(
      await new TypeormUserRepository(database.session).activeSuspension(aUser().id),
    ).toBeNull();
  });
});
