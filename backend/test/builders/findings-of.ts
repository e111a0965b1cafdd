import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { findingsOf } from '#coaching/domain/findings/find.js';
import type { Finding } from '#coaching/domain/findings/finding.js';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { coachedWorkout, lookAt } from './coached-workout.builder.js';

const NOW = Date.UTC(2026, 10, 21);

/** A finding as an athlete would read it, without its marks. */
export interface ReadFinding {
  readonly statement: string;
  readonly because: string;
  readonly action: string;
  readonly weight: number;
  /** Sentences that the verifier would drop. */
  readonly dropped: readonly string[];
}

/** The findings of a file as the product reads it. */
export function readFindingsOfFile(file: Uint8Array): Readonly<Record<string, ReadFinding>> {
  return readFindings(coachedWorkout(readFit(file, NOW)));
}

/** The findings of a workout by their kinds. */
export function readFindings(workout: AnalysedWorkout): Readonly<Record<string, ReadFinding>> {
  const sheet = buildFactSheet(workout, METRIC_UNITS, { look: lookAt(workout) });
  const drops = (line: string) => new Verifier(sheet, '').judge(line).problems.length > 0;
  const read = ({ statement, because, action, ...rest }: Finding): ReadFinding => ({
    statement: withoutMarks(statement),
    because: because.map((line) => withoutMarks(line ?? '')).join(' '),
    action: withoutMarks(action ?? ''),
    weight: rest.surprise * rest.importance * rest.confidence,
    dropped: [`${statement}.`, ...because, action ?? null].filter(
      (line): line is string => line !== null && drops(line),
    ),
  });
  return Object.fromEntries(findingsOf(sheet).map((finding) => [finding.kind, read(finding)]));
}
