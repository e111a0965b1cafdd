import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser } from '#test/builders/user.builder.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import type { Suspension } from '#accounts/domain/user.js';
import { TypeormSuspensions } from './typeorm-suspensions.js';
import { TypeormUserRepository } from './typeorm-user.repository.js';
import { UserRecord } from './user.record.js';

const SINCE = new Date('2026-01-01T00:00:00Z');

describe('TypeormSuspensions', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession([UserRecord]);
  });
  afterAll(() => database.close());

  async function inForce(suspension: Suspension | null): Promise<Suspension | null> {
    const user = aUser({ suspension });
    await new TypeormUserRepository(database.session).add(user);
    return new TypeormSuspensions(database.session).inForce(user.id);
  }

  it('tells a suspension without end as it was stored', async () => {
    const suspension = { since: SINCE, expiresAt: null, reason: 'Unpaid', forPayment: true };
    expect(await inForce(suspension)).toEqual(suspension);
  });

  it('tells of one that has an end until that moment, by the clock of the database', async () => {
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
    it('takes the place of one in force, ends after its days, and is lifted whatever its cause was [AUS-24, AUS-27]', async () => {
      const user = aUser({
        suspension: { since: SINCE, expiresAt: null, reason: 'Unpaid', forPayment: true },
      });
      await new TypeormUserRepository(database.session).add(user);
      const suspensions = new TypeormSuspensions(database.session);
      await suspensions.begin(user.id, { reason: 'Sharing', days: 2 });
      const inForce = await suspensions.inForce(user.id);
      expect(inForce).toMatchObject({ reason: 'Sharing', forPayment: false });
      const lastsMs = (inForce?.expiresAt?.getTime() ?? 0) - (inForce?.since.getTime() ?? 0);
      expect(Math.abs(lastsMs - 48 * 60 * 60_000)).toBeLessThan(10);
      await suspensions.begin(user.id, { reason: null, days: null });
      expect(await suspensions.inForce(user.id)).toMatchObject({ reason: null, expiresAt: null });
      await suspensions.end(user.id);
      expect(await suspensions.inForce(user.id)).toBeNull();
    });
  });

  describe('for a payment', () => {
    const suspended = async (suspension: Suspension | null) => {
      const user = aUser({ suspension });
      await new TypeormUserRepository(database.session).add(user);
      return { suspensions: new TypeormSuspensions(database.session), id: user.id };
    };
    const ours = { since: expect.any(Date), expiresAt: null, reason: 'Unpaid', forPayment: true };

    it('begins once and ends with the payment [UPL-16]', async () => {
      const { suspensions, id } = await suspended(null);
      await suspensions.beginForPayment(id, 'Unpaid');
      const begun = await suspensions.inForce(id);
      expect(begun).toEqual(ours);
      await suspensions.beginForPayment(id, 'Unpaid again');
      expect(await suspensions.inForce(id)).toEqual(begun);
      for (let time = 0; time < 2; time += 1) await suspensions.endForPayment(id);
      expect(await suspensions.inForce(id)).toBeNull();
    });

    it('neither replaces nor lifts one for another cause', async () => {
      const other = {
        since: SINCE,
        expiresAt: null,
        reason: 'Sharing an account',
        forPayment: false,
      };
      const { suspensions, id } = await suspended(other);
      await suspensions.beginForPayment(id, 'Unpaid');
      await suspensions.endForPayment(id);
      expect(await suspensions.inForce(id)).toEqual(other);
    });

    it('takes the place of one that has run out', async () => {
      const { suspensions, id } = await suspended({
        since: SINCE,
        expiresAt: SINCE,
        reason: 'Sharing an account',
        forPayment: false,
      });
      await suspensions.beginForPayment(id, 'Unpaid');
      expect(await suspensions.inForce(id)).toEqual(ours);
    });
  });

  it('tells of none where there is none', async () => {
    expect(await inForce(null)).toBeNull();
    expect(await new TypeormSuspensions(database.session).inForce(aUser().id)).toBeNull();
  });
});
