import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { OperatorMailPlan } from '#accounts/ports/operator-mail-plan.js';

export interface OperatorMailPlanWorld {
  readonly plan: OperatorMailPlan;
  /** What the worker is handed, by the id of its job. */
  readonly planned: () => ReadonlyMap<
    string,
    { readonly news: string; readonly subjectId: string }
  >;
}

export function operatorMailPlanContract(name: string, open: () => OperatorMailPlanWorld): void {
  describe(`operator mail plan: ${name}`, () => {
    it('plans a letter of each kind for each whom it is about, once however often it is told [AST-08]', async () => {
      const { plan, planned } = open();
      const subjectId = randomUUID();
      for (let times = 0; times < 2; times++) {
        await plan.signedUp(subjectId);
        await plan.accountClosed(subjectId);
        await plan.test(subjectId);
      }
      expect([...planned().values()]).toEqual(
        ['signed-up', 'account-closed', 'test'].map((news) => ({ news, subjectId })),
      );
      await plan.signedUp(randomUUID());
      expect(planned().size).toBe(4);
    });
  });
}
