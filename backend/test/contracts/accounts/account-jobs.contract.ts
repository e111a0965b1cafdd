import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { OPERATOR_EVENTS, type AccountJobs } from '#accounts/ports/account-jobs.js';

export interface AccountJobsWorld {
  readonly jobs: AccountJobs;
  /** The payloads of operator emails that the worker gets, by job id. */
  readonly operatorEmails: () => ReadonlyMap<
    string,
    { readonly news: string; readonly subjectId: string }
  >;
}

export function accountJobsContract(name: string, open: () => AccountJobsWorld): void {
  describe(`account jobs: ${name}`, () => {
    it('plans one operator email per event and subject, also when repeated [AST-08]', async () => {
      const { jobs, operatorEmails } = open();
      const subjectId = randomUUID();
      for (let times = 0; times < 2; times++)
        for (const event of OPERATOR_EVENTS) await jobs.notifyOperator(event, subjectId);
      expect([...operatorEmails().values()]).toEqual(
        OPERATOR_EVENTS.map((news) => ({ news, subjectId })),
      );
      await jobs.notifyOperator('signed-up', randomUUID());
      expect(operatorEmails().size).toBe(4);
    });
  });
}
