import { expect } from '@jest/globals';
import { METRIC_UNITS } from '#kernel/units.js';
import type { Recording } from '#analysis/recording/recording.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { findingsOf } from '#coaching/domain/findings/find.js';
import type { Finding } from '#coaching/domain/findings/finding.js';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { coachedWorkout, lookAt } from '#test/builders/coached-workout.builder.js';
import { ATHLETE } from '#test/builders/recording.builder.js';

const OF_GROUND = /^(?:terrain|structure)\./;

/** What is found of ground, stops and pacing; each sentence of it passes the verifier. */
export function groundFindings(recording: Recording, athlete = ATHLETE): readonly Finding[] {
  const workout = coachedWorkout(recording, athlete);
  const sheet = buildFactSheet(workout, METRIC_UNITS, { look: lookAt(workout) });
  const found = findingsOf(sheet).filter(({ kind }) => OF_GROUND.test(kind));
  const lines = found.flatMap(({ statement, because, action }) =>
    [`${statement}.`, ...because, action ?? null].filter((line) => line !== null),
  );
  const dropped = lines.filter((line) => new Verifier(sheet, '').judge(line).problems.length > 0);
  expect(dropped).toEqual([]);
  return found;
}

export function groundKinds(recording: Recording, athlete = ATHLETE): readonly string[] {
  return groundFindings(recording, athlete).map(({ kind }) => kind);
}

/** The statement of one kind as a reader sees it; empty where it was not found. */
export function statementOf(kind: string, all: readonly Finding[]): string {
  return withoutMarks(all.find((one) => one.kind === kind)?.statement ?? '');
}
