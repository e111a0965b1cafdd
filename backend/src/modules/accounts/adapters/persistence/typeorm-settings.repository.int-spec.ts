import { afterAll, beforeAll, describe } from '@jest/globals';
import { settingsContract } from '#test/contracts/accounts/settings.repository.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormSettingsRepository } from './typeorm-settings.repository.js';

describe('TypeormSettingsRepository', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());
  settingsContract('PostgreSQL', () => new TypeormSettingsRepository(database.session));
});
