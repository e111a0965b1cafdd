import { describe, expect, it } from '@jest/globals';
import { imported, sheetOf } from '#test/eval/world/imported.js';
import { EVAL_PLANS, type EvalPlan } from '#test/eval/world/plans.js';
import { loadTopic } from './load.topic.js';

/** Two hours above the FTP of the profile, which nobody can hold. */
function contradicted() {
  const hour = EVAL_PLANS.find(({ name }) => name === 'ride-all-out-hour') as EvalPlan;
  const parts = [{ kind: 'steady', output: 265, seconds: 7200 }] as const;
  return sheetOf(imported({ ...hour, plan: { ...hour.plan, parts } })).sheet;
}

describe('figures by an FTP that the ride contradicts', () => {
  it('say so in the same sentence', () => {
    const sheet = contradicted();
    const { finding } = loadTopic.answer(sheet, 'how much load was that?');
    expect(finding[0]).toMatch(/training stress of .*, but this ride contradicts your FTP\.$/);
  });
});
