import { describe, expect, it } from '@jest/globals';
import { ATHLETE, profileThreshold } from '#test/builders/recording.builder.js';
import { intervalRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import { repairRecording } from '../repairs/repair-recording.js';
import { wPrimeAlong } from './w-prime-along.js';

const KNOWN = {
  ...ATHLETE,
  criticalPowerW: profileThreshold(250),
  wPrimeJ: profileThreshold(20_000),
};

describe('W′ along a recording', () => {
  it('has a value at every sample, and lowest where and when the analysis says', () => {
    const { wPrimeBalance, thresholds } = analyse(intervalRide(), KNOWN);
    if (!wPrimeBalance) throw new Error('the golden ride has a balance');
    const { recording } = repairRecording(intervalRide(), thresholds);
    const along = wPrimeAlong(recording, wPrimeBalance, wPrimeBalance.model);
    expect(along).toHaveLength(recording.time.length);
    const lowest = Math.min(...(along ?? []));
    expect(lowest).toBeCloseTo(45.7, 1);
    expect(lowest).toBe(wPrimeBalance.minimumJ);
    expect(recording.time[along?.indexOf(lowest) ?? -1]).toBe(wPrimeBalance.minimumAtS);
  });

  it('is null without power', () => {
    expect(
      wPrimeAlong(steadyRun(60), { criticalPowerW: 250, wPrimeJ: 20_000 }, 'differential'),
    ).toBeNull();
  });
});
