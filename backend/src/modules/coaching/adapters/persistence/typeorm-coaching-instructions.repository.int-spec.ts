import { afterAll, beforeAll, describe } from '@jest/globals';
import { coachingInstructionsRepositoryContract } from '#test/contracts/coaching/coaching-instructions.repository.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import {
  CoachingInstructionRecord,
  CoachingInstructionVersionRecord,
} from './coaching-instruction.record.js';
import { TypeormCoachingInstructionsRepository } from './typeorm-coaching-instructions.repository.js';

describe('TypeormCoachingInstructionsRepository', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession([CoachingInstructionRecord, CoachingInstructionVersionRecord]);
  });
  afterAll(() => database.close());

  coachingInstructionsRepositoryContract(
    'PostgreSQL',
    () => new TypeormCoachingInstructionsRepository(database.session, database.unitOfWork),
  );
});
