import { describe, expect, it } from '@jest/globals';
import { ATHLETE, profileThreshold } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import type { Recording } from '../recording/recording.js';
import type { Thresholds } from '../thresholds.js';

function kinds(recording: Recording, thresholds: Thresholds = ATHLETE): string[] {
  return (analyse(recording, thresholds).contradictions ?? []).map(({ kind }) => kind);
}

describe('contradictions', () => {
  const hard = steadyRide(8760, { channels: { power: () => 248 } });

  it('name an FTP that was held for two hours and a half [E16]', () => {
    const found = analyse(hard, ATHLETE).contradictions ?? [];
    expect(found.map(({ kind }) => kind)).toEqual(['ftp-too-low']);
    expect(found[0]?.value).toBeGreaterThan(258);
    expect(found[0]).toMatchObject({ against: 250, unit: 'W' });
    expect(kinds(steadyRide(8760, { channels: { power: () => 200 } }))).toEqual([]);
  });

  it('name an FTP under the best hour or 95 % of the best 20 minutes [E16]', () => {
    const test = steadyRide(3000, {
      channels: { power: (second) => (second >= 900 && second < 2100 ? 300 : 140) },
    });
    const [found] = analyse(test, ATHLETE).contradictions ?? [];
    expect(found?.kind).toBe('ftp-too-low');
    expect(found?.value).toBeCloseTo(285, 6);
  });

  it('name a heart rate over the stated maximum, and not a lone beat over it [E13]', () => {
    const over = (bpm: number, seconds: number) =>
      steadyRun(2400, 3, {
        channels: {
          heartRate: (second) =>
            second >= 2000 && second < 2000 + seconds ? bpm : 150 + (second % 3),
        },
      });
    const athlete = { ...ATHLETE, maxHr: profileThreshold(188) };
    expect(kinds(over(194, 30), athlete)).toEqual(['heart-rate-over-max']);
    expect(kinds(over(189, 30), athlete)).toEqual([]);
    expect(kinds(over(194, 2), athlete)).toEqual([]);
  });

  it('name a device that judges by another FTP [E16]', () => {
    expect(kinds(steadyRide(1800, { deviceThresholds: { ftpW: 290 } }))).toEqual([
      'device-ftp-differs',
    ]);
    expect(kinds(steadyRide(1800, { deviceThresholds: { ftpW: 255 } }))).toEqual([]);
  });
});

describe('a spike of heart rate', () => {
  it('takes its flanks with it: no 203 is left of 223 as the peak [E13]', () => {
    const spike = [176, 190, 203, 214, 223, 219, 208, 196, 182];
    const run = steadyRun(1800, 3, {
      channels: {
        heartRate: (second) => spike[second - 900] ?? 168 + (second % 4),
      },
    });
    const { metrics, repairs } = analyse(run, { ...ATHLETE, maxHr: profileThreshold(188) });
    expect(metrics['maxHeartRate']?.value).toBeLessThanOrEqual(188);
    expect(repairs.map(({ kind }) => kind)).toContain('heart-rate-spikes');
  });
});
