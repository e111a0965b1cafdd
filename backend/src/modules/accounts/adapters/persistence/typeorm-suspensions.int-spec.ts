import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser } from '../../../../../test/builders/user.builder.js';
import { openTestSession, type TestSession } from '../../../../../test/support/test-session.js';
import type { Suspension } from '../../domain/user.js';
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
    const [{ now } = { now: SINCE }] = await database.dataSource.query<{ now: Date }[]>('SELECT clock_timestamp() AS now');
    const until = (milliseconds: number): Suspension => ({ since: SINCE, expiresAt: new Date(now.getTime() + milliseconds), reason: null, forPayment: false });
    expect(await inForce(until(60_000))).toEqual(until(60_000));
    expect(await inForce(until(0))).toBeNull();
  });

  it('tells of none where there is none', async () => {
    expect(await inForce(null)).toBeNull();
    expect(await new TypeormSuspensions(database.session).inForce(aUser().id)).toBeNull();
  });
});
