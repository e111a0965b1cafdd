import { distanceFigure, figureText, formatDuration, NOT_AVAILABLE } from '#lib/format.js';
import type { Compared, ComparedProps } from '#features/workouts/model/compare/names.js';
import { effortName } from '#features/workouts/model/power/efforts.js';
import { Section } from '../workout/section.js';
import { BestsTable } from './bests-table.js';

/** The best time of each run over the distances that two of them went. */
export function EffortsCompared({ workouts, units }: ComparedProps) {
  const rows = effortRows(workouts).map(({ distanceM, seconds }) => ({
    name: effortName(distanceM) ?? figureText(distanceFigure(distanceM, units)),
    values: seconds,
  }));
  if (rows.length === 0) return null;
  return (
    <Section title="Best efforts">
      <BestsTable
        first="Distance"
        workouts={workouts}
        rows={rows}
        tell={(seconds) => (seconds === null ? NOT_AVAILABLE : formatDuration(seconds))}
      />
    </Section>
  );
}

interface EffortRow {
  readonly distanceM: number;
  /** Seconds; null where the run was shorter. */
  readonly seconds: readonly (number | null)[];
}

/** Best times over each distance that at least two of the runs went. */
function effortRows(workouts: readonly Compared[]): readonly EffortRow[] {
  const distances = [
    ...new Set(
      workouts.flatMap(({ workout }) =>
        workout.analysis.bestEfforts.map(({ distanceM }) => distanceM),
      ),
    ),
  ].sort((a, b) => a - b);
  return distances
    .map((distanceM) => ({
      distanceM,
      seconds: workouts.map(
        ({ workout }) =>
          workout.analysis.bestEfforts.find((effort) => effort.distanceM === distanceM)?.seconds ??
          null,
      ),
    }))
    .filter(({ seconds }) => seconds.filter((value) => value !== null).length > 1);
}
