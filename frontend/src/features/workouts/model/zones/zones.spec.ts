import { describe, expect, it } from '@jest/globals';
import { openedRun, openedWorkout } from '#testing/workouts/workout-detail.js';
import type { Thresholds } from '../analysis.js';
import type { Workout } from '../workout.js';
import { zoneOrigin } from './zones.js';

const none: Thresholds = { ftpW: null, maxHr: null, restingHr: null, weightKg: null };
const judgedBy = (workout: Workout, thresholds: Partial<Thresholds>): Workout => ({
  ...workout,
  analysis: { ...workout.analysis, thresholds: { ...none, ...thresholds } },
});
const since = (value: number, day: string) => ({ value, source: 'profile' as const, since: day });

describe('zoneOrigin', () => {
  it('names the thresholds and the day from which they hold', () => {
    const ride = judgedBy(openedWorkout(), {
      ftpW: since(250, '2026-09-01'),
      maxHr: since(188, '2026-09-01'),
      restingHr: since(52, '2026-09-01'),
    });
    expect(zoneOrigin('power', ride)).toBe('FTP 250\u00a0W, from your profile since 1 Sep 2026');
    expect(zoneOrigin('heartRate', ride)).toBe(
      'Maximum 188, rest 52\u00a0bpm, from your profile since 1 Sep 2026',
    );
  });

  it('says where the profile knew nothing earlier than after the workout', () => {
    expect(zoneOrigin('power', judgedBy(openedWorkout(), { ftpW: since(250, '2026-12-24') }))).toBe(
      'FTP 250\u00a0W, from your profile of 24 Dec 2026 (earliest known)',
    );
  });

  it('says where the device had them, and where the athlete set the zones', () => {
    expect(
      zoneOrigin(
        'power',
        judgedBy(openedWorkout(), { ftpW: { value: 250, source: 'device', since: null } }),
      ),
    ).toBe('FTP 250\u00a0W, as set in your device');
    const own = {
      edges: [420, 375, 345, 318, 291, 270] as [number, number, number, number, number, number],
      source: 'profile' as const,
      since: '2026-01-05',
    };
    expect(zoneOrigin('pace', judgedBy(openedRun(), { zones: { pace: own } }))).toBe(
      'Zones set by you, from your profile since 5 Jan 2026',
    );
  });
});
