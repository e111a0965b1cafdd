import type { Thresholds } from '#analysis/thresholds.js';
import { profileThreshold } from '#test/builders/recording.builder.js';
import { rolling } from '#workouts/domain/simulation/terrain.js';
import type { Part } from '#workouts/domain/simulation/session-plan.js';
import type { SessionPlan } from '#test/builders/physics/session-plan.js';

/** A session that the public site shows, and what its reader would ask about it. */
export interface SiteSession {
  readonly name: string;
  readonly title: string;
  readonly plan: SessionPlan;
  readonly thresholds: Thresholds;
  readonly questions: readonly string[];
}

const RIDER: Thresholds = {
  ftpW: profileThreshold(262),
  maxHr: profileThreshold(194),
  restingHr: profileThreshold(50),
  weightKg: profileThreshold(71),
};
const RUNNER: Thresholds = { ...RIDER, ftpW: null, basePaceSPerKm: profileThreshold(255) };

/** Five times four minutes, the last of them short of what was meant. */
const REPETITIONS = [296, 294, 295, 289, 272].flatMap((output, index): Part[] => [
  ...(index > 0 ? [{ kind: 'recovery', output: 118, seconds: 150 } as const] : []),
  { kind: 'work', output, seconds: 240 },
]);

export const SITE_SESSIONS: readonly SiteSession[] = [
  {
    name: 'intervalRide',
    title: 'A ride with five hard intervals',
    plan: {
      family: 'cycling',
      seed: 11,
      unevenness: 'calm',
      terrain: rolling,
      laps: 'manual',
      driftPerHour: 9,
      parts: [
        { kind: 'warmup', output: 132, to: 178, seconds: 780 },
        ...REPETITIONS,
        { kind: 'cooldown', output: 124, seconds: 540 },
      ],
    },
    thresholds: RIDER,
    questions: [
      'Did my intervals get weaker?',
      'How long was I above threshold?',
      'How does normalized power compare with my average?',
      'What does my power curve show today?',
      'Was my left and right balance even?',
    ],
  },
  {
    name: 'longRide',
    title: 'A long, even ride',
    plan: {
      family: 'cycling',
      seed: 23,
      unevenness: 'usual',
      terrain: rolling,
      laps: 'none',
      driftPerHour: 7,
      parts: [{ kind: 'steady', output: 188, seconds: 7800 }],
    },
    thresholds: RIDER,
    questions: [
      'Did my heart rate drift?',
      'Did I fade at the end?',
      'Did I keep a steady effort?',
      'Do I need a rest day?',
      'How did the wind affect my ride?',
    ],
  },
  {
    name: 'tenKilometres',
    title: 'A run of 10 km',
    plan: {
      family: 'running',
      seed: 5,
      unevenness: 'calm',
      terrain: rolling,
      laps: 'auto',
      driftPerHour: 8,
      parts: [
        { kind: 'steady', output: 3.72, seconds: 1250 },
        { kind: 'steady', output: 3.66, to: 3.4, seconds: 1518 },
      ],
    },
    thresholds: RUNNER,
    questions: [
      'Did I run a negative split?',
      'Did I slow down?',
      'Was this run easy enough?',
      'Why was km 9 slow?',
      'What could I run over 5 km?',
    ],
  },
];
