import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestSession, type TestSession } from '../../../../../test/support/test-session.js';
import { aUser } from '../../../../../test/builders/user.builder.js';
import { IMPERIAL_UNITS } from '../../../../kernel/units.js';
import { AthleteProfileRecord } from './athlete-profile.record.js';
import { AthleteThresholdRecord } from './athlete-threshold.record.js';
import { TypeormAthleteProfileRepository } from './typeorm-athlete-profile.repository.js';
import { TypeormUserRepository } from './typeorm-user.repository.js';
import { UserRecord } from './user.record.js';

describe('TypeormAthleteProfileRepository', () => {
  const now = new Date('2026-05-01T10:00:00Z');
  let database: TestSession;
  let profiles: TypeormAthleteProfileRepository;
  let userId: string;

  beforeAll(async () => {
    database = await openTestSession([UserRecord, AthleteProfileRecord, AthleteThresholdRecord]);
    profiles = new TypeormAthleteProfileRepository(database.session);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const user = aUser();
    await new TypeormUserRepository(database.session).add(user);
    userId = user.id;
  });

  it('knows no units and no thresholds of someone who never said any', async () => {
    expect(await profiles.unitsOf(userId)).toBeNull();
    expect(await profiles.thresholdHistory(userId)).toEqual([]);
  });

  it('keeps the units last saved', async () => {
    await profiles.saveUnits(userId, { ...IMPERIAL_UNITS, elevation: 'm' }, now);
    await profiles.saveUnits(userId, IMPERIAL_UNITS, now);
    expect(await profiles.unitsOf(userId)).toEqual(IMPERIAL_UNITS);
  });

  it('keeps thresholds by day, oldest first, and adds to a day without forgetting what it had', async () => {
    await profiles.saveThresholds(userId, '2026-05-01', { ftpW: 250 }, now);
    await profiles.saveThresholds(userId, '2026-03-01', { maxHr: 190 }, now);
    await profiles.saveThresholds(userId, '2026-05-01', { restingHr: 48 }, now);
    expect(await profiles.thresholdHistory(userId)).toEqual([
      { validFrom: '2026-03-01', ftpW: null, maxHr: 190, restingHr: null, weightKg: null },
      { validFrom: '2026-05-01', ftpW: 250, maxHr: null, restingHr: 48, weightKg: null },
    ]);
  });
});
