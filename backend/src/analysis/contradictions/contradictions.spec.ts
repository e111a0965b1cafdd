import { describe, expect, it } from '@jest/globals';
import { ATHLETE, profileThreshold } from '#test/builders/recording.builder.js';
import { hillyRun, steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
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
    expect(kinds(over(188, 30), athlete)).toEqual([]);
    expect(kinds(over(194, 2), athlete)).toEqual([]);
  });

  it('name a device that judges by another FTP [E16]', () => {
    expect(kinds(steadyRide(1800, { deviceThresholds: { ftpW: 290 } }))).toEqual([
      'device-ftp-differs',
    ]);
    expect(kinds(steadyRide(1800, { deviceThresholds: { ftpW: 255 } }))).toEqual([]);
  });

  it('do not believe a device an FTP that nobody has, nor one without power', () => {
    for (const ftpW of [1, 49, 601, 65_000])
      expect(kinds(steadyRide(1800, { deviceThresholds: { ftpW } }))).toEqual([]);
    const ride = steadyRide(1800, { deviceThresholds: { ftpW: 290 } });
    const { power: _, ...channels } = ride.channels;
    expect(kinds({ ...ride, channels })).toEqual([]);
  });

  it('name a maximum that a heart rate held for half an hour makes unlikely [E16]', () => {
    const held = (bpm: number) =>
      steadyRun(3000, 3, {
        channels: { heartRate: (second) => (second < 600 ? 140 : bpm) + (second % 3) },
      });
    expect(kinds(held(180))).toEqual(['heart-rate-max-too-low']);
    expect(kinds(held(172))).toEqual([]);
  });

  it('name an FTP at three quarters of which the heart works near its limit', () => {
    const ride = (bpm: number, channels: object = {}) =>
      steadyRide(2400, {
        channels: {
          power: () => 188,
          heartRate: (second) => Math.min(bpm, 120 + second / 12) + (second % 2),
          ...channels,
        },
      });
    const [found] = analyse(ride(164), ATHLETE).contradictions ?? [];
    expect(found?.kind).toBe('ftp-too-high');
    expect(found?.value).toBeCloseTo(188, 0);
    expect(found?.at?.to).toBeGreaterThan(found?.at?.from ?? 0);
    expect(kinds(ride(150))).toEqual([]);
    expect(kinds(ride(164, { power: () => 215 }))).toEqual([]);
    // In waves the harder half explains the heart.
    expect(kinds(ride(164, { power: (s: number) => (s % 240 < 120 ? 260 : 116) }))).toEqual([]);
    expect(kinds(ride(164), { ...ATHLETE, maxHr: null })).toEqual([]);
  });

  it('do not blame FTP for what came before, or for the third hour', () => {
    const after = steadyRide(2400, {
      channels: {
        power: (second) => (second < 1200 ? 245 : 190),
        heartRate: (second) => 164 + (second % 2),
      },
    });
    expect(kinds(after)).not.toContain('ftp-too-high');
    const late = steadyRide(9000, {
      channels: {
        power: () => 185,
        heartRate: (second) => (second < 6000 ? 140 : 165) + (second % 2),
      },
    });
    expect(kinds(late)).toEqual([]);
  });

  const racer = { ...ATHLETE, basePaceSPerKm: profileThreshold(300) };
  it('name a race time that the run beats, and where it was beaten', () => {
    const fast = steadyRun(2400, 4.2);
    const [found] = (analyse(fast, racer).contradictions ?? []).filter(
      ({ kind }) => kind === 'race-time-beaten',
    );
    expect(found?.against).toBeGreaterThan(found?.value ?? Infinity);
    expect(found?.unit).toBe('s');
    expect(kinds(steadyRun(2400, 3.2), racer)).not.toContain('race-time-beaten');
    expect(kinds(fast)).not.toContain('race-time-beaten');
  });

  it('name a threshold pace that was run for longer than anybody can', () => {
    const long = hillyRun(17_000);
    const [found] = analyse(long, racer).contradictions ?? [];
    expect(found).toMatchObject({
      kind: 'threshold-pace-too-slow',
      unit: 's/km',
      text: expect.stringContaining('enter a newer race time'),
    });
    expect(found?.against).toBeCloseTo(318, 6);
    expect(found?.value).toBeLessThan(318);
    expect(kinds(hillyRun(3600), racer)).toEqual([]);
    expect(kinds(long, { ...ATHLETE, basePaceSPerKm: profileThreshold(270) })).toEqual([]);
    expect(kinds(long)).toEqual([]);
  });

  it('do not take a run down a hill for a faster race', () => {
    const downhill = steadyRun(2400, 4.2, {
      channels: { altitude: (second) => 900 - second * 0.2 },
    });
    expect(kinds(downhill, racer)).not.toContain('race-time-beaten');
  });

  it('name a trail run on flat ground', () => {
    const trail = (rise: number) =>
      steadyRun(2400, 3, {
        sport: 'trail_running',
        device: { ascentM: rise * 10 },
        channels: {
          altitude: (second) =>
            200 + rise * (second % 240 < 120 ? second % 120 : 120 - (second % 120)) * 0.1,
        },
      });
    expect(kinds(trail(0))).toEqual(['flat-trail']);
    expect(kinds(trail(4))).toEqual([]);
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
