import { describe, expect, it } from '@jest/globals';
import { buildRide } from '#test/builders/fit/index.js';
import type { ReportPlan } from '#test/builders/fit/plans.js';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { analyse } from '../analyse.js';
import { besideOurs } from './device-values.js';

const NOW = Date.UTC(2026, 10, 21);
const REPORT: ReportPlan = {
  rpe: 50,
  feel: 50,
  trainingStress: 58,
  intensityFactor: 0.93,
  trainingLoad: 120,
};

function ridden(report: ReportPlan, power = (second: number) => 190 + (second % 2)) {
  const file = buildRide({ seconds: 2400, power, report, ftpW: 205, maxHr: 182 });
  return analyse(readFit(file, NOW), ATHLETE);
}

describe('what the device says', () => {
  it('stands beside ours, each with its own number', () => {
    const { device, metrics } = ridden(REPORT);
    expect(device?.values).toMatchObject({
      rpe: { value: 5, unit: 'of 10', applicable: true },
      ftp: { value: 205, unit: 'W' },
      maxHeartRate: { value: 182 },
      intensityFactor: { value: 0.93, ours: 'intensityFactor' },
      trainingLoad: { value: 120 },
    });
    expect(device?.feel).toBe('normal');
    const pairs = device ? besideOurs(device, metrics) : [];
    const intensity = pairs.find(({ id }) => id === 'intensityFactor');
    expect(intensity?.device).toBe(0.93);
    expect(intensity?.ours).toBeCloseTo(190.5 / 250, 2);
  });

  it('is not judged where it counts power readings that were repaired', () => {
    const { device } = ridden(REPORT, (second) => (second === 1000 ? 4000 : 190));
    expect(device?.values.trainingStress).toMatchObject({
      applicable: false,
      reason: 'Your device worked it out with power readings that were repaired here.',
    });
    expect(device?.values.rpe).toMatchObject({ applicable: true });
  });

  it('is absent where the file says nothing', () => {
    const file = buildRide({ seconds: 600, power: null, heartRate: null });
    expect(analyse(readFit(file, NOW), ATHLETE).device).toBeUndefined();
  });
});

describe('an effort rated on the device', () => {
  const hard = (rpe: number, beats: number) => {
    const file = buildRide({ seconds: 1800, heartRate: () => beats, report: { rpe } });
    return (analyse(readFit(file, NOW), ATHLETE).contradictions ?? []).map(({ kind }) => kind);
  };

  it('contradicts half an hour near the maximum where it was rated moderate', () => {
    expect(hard(40, 176)).toContain('rpe-under-heart-rate');
  });

  it('contradicts nothing where it was rated hard, and where heart rate was not', () => {
    expect(hard(50, 176)).not.toContain('rpe-under-heart-rate');
    expect(hard(40, 165)).not.toContain('rpe-under-heart-rate');
  });
});
