import { describe, expect, it } from '@jest/globals';
import { coachedWorkout } from '#test/builders/coached-workout.builder.js';
import { ATHLETE, profileThreshold } from '#test/builders/recording.builder.js';
import { hillyRun, steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import type { Recording } from '../recording/recording.js';
import type { Thresholds } from '../thresholds.js';
import { effortOf } from './effort-of.js';

const RACER = { ...ATHLETE, basePaceSPerKm: profileThreshold(300) };
/** m/s at this share of the threshold speed that follows from 25 min over 5 km. */
const runAt = (share: number): number => (share * 1000) / 318;

function effort(recording: Recording, thresholds: Thresholds = RACER) {
  return effortOf(coachedWorkout(recording, thresholds));
}

const ride = (watts: number, bpm: number, seconds = 3600): Recording =>
  steadyRide(seconds, { channels: { power: () => watts, heartRate: () => bpm } });
const run = (share: number, bpm: number, seconds = 3000): Recording =>
  steadyRun(seconds, runAt(share), { channels: { heartRate: () => bpm } });

describe('the effort of a workout', () => {
  it('is not easy by heart rate where the pace was near threshold', () => {
    expect(effort(run(0.98, 125))).toMatchObject({
      level: 'demanding',
      by: 'pace',
      readings: { pace: 'demanding', heartRate: 'easy' },
    });
  });

  it('is not easy by power where the heart worked hard', () => {
    expect(effort(ride(150, 172))).toMatchObject({ level: 'very hard', by: 'heartRate' });
    expect(effort(ride(150, 120))).toMatchObject({ level: 'easy', by: 'power' });
  });

  it('is easy up to the top of pace zone 2', () => {
    expect(effort(run(0.91, 125)).level).toBe('easy');
    expect(effort(run(0.94, 125)).level).toBe('moderate');
  });

  it('leaves out a measure whose threshold the recording contradicts, and its load', () => {
    const long = hillyRun(17_000);
    const found = effort(long);
    expect(found).toMatchObject({ doubted: ['pace'], level: 'hard', by: 'load' });
    expect(found.readings).not.toHaveProperty('pace');
    const rested = { ...RACER, maxHr: null };
    expect(effort(long, rested)).toMatchObject({ level: 'demanding', by: 'length' });
    expect(effort(ride(248, 120, 8760))).toMatchObject({ doubted: ['power'], level: 'easy' });
  });

  it('keeps a measure whose threshold is off by a beat', () => {
    const recording = steadyRide(3600, {
      channels: { power: () => 100, heartRate: (at) => (at > 3000 && at < 3060 ? 192 : 165) },
    });
    expect(coachedWorkout(recording).analysis.contradictions).toMatchObject([
      { kind: 'heart-rate-over-max' },
    ]);
    expect(effort(recording)).toMatchObject({ by: 'heartRate' });
  });

  it('is never easy over twelve hours', () => {
    expect(effort(run(0.5, 105, 12 * 3600))).toMatchObject({ level: 'very hard' });
  });

  it('is not judged in under five minutes', () => {
    expect(effort(run(1.3, 185, 274))).toMatchObject({
      level: null,
      tooLittle: 'At 4 min 33 s this recording is too short to judge.',
    });
  });

  it('is not judged where samples cover less than half of the length', () => {
    const cut = coachedWorkout(run(0.9, 140, 315), RACER, { durationS: 3558 });
    expect(effortOf(cut)).toMatchObject({
      level: null,
      tooLittle: 'The file holds samples for 5 min 14 s of 59 min 18 s, too little to judge.',
    });
  });

  it('holds the load against the daily load of the weeks before', () => {
    const workout = coachedWorkout(ride(160, 120, 3 * 3600 - 60), ATHLETE);
    expect(effortOf(workout, 90).level).toBe('easy');
    expect(effortOf(workout, 20).level).toBe('demanding');
  });
});
