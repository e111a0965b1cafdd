import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#kernel/units.js';
import { coachedWorkout } from '#test/builders/coached-workout.builder.js';
import { steadyRun } from '#test/builders/sample-recordings.js';
import { buildFactSheet } from '../build-fact-sheet.js';

describe('heart rate load', () => {
  const workout = coachedWorkout(
    steadyRun(3600, 3, { channels: { heartRate: (second) => 150 + (second % 3) } }),
  );

  it('is the name of one value, that of the page [E8]', () => {
    const sheet = buildFactSheet(workout, METRIC_UNITS);
    const named = sheet.all('load.').filter(({ label }) => /heart rate load/i.test(label));
    const [one] = named.filter(({ key }) => !key.endsWith('.note'));
    expect(named.filter(({ key }) => !key.endsWith('.note'))).toHaveLength(1);
    expect(one?.value).toBe(workout.analysis.metrics['heartRateLoad']?.value);
  });
});
