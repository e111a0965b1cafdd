import { describe, expect, it } from '@jest/globals';
import { aRecording, type RecordingChanges } from '#test/builders/workouts/recording.builder.js';
import { analyse } from '#analysis/analyse.js';
import { summarise } from './summarise.js';

const seconds = [...Array(1500).keys()];
const none = { ftpW: null, maxHr: null, restingHr: null, weightKg: null };

function summed(changes: RecordingChanges) {
  const recording = aRecording({ time: seconds, ...changes });
  return summarise(recording, analyse(recording, none));
}

const over = (value: number) => seconds.map(() => value);
const most = (share: number, value: number) =>
  seconds.map((second) => (second < share * 1500 ? value : Number.NaN));

describe('the averages of a workout', () => {
  const values = {
    power: over(160),
    heartRate: over(140),
    distance: seconds.map((second) => second * 8),
    speed: over(8),
  };

  it("are those of the samples, as laps and normalized power are, not the device's", () => {
    const device = {
      avgPowerW: 179,
      avgHr: 150,
      avgSpeedMps: 9,
      npW: 190,
      maxPowerW: 300,
      maxHr: 170,
      maxSpeedMps: 12,
    };
    const summary = summed({ values, device });
    expect(summary).toMatchObject({
      avgPowerW: 160,
      avgHr: 140,
      maxPowerW: 300,
      maxHr: 170,
      maxSpeedMps: 12,
    });
    expect(summary.avgSpeedMps).toBeCloseTo(8, 1);
    expect(summary.normalizedPowerW).toBeCloseTo(160, 6);
  });

  it('leave zeros out of the cadence', () => {
    const values = { cadence: seconds.map((second) => (second % 2 === 0 ? 0 : 70)) };
    expect(summed({ values, device: { avgCadence: 131, maxCadence: 168 } }).avgCadence).toBe(70);
  });

  it("are the device's own if the samples do not cover enough of the session", () => {
    expect(
      summed({
        values: { ...values, heartRate: most(0.7, 140) },
        device: { avgHr: 150, maxHr: 170 },
      }).avgHr,
    ).toBe(150);
    expect(
      summed({
        values: { ...values, heartRate: most(0.9, 140) },
        device: { avgHr: 150, maxHr: 170 },
      }).avgHr,
    ).toBe(140);
    expect(summed({ values, device: { avgHr: 150, maxHr: 170, timerS: 1600 } }).avgHr).toBe(150);
    expect(summed({ values, device: { avgHr: 150, maxHr: 170, timerS: 1510 } }).avgHr).toBe(140);
  });

  it("are the device's own where there are no samples of it", () => {
    expect(
      summed({ device: { avgPowerW: 200, maxPowerW: 600, npW: 220, avgHr: 150, avgCadence: 85 } }),
    ).toMatchObject({
      avgPowerW: 200,
      normalizedPowerW: 220,
      avgHr: 150,
      avgCadence: 85,
    });
  });

  it("are null if the device's mean is above its maximum, or zero for a missing sensor", () => {
    expect(summed({ device: { avgHr: 171, maxHr: 170, avgPowerW: 0 } })).toMatchObject({
      avgHr: null,
      avgPowerW: null,
      maxHr: 170,
    });
    expect(
      summed({ values: { ...values, heartRate: most(0.7, 140) }, device: { avgHr: 150 } }),
    ).toMatchObject({ avgHr: 140, maxHr: 140 });
  });

  it("ignore a device's power whose normalized power is above its maximum", () => {
    expect(
      summed({
        values: { power: most(0.9, 160) },
        device: { avgPowerW: 186, maxPowerW: 446, npW: 773 },
      }),
    ).toMatchObject({ avgPowerW: 160, normalizedPowerW: null });
  });

  it('never lie above the maximum that is shown beside them', () => {
    expect(summed({ values, device: { maxPowerW: 150 } })).toMatchObject({
      avgPowerW: 160,
      maxPowerW: 160,
    });
  });
});

describe('what a workout shows after repairs', () => {
  const spiked = (usual: number, odd: number) =>
    seconds.map((second) => (second === 700 ? odd : usual));

  it("are the maxima of the repaired samples, not the device's maxima of spikes", () => {
    const values = {
      power: spiked(160, 62_854),
      heartRate: spiked(140, 240),
      cadence: spiked(85, 250),
      speed: spiked(8, 90),
    };
    const device = {
      maxPowerW: 62_854,
      avgPowerW: 202,
      npW: 10_000,
      maxHr: 240,
      maxCadence: 250,
      maxSpeedMps: 90,
    };
    expect(summed({ values, device })).toMatchObject({
      maxPowerW: 160,
      avgPowerW: 160,
      maxHr: 140,
      maxCadence: 85,
      maxSpeedMps: 8,
    });
    expect(summed({ values, device }).normalizedPowerW).toBeCloseTo(160, 6);
  });

  it("are the device's own again where only zeros of a lost sensor were left out", () => {
    const heartRate = seconds.map((second) => (second < 500 ? 0 : 140));
    expect(summed({ values: { heartRate }, device: { avgHr: 150, maxHr: 178 } })).toMatchObject({
      avgHr: 150,
      maxHr: 178,
    });
  });

  it('are the means of what is left where it is thin, and nothing where under half is left', () => {
    const slipped = (share: number) => ({
      heartRate: seconds.map((second) => (second < share * 1500 ? 250 : 120)),
    });
    const device = { avgHr: 160, maxHr: 250 };
    expect(summed({ values: slipped(0.3), device })).toMatchObject({ avgHr: 120, maxHr: 120 });
    expect(summed({ values: slipped(0.7), device })).toMatchObject({ avgHr: null, maxHr: null });
  });

  it('add the climbing up from the heights that are left', () => {
    const altitude = seconds.map((second) => (second === 700 ? 20_000 : second / 10));
    const summary = summed({ values: { altitude }, device: { ascentM: 19_970, descentM: 19_820 } });
    expect(summary.elevGainM).toBeCloseTo(150, -1);
    expect(summary.elevLossM).toBeCloseTo(0, 5);
  });
});

describe('the temperature of a workout', () => {
  it("is that of the samples, else the device's own", () => {
    expect(summed({ values: { temperature: over(3) }, device: { avgTempC: 5 } }).avgTempC).toBe(3);
    expect(summed({ device: { avgTempC: 24 } }).avgTempC).toBe(24);
    expect(summed({ values: { temperature: most(0.2, 3) } }).avgTempC).toBe(3);
    expect(summed({}).avgTempC).toBeNull();
  });
});
