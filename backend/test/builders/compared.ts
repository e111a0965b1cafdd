import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { Recording } from '#analysis/recording/recording.js';
import { buildComparisonSheet } from '#coaching/domain/facts/comparison/build-comparison-sheet.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { keptChanges } from '#coaching/domain/findings/comparison/index.js';
import type { Finding } from '#coaching/domain/findings/finding.js';
import { METRIC_UNITS, type UnitPreferences } from '#kernel/units.js';
import { coachedWorkout, lookAt } from './coached-workout.builder.js';
import { ATHLETE } from './recording.builder.js';
import { makeSession } from './physics/make-session.js';
import type { Part, SessionPlan } from './physics/session-plan.js';

const WEEK_MS = 7 * 86_400_000;

/** A recording with what its workout has beside it. */
export interface Given {
  readonly recording: Recording;
  readonly changes?: Partial<AnalysedWorkout>;
}

/** The sheet of recordings a week apart, in their order; `order` chooses which is the base. */
export function comparisonOf(
  given: readonly Given[],
  order: readonly number[] = given.map((_, at) => at),
  units: UnitPreferences = METRIC_UNITS,
): FactSheet {
  const made = given.map(({ recording, changes = {} }, at) => {
    const workout = coachedWorkout(recording, ATHLETE, {
      id: `0197c9c0-0000-7000-8000-00000000000${at + 1}`,
      startTime: new Date(recording.startTimeMs + at * WEEK_MS),
      ...changes,
    });
    return { workout, look: lookAt(workout) };
  });
  return buildComparisonSheet(
    order.flatMap((at) => made[at] ?? []),
    units,
  );
}

/** The finding whose kind begins so; null where there is no such. */
export function changed(sheet: FactSheet, kind: string): Finding | null {
  return keptChanges(sheet).find((finding) => finding.kind.startsWith(kind)) ?? null;
}

/** A session by its parts of `[kind, output, seconds]`; the same seed gives the same noise. */
export function sessionOf(
  family: SessionPlan['family'],
  parts: readonly (readonly [Part['kind'], number, number])[],
  plan: Partial<SessionPlan> = {},
): Recording {
  return makeSession({
    family,
    seed: 5,
    unevenness: 'calm',
    laps: 'manual',
    ...plan,
    parts: parts.map(([kind, output, seconds]) => ({ kind, output, seconds })),
  }).recording;
}

/** Warm-up, so many repetitions of four minutes with two and a half between, cool-down. */
export function repeats(count: number, watts: number, restS = 150): Recording {
  return sessionOf('cycling', [
    ['warmup', 130, 760],
    ...Array.from({ length: count }, (_, at) => [
      ['work', watts, 240] as const,
      ...(at < count - 1 ? [['recovery', 120, restS] as const] : []),
    ]).flat(),
    ['cooldown', 120, 560],
  ]);
}
