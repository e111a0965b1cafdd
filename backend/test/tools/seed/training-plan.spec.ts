import { describe, expect, it } from '@jest/globals';
import { trainingWeeks } from './training-plan.js';

describe('weeks of the demo athlete', () => {
  it.each(['2026-11-23', '2026-11-24', '2026-11-28', '2026-11-29'])(
    'have four workouts each, all before today, on %s',
    (today) => {
      const now = new Date(`${today}T02:00:00Z`);
      const days = trainingWeeks(2, now);
      expect(days).toHaveLength(8);
      for (const { plan } of days) expect(plan.startTimeMs).toBeLessThan(now.getTime());
    },
  );
});
