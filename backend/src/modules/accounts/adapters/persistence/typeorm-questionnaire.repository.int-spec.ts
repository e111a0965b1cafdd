import { afterAll, beforeAll, describe } from '@jest/globals';
import { aUser } from '#test/builders/user.builder.js';
import { questionnaireRepositoryContract } from '#test/contracts/questionnaire.repository.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { QuestionnaireDraftRecord } from './questionnaire-draft.record.js';
import { QuestionnaireRecord } from './questionnaire.record.js';
import { TypeormQuestionnaireRepository } from './typeorm-questionnaire.repository.js';
import { TypeormUserRepository } from './typeorm-user.repository.js';
import { UserRecord } from './user.record.js';

describe('TypeormQuestionnaireRepository', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession([UserRecord, QuestionnaireDraftRecord, QuestionnaireRecord]);
  });
  afterAll(() => database.close());

  questionnaireRepositoryContract('PostgreSQL', () => {
    const users = new TypeormUserRepository(database.session);
    return {
      questionnaires: new TypeormQuestionnaireRepository(database.session),
      athlete: async () => {
        const user = aUser();
        await users.add(user);
        return user.id;
      },
      user: (id) => users.findById(id),
    };
  });
});
