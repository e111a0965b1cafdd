import { describe, expect, it } from '@jest/globals';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { steadyRun } from '#test/builders/sample-recordings.js';

const outing = (speed: number, steps: number, heartRate = 92) =>
  sheetOf(
    steadyRun(2000, speed, {
      channels: { cadence: () => steps, heartRate: (second) => heartRate + (second % 3) },
    }),
  );

describe('finding of a walk', () => {
  it('calls a run of walking pace and steps a walk without load', () => {
    const sheet = outing(1.5, 106);
    expect(shown(sheet, found(sheet, 'structure.walk'))).toMatch(
      /walk.*11:07 \/km.*106 spm.*no training load.*File it as a walk/i,
    );
  });

  it('leaves a slow jog and a slow cadence at running pace alone', () => {
    expect(found(outing(2.05, 158), 'structure.walk')).toBeNull();
    expect(found(outing(2.9, 118), 'structure.walk')).toBeNull();
  });

  it('leaves a climb alone, where runners walk as well', () => {
    const uphill = steadyRun(2000, 1.5, {
      channels: { cadence: () => 106, altitude: (second) => 400 + 0.15 * second },
    });
    expect(found(sheetOf(uphill), 'structure.walk')).toBeNull();
  });
});
