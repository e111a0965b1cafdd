import { describe, expect, it } from '@jest/globals';
import { imported, sheetOf } from '#test/eval/world/imported.js';
import { EVAL_PLANS, type EvalPlan } from '#test/eval/world/plans.js';
import { intensityLines } from '#coaching/domain/report/effort-part.js';
import { suggestion } from '#coaching/domain/report/suggestion.js';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';
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
    const lines = [...intensityLines(sheet), ...finding].map((line) => withoutMarks(line ?? ''));
    expect(lines.join(' ')).toContain(
      'against your FTP of 250 W, but this ride contradicts your FTP.',
    );
    expect(finding[0]).toMatch(/training stress of .*, but this ride contradicts your FTP\.$/);
  });

  it('lead to a look at the FTP before any other advice', () => {
    expect(suggestion(contradicted())).toBe(
      'Check your FTP and maximum heart rate in your profile: this ride contradicts both.',
    );
  });
});
