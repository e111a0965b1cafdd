import type { Recording } from '#analysis/recording/recording.js';
import type { Thresholds } from '#analysis/thresholds.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { findingsOf } from '#coaching/domain/findings/find.js';
import type { Finding } from '#coaching/domain/findings/finding.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { coachedWorkout, lookAt } from './coached-workout.builder.js';
import { ATHLETE } from './recording.builder.js';

export function sheetOf(
  recording: Recording,
  thresholds: Thresholds = ATHLETE,
  changes: Partial<AnalysedWorkout> = {},
): FactSheet {
  const workout = coachedWorkout(recording, thresholds, changes);
  return buildFactSheet(workout, METRIC_UNITS, { look: lookAt(workout) });
}

/** The finding of a kind, or whose kind begins so, in a workout; null where there is no such. */
export function found(sheet: FactSheet, kind: string): Finding | null {
  return findingsOf(sheet).find((finding) => finding.kind.startsWith(kind)) ?? null;
}

/** A finding's words as the athlete would read them; null where the verifier drops any of them. */
export function shown(sheet: FactSheet, finding: Finding | null): string | null {
  if (finding === null) return null;
  const lines = [`${finding.statement}.`, ...finding.because, finding.action ?? null];
  const sentences = lines.flatMap((line) => (line === null ? [] : [line]));
  const verifier = new Verifier(sheet, '');
  const kept = sentences.map((sentence) => verifier.check(sentence).trim());
  return kept.includes('') ? null : kept.join(' ');
}
