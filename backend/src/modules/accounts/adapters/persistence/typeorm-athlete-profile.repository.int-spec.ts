import { afterAll, beforeAll, describe } from '@jest/globals';
import { aUser } from '#test/builders/user.builder.js';
import * as contract from '#test/contracts/accounts/athlete-profile.repository.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { AthleteProfileRecord } from './athlete-profile.record.js';
import { AthleteThresholdRecord } from './athlete-threshold.record.js';
import { QuestionnaireDraftRecord } from './questionnaire-draft.record.js';
import { QuestionnaireRecord } from './questionnaire.record.js';
import { TypeormAthleteProfileRepository } from './typeorm-athlete-profile.repository.js';
import { TypeormUserRepository } from './typeorm-user.repository.js';
import { UserRecord } from './user.record.js';

describe('TypeormAthleteProfileRepository', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession([
      UserRecord,
      AthleteProfileRecord,
      AthleteThresholdRecord,
      QuestionnaireDraftRecord,
      QuestionnaireRecord,
    ]);
  });
  afterAll(() => database.close());

  contract.athleteProfileRepositoryContract('PostgreSQL', () => ({
    profiles: new TypeormAthleteProfileRepository(database.session),
    unitOfWork: database.unitOfWork,
    athlete: async () => {
      const user = aUser();
      await new TypeormUserRepository(database.session).add(user);
      return user.id;
    },
    user: (id) => new TypeormUserRepository(database.session).findById(id),
  }));
});
