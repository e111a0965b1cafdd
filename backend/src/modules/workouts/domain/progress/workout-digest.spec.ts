import { describe, expect, it } from '@jest/globals';
import { ATHLETE, profileThreshold } from '#test/builders/recording.builder.js';
import { intervalRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '#analysis/analyse.js';
import { ASKED_DURATIONS_S } from '#analysis/curves/durations.js';
import type { Recording } from '#analysis/recording/recording.js';
import { factsOf } from '../report/workout-for-coach.js';
import { newWorkout } from '../new-workout.js';
import type { Upload } from '../upload/upload.js';
import { digestOf } from './workout-digest.js';

const MADE = { id: 'workout', createdAt: new Date(0) };
const UPLOAD: Upload = {
  id: 'upload',
  userId: 'athlete',
  sha256: '',
  fileName: 'a.fit',
  fileKey: 'a',
  sizeBytes: 1,
  status: 'processing',
  attempt: 1,
  slotTaken: false,
  workoutId: null,
  failure: null,
  createdAt: new Date(0),
};
const THRESHOLDS = { ...ATHLETE, basePaceSPerKm: profileThreshold(300) };

function digested(recording: Recording) {
  const analysis = analyse(recording, THRESHOLDS);
  return {
    analysis,
    digest: digestOf(factsOf(newWorkout(MADE, UPLOAD, recording, analysis), analysis)),
  };
}

describe('the digest of a workout', () => {
  it('of a ride has its load by power and heart rate, its zones and its power curve', () => {
    const { analysis, digest } = digested(intervalRide());
    expect(digest).toMatchObject({
      workoutId: 'workout',
      userId: 'athlete',
      family: 'cycling',
      load: { day: '2025-06-14', power: expect.closeTo(66.93, 1), pace: null },
      askedTimes: [],
    });
    expect(digest.zones.power?.reduce((sum, seconds) => sum + seconds, 0)).toBe(2400);
    const curve = analysis.curves.power ?? [];
    expect(digest.askedPowers).toEqual(
      ASKED_DURATIONS_S.filter((seconds) => seconds <= 2400).map(
        (seconds) => curve.find((point) => point.seconds === seconds)?.watts,
      ),
    );
    expect(digest.powerCurve).toBe(curve);
  });

  it('of a run has its load by pace, its times, NaN over longer distances, and no power', () => {
    const { digest } = digested(steadyRun(3000, 3, { channels: { power: () => 250 } }));
    expect(digest).toMatchObject({
      family: 'running',
      load: { power: null, pace: expect.any(Number), heartRate: expect.any(Number) },
      askedPowers: [],
      powerCurve: [],
      powerEfforts: [],
    });
    expect(digest.askedTimes.map((seconds) => Number.isNaN(seconds))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(digest.askedTimes[1]).toBeCloseTo(1000 / 3, 6);
  });

  it('takes nothing that may not be judged', () => {
    const recording = steadyRun(300);
    const analysis = analyse(recording, THRESHOLDS);
    const never = { value: 1, unit: '', version: 1, applicable: false, reason: 'no' };
    const metrics = {
      ...analysis.metrics,
      trainingStress: never,
      heartRateLoad: never,
      efficiencyFactor: never,
    };
    const digest = digestOf(
      factsOf(newWorkout(MADE, UPLOAD, recording, analysis), {
        ...analysis,
        metrics,
      }),
    );
    expect(digest).toMatchObject({
      load: { power: null, pace: null, heartRate: null },
      efficiencyFactor: null,
    });
  });
});
