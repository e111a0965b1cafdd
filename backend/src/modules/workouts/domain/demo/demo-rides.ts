import type { Part } from '../simulation/session-plan.js';
import { hills } from '../simulation/terrain.js';
import { demoWorkout, type DemoWorkout } from './demo-workout.js';
import { alternating, part, steady } from './parts.js';

const MINUTE = 60;

/**
 * An hour of somebody who rides at weekends: two hills, and legs that tire in the last third. W.
 */
const FIRST_HILLS: readonly Part[] = [
  part('warmup', 10 * MINUTE, 95, 115),
  steady(26 * MINUTE, 124),
  steady(20 * MINUTE, 120, 92),
  part('cooldown', 3 * MINUTE, 90, 85),
];

/**
 * Four times eight minutes just below threshold, the last of them weaker, then home on tired legs.
 * W.
 */
const THRESHOLD: readonly Part[] = [
  part('warmup', 15 * MINUTE, 120, 165),
  ...alternating(
    [225, 222, 217, 206].map((watts) => part('work', 8 * MINUTE, watts)),
    part('recovery', 4 * MINUTE, 118),
  ),
  part('cooldown', 18 * MINUTE, 158, 128),
];

/**
 * Two hours and a bit: five times four minutes far above threshold, hills at a good pace after
 * them, and a fade. W.
 */
const LONG_AND_HARD: readonly Part[] = [
  part('warmup', 20 * MINUTE, 165, 215),
  ...alternating(
    [352, 350, 347, 342, 333].map((watts) => part('work', 4 * MINUTE, watts)),
    part('recovery', 4 * MINUTE, 150),
  ),
  part('recovery', 6 * MINUTE, 165),
  steady(36 * MINUTE, 242),
  steady(18 * MINUTE, 236, 192),
  part('cooldown', 8 * MINUTE, 150, 120),
];

export const DEMO_RIDES: readonly DemoWorkout[] = [
  demoWorkout(1, 'cycling', {
    level: 'beginner',
    title: 'Sample ride: two hills on a Saturday',
    athlete: { ftpW: 160, maxHr: 184, restingHr: 62, weightKg: 78, hourSpeedMps: 2.7 },
    loopM: 22_000,
    plan: {
      parts: FIRST_HILLS,
      seed: 41,
      unevenness: 'usual',
      terrain: hills([
        { topM: 8200, halfWidthM: 1500, heightM: 72 },
        { topM: 14_800, halfWidthM: 1300, heightM: 56 },
      ]),
      pushUphill: 4,
      waits: [{ from: 780, to: 812 }],
      laps: 'auto',
      driftPerHour: 8,
      startTimeMs: Date.UTC(2026, 4, 16, 9, 12),
    },
  }),
  demoWorkout(2, 'cycling', {
    level: 'intermediate',
    title: 'Sample ride: 4 × 8 minutes at threshold',
    athlete: { ftpW: 232, maxHr: 186, restingHr: 53, weightKg: 74, hourSpeedMps: 3.5 },
    loopM: 38_500,
    plan: {
      parts: THRESHOLD,
      seed: 42,
      unevenness: 'usual',
      terrain: hills([{ topM: 33_200, halfWidthM: 1500, heightM: 72 }]),
      pushUphill: 3,
      laps: 'steps',
      driftPerHour: 7,
      startTimeMs: Date.UTC(2026, 4, 20, 16, 40),
    },
  }),
  demoWorkout(3, 'cycling', {
    level: 'advanced',
    title: 'Sample ride: 5 × 4 minutes, then the hills',
    athlete: { ftpW: 300, maxHr: 188, restingHr: 44, weightKg: 70, hourSpeedMps: 4.4 },
    critical: { powerW: 292, wPrimeJ: 17_500 },
    loopM: 69_000,
    plan: {
      parts: LONG_AND_HARD,
      seed: 43,
      unevenness: 'usual',
      terrain: hills([
        { topM: 41_500, halfWidthM: 2700, heightM: 118 },
        { topM: 49_500, halfWidthM: 2300, heightM: 96 },
        { topM: 56_800, halfWidthM: 2000, heightM: 74 },
      ]),
      pushUphill: 4,
      stops: [{ from: 3920, to: 4010 }],
      laps: 'manual',
      driftPerHour: 5,
      startTimeMs: Date.UTC(2026, 4, 24, 7, 5),
    },
  }),
];
