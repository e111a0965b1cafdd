import { describe, expect, it } from '@jest/globals';
import { aRecording, type RecordingChanges } from '#test/builders/workouts/recording.builder.js';
import { analyse } from '#analysis/analyse.js';
import { deviceSession } from './device-session.js';
import { sessionTotals } from './session-totals.js';
import { summarise } from './summarise.js';

const seconds = [...Array(4555).keys()];
const none = { ftpW: null, maxHr: null, restingHr: null, weightKg: null };
const values = { distance: seconds.map((second) => second * 9.677) };

function made(changes: RecordingChanges) {
  const recording = aRecording({ time: seconds, ...changes });
  const analysis = analyse(recording, none);
  const totals = sessionTotals(recording, analysis);
  return {
    totals,
    metrics: analysis.metrics,
    session: deviceSession(recording.device, {
      ...totals,
      family: 'cycling',
      summary: summarise(recording, analysis),
    }),
  };
}

describe('the distance of a workout', () => {
  it("is that of the samples, as its laps are, if the device's total differs", () => {
    const { totals, metrics, session } = made({
      values,
      device: { timerS: 4554, distanceM: 41_548 },
      laps: [
        {
          from: 0,
          to: 4554,
          trigger: 'session_end',
          timerS: null,
          distanceM: null,
          intensity: null,
        },
      ],
    });
    expect(totals.distanceM).toBeCloseTo(44_069, 0);
    expect(metrics['distance']?.note).toContain('own total is another one');
    expect(session.distanceM).toBe(41_548);
  });

  it("is the device's own if both agree, or the samples break off or have no distance", () => {
    const same = made({ values, device: { timerS: 4554, distanceM: 44_075 } });
    expect(same.totals.distanceM).toBe(44_075);
    expect(same.metrics['distance']?.note).toBeUndefined();
    expect(made({ values, device: { timerS: 5000, distanceM: 48_000 } }).totals.distanceM).toBe(
      48_000,
    );
    expect(made({ device: { timerS: 4554, distanceM: 41_548 } }).totals.distanceM).toBe(41_548);
    expect(made({}).totals.distanceM).toBeNull();
  });
});

describe('the times of a workout', () => {
  it('never say less from start to end than the timer ran', () => {
    const { totals, metrics, session } = made({ device: { timerS: 4556, elapsedS: 4554 } });
    expect(totals).toMatchObject({ durationS: 4556, elapsedS: 4556 });
    expect(metrics['elapsedTime']?.value).toBe(4556);
    expect(session).toMatchObject({ durationS: 4556, elapsedS: 4554 });
  });
});

describe('the session of the device', () => {
  it("keeps the device's values, and fills in missing or impossible ones", () => {
    const power = { power: seconds.map(() => 160) };
    expect(
      made({ values: power, device: { avgPowerW: 179, maxPowerW: 300 } }).session,
    ).toMatchObject({ avgPowerW: 179, maxPowerW: 300 });
    expect(made({ values: power }).session).toMatchObject({
      avgPowerW: 160,
      maxPowerW: 160,
      avgHr: null,
    });
    expect(
      made({ values: power, device: { avgPowerW: 310, maxPowerW: 300 } }).session.avgPowerW,
    ).toBe(160);
  });
});

describe('a summary of the device that lacks the last lap', () => {
  it('gives way to the samples in times, distance and maxima [E4]', () => {
    const { totals } = made({
      values: { ...values, heartRate: seconds.map((second) => (second < 4200 ? 150 : 171)) },
      device: { timerS: 3700, elapsedS: 3700, distanceM: 35_800, maxHr: 151, avgHr: 150 },
    });
    expect(totals.durationS).toBe(4554);
    expect(totals.elapsedS).toBe(4554);
    expect(totals.distanceM).toBeCloseTo(4554 * 9.677, 3);
  });
});
