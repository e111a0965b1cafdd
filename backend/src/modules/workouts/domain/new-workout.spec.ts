import { describe, expect, it } from '@jest/globals';
import { aRecording, type RecordingChanges } from '#test/builders/workouts/recording.builder.js';
import { analyse } from '#analysis/analyse.js';
import { newWorkout } from './new-workout.js';
import type { Upload } from './upload/upload.js';

const upload: Upload = {
  id: 'u',
  userId: 'athlete',
  sha256: '',
  fileName: 'ride.fit',
  fileKey: '',
  sizeBytes: 1,
  status: 'processing',
  attempt: 1,
  slotTaken: true,
  workoutId: null,
  failure: null,
  createdAt: new Date(0),
};
const seconds = [...Array(600).keys()];
const none = { ftpW: null, maxHr: null, restingHr: null, weightKg: null };

function made(changes: RecordingChanges) {
  const recording = aRecording({ time: seconds, ...changes });
  return newWorkout(
    { id: 'w', createdAt: new Date(0) },
    upload,
    recording,
    analyse(recording, none),
  );
}

describe('newWorkout', () => {
  it('takes times, distance and calories from the device [UPL-09]', () => {
    const workout = made({ device: { timerS: 580, elapsedS: 610, distanceM: 4321, calories: 88 } });
    expect(workout).toMatchObject({
      durationS: 580,
      elapsedS: 610,
      distanceM: 4321,
      summary: { calories: 88 },
    });
  });

  it('computes times and distance if the device gave none, without pauses in the duration', () => {
    const distance = seconds.map((second) => second * 5);
    const workout = made({
      values: { distance, speed: seconds.map(() => 5) },
      pauses: [{ from: 100, to: 200 }],
    });
    expect(workout.elapsedS).toBe(599);
    expect(workout.durationS).toBeGreaterThan(490);
    expect(workout.durationS).toBeLessThan(505);
    expect(workout.distanceM).toBe(2995);
  });

  it('does not believe a summary that says nought seconds', () => {
    expect(made({ device: { timerS: 0, elapsedS: 0 } })).toMatchObject({ elapsedS: 599 });
  });

  it('counts steps of both feet on runs and revolutions on rides [WKT-14]', () => {
    const device = { avgCadence: 85.5, maxCadence: 95 };
    expect(made({ device, family: 'running', sport: 'running' }).summary).toMatchObject({
      avgCadence: 171,
      maxCadence: 190,
    });
    expect(made({ device }).summary).toMatchObject({ avgCadence: 85.5, maxCadence: 95 });
  });

  it("puts the engine's number where the device gave none, and null where there is neither", () => {
    const { summary } = made({
      values: { power: seconds.map(() => 200) },
      device: { maxPowerW: 777 },
    });
    expect(summary).toMatchObject({ avgPowerW: 200, maxPowerW: 777, avgHr: null, calories: null });
  });

  it('stores no NaN and no infinity', () => {
    expect(made({ device: { avgHr: NaN, distanceM: Infinity } })).toMatchObject({
      distanceM: null,
      summary: { avgHr: null },
    });
  });
});
