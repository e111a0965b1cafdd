import { describe, expect, it } from '@jest/globals';
import { ATHLETE, recordingOf } from '#test/builders/recording.builder.js';
import { runWithPauses, steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '#analysis/analyse.js';

describe('time', () => {
  it('tells elapsed, timer and moving time apart', () => {
    const { metrics } = analyse(runWithPauses(), ATHLETE);
    expect(metrics['elapsedTime']?.value).toBe(2399);
    expect(metrics['timerTime']?.value).toBe(2399 - 180);
    expect(metrics['movingTime']?.value).toBe(2399 - 180);
  });

  it("never moves longer than the device's clock ran, which counts finer than its samples", () => {
    const { metrics } = analyse(
      steadyRide(1000, { device: { elapsedS: 998.6, timerS: 998.6 } }),
      ATHLETE,
    );
    expect(metrics['timerTime']?.value).toBe(998.6);
    expect(metrics['movingTime']?.value).toBe(998.6);
  });

  it("takes the device's timer where the samples cover it within 0.5 %, else counts and says so", () => {
    const timed = (timerS: number) =>
      analyse(steadyRide(1000, { device: { timerS } }), ATHLETE).metrics;
    expect(timed(1003.5)['timerTime']?.value).toBe(1003.5);
    expect(timed(1003.5)['timerTime']?.note).toBeUndefined();
    expect(timed(995)['movingTime']?.value).toBe(995);
    expect(timed(1003.5)['averageSpeed']).toEqual(timed(999)['averageSpeed']);
    expect(timed(1010)['timerTime']).toMatchObject({
      value: 999,
      note: 'Counted along the recorded samples; the timer of your device says another time.',
    });
  });

  it('does not count standing as moving, though the timer runs', () => {
    const still = (second: number): boolean => second > 300 && second <= 400;
    const recording = steadyRide(1000, {
      channels: {
        speed: (second) => (still(second) ? 0.2 : 9),
        cadence: (second) => (still(second) ? 0 : 90),
        power: (second) => (still(second) ? 0 : 200),
      },
    });
    const { metrics } = analyse(recording, ATHLETE);
    expect(metrics['timerTime']?.value).toBe(999);
    expect(metrics['movingTime']?.value).toBe(899);
  });

  it('lets a flicker of under 3 s pass', () => {
    const flicker = recordingOf({
      seconds: 600,
      channels: { speed: (second) => (second === 100 || second === 101 ? 0 : 9) },
    });
    expect(analyse(flicker, ATHLETE).metrics['movingTime']?.value).toBe(599);
  });

  it('detects moving indoors by cadence and power, never by heart rate alone', () => {
    const trainer = recordingOf({
      seconds: 600,
      indoor: true,
      channels: { power: (second) => (second <= 300 ? 150 : 0) },
    });
    expect(analyse(trainer, ATHLETE).metrics['movingTime']?.value).toBe(300);
    const heart = recordingOf({ seconds: 600, indoor: true, channels: { heartRate: () => 120 } });
    expect(analyse(heart, ATHLETE).metrics['movingTime']).toMatchObject({
      value: null,
      applicable: false,
    });
  });

  it('is not told by a cadence that hardly ever counts a step', () => {
    const walk = (turning: number) =>
      analyse(
        recordingOf({
          family: 'running',
          seconds: 184,
          channels: { heartRate: () => 92, cadence: (at) => (at % 100 < turning ? 96 : 0) },
        }),
        ATHLETE,
      ).metrics['movingTime'];
    expect(walk(10)).toMatchObject({
      value: null,
      applicable: false,
      reason: expect.stringContaining('Cadence alone'),
    });
    expect(walk(80)?.applicable).toBe(true);
  });

  it('counts a hole of over a minute as a stop and a shorter one as time', () => {
    const holes = (hole: number) =>
      recordingOf({ time: [0, 1, 2, 3, 3 + hole, 4 + hole], channels: { speed: () => 9 } });
    expect(analyse(holes(60), ATHLETE).metrics['timerTime']?.value).toBe(64);
    expect(analyse(holes(61), ATHLETE).metrics['timerTime']?.value).toBe(4);
  });

  it('believes the device where a time stamp is years away', () => {
    const recording = recordingOf({
      time: [0, 1, 2, 3_000_000_000],
      channels: { power: () => 100 },
      device: { elapsedS: 3 },
    });
    expect(analyse(recording, ATHLETE).metrics['elapsedTime']).toMatchObject({
      value: 3,
      applicable: true,
    });
    expect(analyse(recording, ATHLETE).metrics['elapsedTime']?.note).toContain('another time');
  });
});

describe('distance, speed and pace', () => {
  it('divides distance by timer time', () => {
    const { metrics } = analyse(runWithPauses(), ATHLETE);
    expect(metrics['distance']?.value).toBe(2219 * 3);
    expect(metrics['averageSpeed']?.value).toBeCloseTo(3, 9);
    expect(metrics['averagePace']?.value).toBeCloseTo(1000 / 3, 6);
  });

  it('gives pace on runs only, the best over a kilometre', () => {
    const metres = (second: number): number =>
      3 * second + Math.max(0, Math.min(second - 1000, 250));
    expect(
      analyse(steadyRun(3000, 3, { channels: { distance: metres } }), ATHLETE).metrics['bestPace'],
    ).toMatchObject({ value: 250, unit: 's/km' });
    expect(analyse(steadyRun(300), ATHLETE).metrics['bestPace']?.reason).toContain(
      'shorter than the kilometre',
    );
    expect(analyse(steadyRide(), ATHLETE).metrics['averagePace']?.applicable).toBe(false);
  });
});

describe('cadence, temperature and height', () => {
  it('averages cadence without zeros, in the unit of the sport', () => {
    const recording = steadyRide(600, {
      channels: { cadence: (second) => (second % 2 === 0 ? 0 : 90) },
    });
    expect(analyse(recording, ATHLETE).metrics['averageCadence']).toMatchObject({
      value: 90,
      unit: 'rpm',
    });
    expect(analyse(steadyRun(), ATHLETE).metrics['averageCadence']).toMatchObject({
      value: 168,
      unit: 'steps/min',
    });
  });

  it('takes the height that the device summed up', () => {
    const { metrics } = analyse(
      steadyRide(600, { device: { ascentM: 123, descentM: 45 } }),
      ATHLETE,
    );
    expect(metrics['elevationGain']).toMatchObject({
      value: 123,
      note: 'As your device measured it.',
    });
    expect(metrics['elevationLoss']?.value).toBe(45);
  });

  it("uses the device's mean temperature if there are no samples, and says so", () => {
    const { metrics } = analyse(steadyRide(600, { device: { avgTempC: 24 } }), ATHLETE);
    expect(metrics['averageTemperature']).toMatchObject({
      value: 24,
      applicable: true,
      note: expect.stringContaining('your device summed it up'),
    });
    const recorded = analyse(
      steadyRide(600, { channels: { temperature: () => 3 }, device: { avgTempC: 5 } }),
      ATHLETE,
    );
    expect(recorded.metrics['averageTemperature']?.value).toBe(3);
  });

  it('estimates height from GPS alone, and says so', () => {
    const wave = (second: number): number =>
      400 + 25 * Math.sin((2 * Math.PI * second) / 600) + (second % 2);
    const { metrics } = analyse(steadyRide(2400, { channels: { altitude: wave } }), ATHLETE);
    expect(metrics['elevationGain']?.value).toBeGreaterThan(195);
    expect(metrics['elevationGain']?.value).toBeLessThan(205);
    expect(metrics['elevationGain']?.note).toContain('estimate');
  });

  it('says what was not recorded', () => {
    const { metrics } = analyse(
      recordingOf({ seconds: 60, channels: { heartRate: () => 120 } }),
      ATHLETE,
    );
    expect(metrics['elevationGain']?.reason).toBe('No altitude was recorded.');
    expect(metrics['averageTemperature']?.reason).toBe('No temperature was recorded.');
    expect(metrics['distance']?.reason).toBe('No distance was recorded.');
  });
});
