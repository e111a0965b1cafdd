import type { Part } from '../simulation/session-plan.js';
import { flat, hills } from '../simulation/terrain.js';
import { demoWorkout, type DemoWorkout } from './demo-workout.js';
import { alternating, part, steady } from './parts.js';

const MINUTE = 60;

/**
 * Thirty-six minutes of somebody in their first season, too fast over a hill and slower from then
 * on. m/s on the flat.
 */
const FIRST_SEASON: readonly Part[] = [
  part('warmup', 6 * MINUTE, 1.95, 2.15),
  steady(14 * MINUTE, 2.45),
  steady(14 * MINUTE, 2.36, 1.9),
  part('cooldown', 2 * MINUTE, 1.88),
];

/**
 * Five times four minutes at the pace of a 10 km race, the last one slower, between easy
 * kilometres. m/s on the flat.
 */
const TEN_K_PACE: readonly Part[] = [
  part('warmup', 12 * MINUTE, 2.75, 2.95),
  ...alternating(
    [3.72, 3.7, 3.68, 3.64, 3.5].map((speed) => part('work', 4 * MINUTE, speed)),
    part('recovery', 2 * MINUTE, 2.4),
  ),
  part('cooldown', 13 * MINUTE, 2.85, 2.5),
];

/**
 * An hour and a quarter of somebody who races: easy at first, then as hard as it goes over two
 * hills, and not quite to the end. m/s on the flat.
 */
const HARD_HOUR: readonly Part[] = [
  part('warmup', 12 * MINUTE, 3.3, 3.6),
  steady(44 * MINUTE, 4.32),
  steady(16 * MINUTE, 4.28, 3.86),
  part('cooldown', 4 * MINUTE, 3.1),
];

export const DEMO_RUNS: readonly DemoWorkout[] = [
  demoWorkout(4, 'running', {
    level: 'beginner',
    title: 'Sample run: a hill too fast',
    athlete: { ftpW: 190, maxHr: 187, restingHr: 64, weightKg: 72, hourSpeedMps: 2.6 },
    fiveKmS: 30 * MINUTE + 30,
    loopM: 4850,
    plan: {
      parts: FIRST_SEASON,
      seed: 44,
      unevenness: 'usual',
      terrain: hills([{ topM: 2100, halfWidthM: 680, heightM: 46 }]),
      waits: [{ from: 1010, to: 1030 }],
      laps: 'auto',
      driftPerHour: 12,
      startTimeMs: Date.UTC(2026, 4, 17, 18, 20),
    },
  }),
  demoWorkout(5, 'running', {
    level: 'intermediate',
    title: 'Sample run: 5 × 4 minutes at 10 km pace',
    athlete: { ftpW: 240, maxHr: 188, restingHr: 54, weightKg: 68, hourSpeedMps: 3.55 },
    fiveKmS: 22 * MINUTE,
    loopM: 9800,
    plan: {
      parts: TEN_K_PACE,
      seed: 45,
      unevenness: 'usual',
      terrain: hills([{ topM: 8500, halfWidthM: 650, heightM: 42 }], flat),
      laps: 'steps',
      driftPerHour: 8,
      startTimeMs: Date.UTC(2026, 4, 21, 17, 5),
    },
  }),
  demoWorkout(6, 'running', {
    level: 'advanced',
    title: 'Sample run: a hard hour over two hills',
    athlete: { ftpW: 300, maxHr: 189, restingHr: 43, weightKg: 63, hourSpeedMps: 4.55 },
    fiveKmS: 17 * MINUTE,
    loopM: 18_600,
    plan: {
      parts: HARD_HOUR,
      seed: 46,
      unevenness: 'usual',
      terrain: hills([
        { topM: 6800, halfWidthM: 900, heightM: 46 },
        { topM: 11_900, halfWidthM: 850, heightM: 40 },
      ]),
      laps: 'auto',
      driftPerHour: 6,
      startTimeMs: Date.UTC(2026, 4, 23, 6, 45),
    },
  }),
];
