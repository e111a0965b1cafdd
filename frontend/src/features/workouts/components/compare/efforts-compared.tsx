import { distanceFigure, figureText, formatDuration, NOT_AVAILABLE } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import { effortRows } from '#features/workouts/model/compare/efforts-compared.js';
import type { Compared } from '#features/workouts/model/compare/names.js';
import { effortName } from '#features/workouts/model/power/efforts.js';
import { Section } from '../workout/section.js';
import { BestsTable } from './bests-table.js';

export interface EffortsComparedProps {
  readonly workouts: readonly Compared[];
  readonly units: UnitPreferences;
}

/** The best time of each run over the distances that two of them went. */
export function EffortsCompared({ workouts, units }: EffortsComparedProps) {
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
